//! Descriptions of short lists for OpenAPI, which derives none for lists of several types.

use utoipa::openapi::schema::{ArrayBuilder, Object, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};

use crate::question::{BridgedCell, CellRotations, SpotAt, WayOf};
use crate::table::TileAt;

fn list(text: &str, n_items: usize, item: SchemaType) -> RefOr<Schema> {
    let list = ArrayBuilder::new()
        .description(Some(text))
        .items(Object::with_type(item))
        .min_items(Some(n_items))
        .max_items(Some(n_items));
    Schema::Array(list.build()).into()
}

macro_rules! describe {
    ($name:ty, $n_items:literal, $item:expr, $text:literal) => {
        impl utoipa::PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                list($text, $n_items, $item)
            }
        }

        impl utoipa::ToSchema for $name {}
    };
}

describe!(
    CellRotations,
    3,
    Type::Integer.into(),
    "A cell with the rotations that are legal there, as `[x, y, rotations]`."
);
describe!(
    BridgedCell,
    5,
    Type::Integer.into(),
    "A cell with rotations and a bridge, as `[x, y, rotations, bridge x, bridge y]`."
);
describe!(
    SpotAt,
    3,
    Type::Integer.into(),
    "A segment on the board, as `[x, y, segment]`."
);
describe!(
    WayOf,
    2,
    Type::Integer.into(),
    "So many spots that are told in one way, as `[way, spots]`."
);
describe!(
    TileAt,
    4,
    SchemaType::AnyValue,
    "A tile on the board, as `[id, x, y, quarter turns]`: a text and three numbers."
);
