//! Operators that are easily taken for each other.

use syn::BinOp;

/// Returns what is written instead of an operator: at its boundary, and the opposite.
pub(super) fn instead_of(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) | BinOp::Div(_) | BinOp::Rem(_) => &["-"],
        BinOp::Sub(_) | BinOp::Mul(_) => &["+"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) | BinOp::MulAssign(_) => &["+="],
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        _ => &[],
    }
}

/// Tells whether both are `&&`, or both `||`.
pub(super) fn are_same_logic(one: &BinOp, other: &BinOp) -> bool {
    matches!(
        (one, other),
        (BinOp::And(_), BinOp::And(_)) | (BinOp::Or(_), BinOp::Or(_))
    )
}
