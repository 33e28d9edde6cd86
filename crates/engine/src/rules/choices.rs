//! Switches: the typed choices in which editions and tables differ, and what each edition chooses.
//!
//! One row per switch. The core asks for a value (`rules.choices().farmer_scoring`), never for an edition.

use super::Edition;

/// One value of a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchValue(pub &'static str);

impl SwitchValue {
    /// Whether the value only reproduces the habits of the engine behind the conformance traces; players are
    /// not offered it.
    pub fn is_for_conformance(self) -> bool {
        self.0 == "peer"
    }
}

/// A switch as text: what the command line and records show.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// The name, as in `docs/rules/README.md`.
    pub key: &'static str,
    /// What it decides, in one line.
    pub about: &'static str,
    /// The names of its values.
    pub values: &'static [SwitchValue],
    inferred: u8,
    read: fn(&Choices) -> usize,
    write: fn(&mut Choices, usize),
}

impl Switch {
    /// Finds a switch by its name.
    pub fn from_key(key: &str) -> Option<&'static Self> {
        SWITCHES.iter().find(|switch| switch.key == key)
    }

    /// Returns the name of the value that `choices` holds.
    pub fn value(&self, choices: &Choices) -> SwitchValue {
        self.values[(self.read)(choices)]
    }

    /// Sets the value by name; `false` and no change if there is no such value.
    #[must_use]
    pub fn set(&self, choices: &mut Choices, value: &str) -> bool {
        match self
            .values
            .iter()
            .position(|candidate| candidate.0 == value)
        {
            Some(ix) => {
                (self.write)(choices, ix);
                true
            }
            None => false,
        }
    }

    /// Whether an edition's value is inferred: no text of that publisher on this point is known.
    pub fn is_inferred(&self, edition: Edition) -> bool {
        self.inferred >> edition as u8 & 1 == 1
    }
}

