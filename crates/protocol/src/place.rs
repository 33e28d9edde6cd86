//! Places on the table: cells, segments of tiles, and figures that stand there.

use carcas_engine::{Axis, Cell, FigureView, Rules, Spot, State};
use serde::{Deserialize, Serialize};

/// A place on the table that can hold one tile, as `[x, y]`: `x` grows east, `y` grows south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireCell(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
);

impl From<Cell> for WireCell {
    fn from(cell: Cell) -> Self {
        Self(cell.x, cell.y)
    }
}

impl From<WireCell> for Cell {
    fn from(WireCell(x, y): WireCell) -> Self {
        Self::new(x, y)
    }
}

/// A segment on the board, or a tile as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WireSpot {
    /// The cell of the tile.
    pub cell: WireCell,
    /// The index of the segment on its tile; 254 is the bridge over the tile, 255 the tile as a whole.
    pub segment: u8,
    /// The name in the notation, such as `1,0 road:E`, `quarter:castle` or, for a tile as a whole, `1,0`.
    pub name: String,
}

impl WireSpot {
    /// Names a spot of a state.
    pub fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        Self {
            cell: spot.cell.into(),
            segment: spot.segment,
            name: state.spot_name(rules, spot),
        }
    }
}

/// The direction of a bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum WireAxis {
    /// From north to south.
    #[serde(rename = "ns")]
    NorthSouth,
    /// From east to west.
    #[serde(rename = "ew")]
    EastWest,
}

impl From<Axis> for WireAxis {
    fn from(axis: Axis) -> Self {
        match axis {
            Axis::NorthSouth => Self::NorthSouth,
            Axis::EastWest => Self::EastWest,
        }
    }
}

/// A bridge: over which tile, and in which direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WireBridge {
    /// The cell of the tile below it.
    pub cell: WireCell,
    /// Its direction.
    pub axis: WireAxis,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FigureAt {
    /// Whose it is.
    pub seat: u8,
    /// What it is.
    pub figure: String,
    /// Where it stands.
    pub spot: WireSpot,
}

impl FigureAt {
    /// Names a figure of a state.
    pub fn of(rules: &Rules, state: &State, figure: &FigureView) -> Self {
        Self {
            seat: figure.seat.0,
            figure: figure.kind.name().to_owned(),
            spot: WireSpot::of(rules, state, figure.spot),
        }
    }
}
