// The colors of the seats, for pages that are there before any drawing is; `crates/art/src/theme.rs` has them, too.
export const SEAT_COLORS = ["#DC4A2E", "#1F6FB8", "#0F6246", "#F2C52C", "#F4F2EC", "#E48FBE"] as const;