macro_rules! switches {
    ($($field:ident: $type:ident, $key:literal, $about:literal, { $($variant:ident $value:literal),* },
       [$($choice:ident),*], inferred $inferred:literal;)*) => {
        $(
            #[doc = concat!("The switch `", $key, "`: ", $about, ".")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[repr(u8)]
            pub enum $type { $(#[doc = concat!("The value `", $value, "`.")] $variant,)* }

            impl $type {
                const ALL: &'static [Self] = &[$(Self::$variant,)*];
            }
        )*

        /// The value of every switch: all in which editions differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Choices {
            $(#[doc = concat!("`", $key, "`: ", $about, ".")] pub $field: $type,)*
        }

        /// All switches, in the order of `docs/rules/README.md`.
        pub const SWITCHES: &[Switch] = &[$(Switch {
            key: $key,
            about: $about,
            values: &[$(SwitchValue($value),)*],
            inferred: $inferred,
            read: |choices| choices.$field as usize,
            write: |choices, ix| choices.$field = $type::ALL[ix],
        },)*];

        impl Edition {
            /// Returns what the edition chooses.
            pub const fn choices(self) -> Choices {
                let ix = self as usize;
                Choices { $($field: [$($type::$choice,)*][ix],)* }
            }
        }
    };
}

// Per row: field, type, name, meaning, values; then the choices of rgg-2005, devir, filosofia-2010 and zman-c2, and a
// bit per edition (from the right) whose choice is inferred.
switches! {
    farmer_scoring: FarmerScoring, "farmer-scoring", "how fields are scored at the end of the game", { FirstEdition "first-edition", SecondEdition "second-edition", ThirdEdition "third-edition", CityMajorityThree "city-majority-three" },
        [FirstEdition, CityMajorityThree, ThirdEdition, ThirdEdition], inferred 0b0100;
    small_city_scoring: SmallCityScoring, "small-city-scoring", "what a complete city of two tiles is worth", { TwoPoints "two-points", FourPoints "four-points" },
        [TwoPoints, TwoPoints, FourPoints, FourPoints], inferred 0b0110;
    farmers: Farmers, "farmers", "whether followers may stand in fields at all", { On "on", Off "off" },
        [On, On, On, On], inferred 0b0000;
    tile_art: TileArt, "tile-art", "which printing of the tiles is used; the new one has gardens", { First "first", New "new" },
        [First, First, First, New], inferred 0b0000;
    abbot: Abbot, "abbot", "whether every seat has an abbot and gardens count", { Off "off", On "on" },
        [Off, Off, Off, On], inferred 0b0000;
    abbot_recall_when_complete: AbbotRecallWhenComplete, "abbot-recall-when-complete", "whether an abbot may be taken back from a feature that is complete", { Forbidden "forbidden", Allowed "allowed" },
        [Forbidden, Forbidden, Forbidden, Forbidden], inferred 0b0111;
    river_start_tile: RiverStartTile, "river-start-tile", "what becomes of the usual start tile when the spring replaces it", { Discard "discard", AfterRiver "after-river", IntoRiverStack "into-river-stack", IntoLandStack "into-land-stack" },
        [AfterRiver, AfterRiver, AfterRiver, Discard], inferred 0b0110;
    river_u_turn: RiverUTurn, "river-u-turn", "how close to itself the river may bend", { Immediate "immediate", KeepCorridor "keep-corridor" },
        [Immediate, Immediate, Immediate, Immediate], inferred 0b0110;
    river_volcano_turn: RiverVolcanoTurn, "river-volcano-turn", "whether the seat that places the volcano lake takes another turn", { ExtraTurn "extra-turn", None "none" },
        [ExtraTurn, ExtraTurn, ExtraTurn, ExtraTurn], inferred 0b0110;
    river_symbols: RiverSymbols, "river-symbols", "whether inn and pig herd on river tiles work without their boxes", { NeedExpansion "need-expansion", Always "always" },
        [NeedExpansion, NeedExpansion, NeedExpansion, NeedExpansion], inferred 0b0110;
    river_with_count: RiverWithCount, "river-with-count", "whether river and city of Carcassonne may be combined", { AttachSpring "attach-spring", Forbidden "forbidden" },
        [AttachSpring, AttachSpring, AttachSpring, AttachSpring], inferred 0b1101;
    inn_cathedral_final: InnCathedralFinal, "inn-cathedral-final", "what open roads with an inn and open cities with a cathedral score at the end", { Zero "zero", Ignore "ignore" },
        [Zero, Zero, Zero, Zero], inferred 0b0110;
    sixth_player: SixthPlayer, "sixth-player", "whether a sixth seat needs the box that brings its figures", { WithThisSet "with-this-set", Always "always" },
        [WithThisSet, WithThisSet, WithThisSet, WithThisSet], inferred 0b0110;
    builder_trigger: BuilderTrigger, "builder-trigger", "which tile placements wake the builder", { Extend "extend", ExtendOrComplete "extend-or-complete" },
        [Extend, Extend, Extend, Extend], inferred 0b0110;
    builder_second_part: BuilderSecondPart, "builder-second-part", "whether the second part that a builder gives may be declined", { Optional "optional", Mandatory "mandatory" },
        [Optional, Optional, Optional, Optional], inferred 0b0110;
    princess_action: PrincessAction, "princess-action", "whether a princess must or may send a knight home", { Must "must", May "may" },
        [Must, Must, Must, May], inferred 0b0000;
    fairy_after_princess: FairyAfterPrincess, "fairy-after-princess", "whether the fairy may move after a princess has sent a knight home", { Allowed "allowed", Forbidden "forbidden" },
        [Allowed, Allowed, Allowed, Forbidden], inferred 0b0000;
    fairy_placement: FairyPlacement, "fairy-placement", "whether the fairy stands on a tile or beside one follower", { OnTile "on-tile", Assigned "assigned" },
        [OnTile, OnTile, OnTile, Assigned], inferred 0b0000;
    fairy_after_volcano: FairyAfterVolcano, "fairy-after-volcano", "whether the fairy may move after a volcano has been placed", { Allowed "allowed", Forbidden "forbidden" },
        [Allowed, Allowed, Allowed, Allowed], inferred 0b0000;
    fairy_on_tile_points: FairyOnTilePoints, "fairy-on-tile-points", "who gets points from a fairy that stands on a tile", { Once "once", Peer "peer" },
        [Once, Once, Once, Once], inferred 0b0000;
    fairy_in_quarter: FairyInQuarter, "fairy-in-quarter", "whether the fairy can join a follower in a quarter of Carcassonne", { Forbidden "forbidden", Peer "peer" },
        [Forbidden, Forbidden, Forbidden, Forbidden], inferred 0b1101;
    dragon_move: DragonMove, "dragon-move", "when the dragon makes its journey", { AfterScoring "after-scoring", BeforeScoring "before-scoring", AfterTile "after-tile" },
        [AfterScoring, AfterScoring, AfterScoring, BeforeScoring], inferred 0b0000;
    tunnel_fields: TunnelFields, "tunnel-fields", "how many fields the tunnel tile has", { Two "two", Four "four" },
        [Two, Two, Two, Two], inferred 0b0011;
    orphan_builder_pig: OrphanBuilderPig, "orphan-builder-pig", "what becomes of a builder or pig whose last follower has left", { Return "return", Stay "stay" },
        [Return, Return, Return, Return], inferred 0b0111;
    princess_targets: PrincessTargets, "princess-targets", "whom a princess may send home", { Knights "knights", KnightsAndBuilder "knights-and-builder" },
        [Knights, Knights, Knights, Knights], inferred 0b0000;
    portal_just_completed: PortalJustCompleted, "portal-just-completed", "whether a portal reaches a feature that its own tile completed", { PlacedTileOnly "placed-tile-only", Never "never", AnyUnscored "any-unscored" },
        [PlacedTileOnly, PlacedTileOnly, PlacedTileOnly, PlacedTileOnly], inferred 0b1111;
    deploy_on_dragon_tile: DeployOnDragonTile, "deploy-on-dragon-tile", "whether figures may be placed on the dragon's cell", { Allowed "allowed", Forbidden "forbidden" },
        [Allowed, Allowed, Allowed, Allowed], inferred 0b0000;
    dragon_visited_scope: DragonVisitedScope, "dragon-visited-scope", "how long the dragon remembers the cells it has visited", { Journey "journey", Turn "turn" },
        [Journey, Journey, Journey, Turn], inferred 0b0000;
    dragon_eats_mage_witch: DragonEatsMageWitch, "dragon-eats-mage-witch", "whether the dragon removes mage and witch", { Yes "yes", No "no" },
        [Yes, Yes, Yes, Yes], inferred 0b1111;
    dragon_carcassonne: DragonCarcassonne, "dragon-carcassonne", "which cells of the city of Carcassonne the dragon may enter", { OuterSquares "outer-squares", None "none" },
        [OuterSquares, OuterSquares, OuterSquares, OuterSquares], inferred 0b0111;
    fairy_abbot_return_bonus: FairyAbbotReturnBonus, "fairy-abbot-return-bonus", "whether the fairy pays when the abbot beside her is taken back", { No "no", Yes "yes" },
        [No, No, No, No], inferred 0b1111;
    tower_action_trigger: TowerActionTrigger, "tower-action-trigger", "when a tower piece may be placed", { AnyTile "any-tile", FoundationTile "foundation-tile" },
        [AnyTile, AnyTile, AnyTile, AnyTile], inferred 0b0111;
    tower_capture_target: TowerCaptureTarget, "tower-capture-target", "whose followers a tower may capture", { OpponentsOnly "opponents-only", AnyPlayer "any-player" },
        [OpponentsOnly, OpponentsOnly, OpponentsOnly, AnyPlayer], inferred 0b0111;
    tower_reopens: TowerReopens, "tower-reopens", "whether a tower is free again once its guard has left", { Yes "yes", No "no" },
        [Yes, Yes, Yes, Yes], inferred 0b1111;
    tower_dragon_eats_guard: TowerDragonEatsGuard, "tower-dragon-eats-guard", "whether the dragon eats a follower on a tower", { Yes "yes", No "no" },
        [Yes, Yes, Yes, Yes], inferred 0b0111;
    ransom_affordability: RansomAffordability, "ransom-affordability", "whether ransom needs the points at hand", { NeedsN3Points "needs-3-points", MayGoNegative "may-go-negative" },
        [NeedsN3Points, NeedsN3Points, NeedsN3Points, NeedsN3Points], inferred 0b1111;
    wagon_move: WagonMove, "wagon-move", "where a wagon may go after its feature was scored", { Connected "connected", Nearby "nearby" },
        [Connected, Connected, Connected, Nearby], inferred 0b0111;
    abbey_end_of_game: AbbeyEndOfGame, "abbey-end-of-game", "how abbeys left in hand may be placed at the end", { AbbeyRound "abbey-round", Forfeit "forfeit", Peer "peer" },
        [AbbeyRound, AbbeyRound, AbbeyRound, AbbeyRound], inferred 0b0111;
    barn_placement: BarnPlacement, "barn-placement", "whether a barn may join a field that holds another barn", { NoBarnPresent "no-barn-present", Any "any" },
        [NoBarnPresent, NoBarnPresent, NoBarnPresent, NoBarnPresent], inferred 0b0111;
    count_market_at_barn: CountMarketAtBarn, "count-market-at-barn", "whether followers in the market may join a barn's field", { Allowed "allowed", EndOnly "end-only" },
        [Allowed, EndOnly, Allowed, Allowed], inferred 0b1101;
    wagon_from_castle: WagonFromCastle, "wagon-from-castle", "what a wagon in a castle does when the castle scores", { Returns "returns", MayMove "may-move" },
        [Returns, Returns, Returns, Returns], inferred 0b1111;
    count_deploy_in_double_turn: CountDeployInDoubleTurn, "count-deploy-in-double-turn", "how often a seat may enter Carcassonne in a double turn", { PerTile "per-tile", OncePerTurn "once-per-turn" },
        [PerTile, PerTile, OncePerTurn, OncePerTurn], inferred 0b1100;
    count_final_quarters: CountFinalQuarters, "count-final-quarters", "which quarters may be left at the end of the game", { MarketOnly "market-only", All "all" },
        [All, MarketOnly, All, MarketOnly], inferred 0b1100;
    count_final_order: CountFinalOrder, "count-final-order", "in which order seats leave the quarters at the end", { SinglePass "single-pass", OneAtATime "one-at-a-time" },
        [OneAtATime, SinglePass, OneAtATime, SinglePass], inferred 0b1101;
    count_multi_feature: CountMultiFeature, "count-multi-feature", "whether several completed features are handled in one pass", { SinglePass "single-pass", PerFeature "per-feature" },
        [SinglePass, SinglePass, SinglePass, SinglePass], inferred 0b1111;
    count_move: CountMove, "count-move", "how the Count moves", { ByPlayer "by-player", Clockwise "clockwise", FollowMeeple "follow-meeple" },
        [ByPlayer, ByPlayer, ByPlayer, ByPlayer], inferred 0b1100;
    count_abbot: CountAbbot, "count-abbot", "whether the abbot may enter the cathedral quarter", { Yes "yes", No "no" },
        [No, No, No, Yes], inferred 0b1000;
    count_fairy_points: CountFairyPoints, "count-fairy-points", "whether fairy points matter for entering Carcassonne", { Counted "counted", Ignored "ignored" },
        [Counted, Counted, Counted, Counted], inferred 0b1101;
    king_robber_scoring: KingRobberScoring, "king-robber-scoring", "what king and robber score at the end", { PerFeature "per-feature", TenEach "ten-each", FifteenForty "fifteen-forty", Continuous "continuous" },
        [PerFeature, PerFeature, PerFeature, PerFeature], inferred 0b0110;
    king_counts_carcassonne: KingCountsCarcassonne, "king-counts-carcassonne", "whether the city of Carcassonne counts for the king", { Yes "yes", No "no" },
        [Yes, Yes, Yes, Yes], inferred 0b0110;
    king_counts_castles: KingCountsCastles, "king-counts-castles", "whether castles count for the king", { No "no", Yes "yes" },
        [No, No, No, No], inferred 0b1111;
    mage_on_zeroed_feature: MageOnZeroedFeature, "mage-on-zeroed-feature", "whether the mage adds points to a feature that is worth nothing", { PerTile "per-tile", Zero "zero" },
        [PerTile, PerTile, PerTile, PerTile], inferred 0b0111;
    magic_join_on_magic_tile: MagicJoinOnMagicTile, "magic-join-on-magic-tile", "whether one move serves the magic tile and the separation of the figures", { OneMove "one-move", TwoMoves "two-moves" },
        [OneMove, OneMove, OneMove, OneMove], inferred 0b1111;
    magic_unoccupied_completed: MagicUnoccupiedCompleted, "magic-unoccupied-completed", "what becomes of mage or witch when an unoccupied feature is complete", { Aside "aside", Stays "stays" },
        [Aside, Aside, Aside, Aside], inferred 0b1111;
    bridge_timing: BridgeTiming, "bridge-timing", "when bridges may be built", { AnyTime "any-time", WithTile "with-tile", Peer "peer" },
        [AnyTime, AnyTime, AnyTime, WithTile], inferred 0b0111;
    bazaar_mode: BazaarMode, "bazaar-mode", "whether bazaar tiles are auctioned or drafted", { Auction "auction", Draft "draft" },
        [Auction, Auction, Auction, Auction], inferred 0b0111;
    bazaar_bid_limit: BazaarBidLimit, "bazaar-bid-limit", "whether bids are limited by the own score", { OwnScore "own-score", Unlimited "unlimited" },
        [Unlimited, Unlimited, Unlimited, OwnScore], inferred 0b1000;
    castle_simultaneous: CastleSimultaneous, "castle-simultaneous", "who chooses among features that a castle could take", { OwnerChooses "owner-chooses", Largest "largest" },
        [OwnerChooses, OwnerChooses, OwnerChooses, OwnerChooses], inferred 0b1111;
    hill_tiebreaker: HillTiebreaker, "hill-tiebreaker", "how hills break ties", { AtLeastOne "at-least-one", NumberOfFollowers "number-of-followers" },
        [AtLeastOne, AtLeastOne, AtLeastOne, AtLeastOne], inferred 0b0111;
    vineyards_for_gardens: VineyardsForGardens, "vineyards-for-gardens", "whether vineyards add to gardens", { No "no", Yes "yes" },
        [No, No, No, No], inferred 0b1111;
    closed_field_choice: ClosedFieldChoice, "closed-field-choice", "what a shepherd in a closed field may do", { ChoiceFirst "choice-first", HerdOnly "herd-only" },
        [ChoiceFirst, ChoiceFirst, ChoiceFirst, ChoiceFirst], inferred 0b1111;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_set_and_read_back() {
        for switch in SWITCHES {
            for value in switch.values {
                let mut choices = Edition::ZmanC2.choices();
                assert!(switch.set(&mut choices, value.0));
                assert_eq!(switch.value(&choices), *value);
            }
            assert!(!switch.set(&mut Edition::ZmanC2.choices(), "no-such-value"));
        }
    }

    #[test]
    fn names_are_unique() {
        for (ix, switch) in SWITCHES.iter().enumerate() {
            assert!(
                SWITCHES[ix + 1..]
                    .iter()
                    .all(|other| other.key != switch.key)
            );
        }
    }
}
