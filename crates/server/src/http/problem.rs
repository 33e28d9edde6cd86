//! Refusals over HTTP: a status, a code for programs, and what would be right.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use carcas_protocol::Problem;

use crate::app::App;
use crate::game::{Refused, Unreachable};
use crate::limits::Kind;
use crate::secret::NoRandomness;
use crate::socket::{problem, unreachable};
use crate::store::StoreError;

/// A refusal.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    problem: Problem,
    /// After how many seconds it may be tried again, if that is known.
    wait_s: Option<u64>,
}

impl ApiError {
    /// What the client sent cannot be understood or used.
    pub(crate) fn bad_request(message: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, problem("bad-request", message))
    }

    /// The client has not said who it is.
    pub(crate) fn no_token(message: &str) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, problem("no-token", message))
    }

    /// The client may not do this.
    pub(crate) fn forbidden(message: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, problem("forbidden", message))
    }

    /// There is no such thing.
    pub(crate) fn not_found(message: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, problem("not-found", message))
    }

    /// There is such a thing, but this cannot be done with it.
    pub(crate) fn wrong_method(message: &str) -> Self {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        Self::new(status, problem("wrong-method", message))
    }

    /// The body is larger than it may be.
    pub(crate) fn too_large(message: &str) -> Self {
        let status = StatusCode::PAYLOAD_TOO_LARGE;
        Self::new(status, problem("too-large", message))
    }

    /// The request did not come to its end in time.
    pub(crate) fn too_slow() -> Self {
        let why = "the request took too long; send it again, with its whole body at once";
        Self::new(StatusCode::REQUEST_TIMEOUT, problem("bad-request", why))
    }

    /// A refusal with a code that is made elsewhere.
    pub(crate) fn new(status: StatusCode, problem: Problem) -> Self {
        Self {
            status,
            problem,
            wait_s: None,
        }
    }
}

/// Refuses because there is too much to do.
pub(crate) fn busy(message: &str) -> ApiError {
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, problem("too-many", message))
}

/// Refuses an address that does too much of a kind, and says how long it has to wait and what the operator can do.
pub(crate) fn limited(app: &App, kind: Kind, what: &str) -> ApiError {
    app.metrics().count_limited();
    let wait_s = app.limits().wait_s(kind);
    let seconds = if wait_s == 1 { "second" } else { "seconds" };
    let message = format!(
        "{what} from this address; try again in {wait_s} {seconds}, or ask the operator of the server for more (--limits)"
    );
    ApiError {
        wait_s: Some(wait_s),
        ..busy(&message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(wait_s) = self.wait_s {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, wait_s.into());
        }
        response
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        let status = match problem.code.as_str() {
            "unknown-game" | "no-such-seat" | "no-cell" | "no-segment" | "no-moves" | "no-rule" => {
                StatusCode::NOT_FOUND
            }
            "unknown-token" => StatusCode::UNAUTHORIZED,
            "not-your-seat" | "aids" | "muted" => StatusCode::FORBIDDEN,
            "unreadable" | "bad-text" => StatusCode::BAD_REQUEST,
            "too-many" => StatusCode::TOO_MANY_REQUESTS,
            "unavailable" | "unsaved" | "broken" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, problem)
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        refused.problem().into()
    }
}

impl From<Unreachable> for ApiError {
    fn from(why: Unreachable) -> Self {
        unreachable(why).into()
    }
}

impl From<StoreError> for ApiError {
    fn from(why: StoreError) -> Self {
        match why {
            StoreError::NotFound => Self::not_found("there is no such game or identity"),
            why => problem("unavailable", &why.to_string()).into(),
        }
    }
}

impl From<NoRandomness> for ApiError {
    fn from(why: NoRandomness) -> Self {
        problem("unavailable", &why.to_string()).into()
    }
}

impl From<JsonRejection> for ApiError {
    fn from(why: JsonRejection) -> Self {
        let text = why.body_text();
        match why.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::too_large(&text),
            _ => Self::bad_request(&text),
        }
    }
}

impl From<QueryRejection> for ApiError {
    fn from(why: QueryRejection) -> Self {
        Self::bad_request(&why.body_text())
    }
}
