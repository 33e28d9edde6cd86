//! Cases worth meeting in random games, and how often they were met.

macro_rules! cases {
    ($($(#[doc = $text:literal])+ $case:ident,)*) => {
        /// Something that a comparison with the reference should have met at least once.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Case { $($(#[doc = $text])+ $case,)* }

        impl Case {
            /// All cases.
            pub const ALL: &'static [Self] = &[$(Self::$case,)*];
        }
    };
}

cases! {
    /// BA-09: a land tile was discarded.
    LandDiscarded,
    /// RV-15: a river tile was discarded.
    RiverDiscarded,
    /// RV-15: the lake was discarded and the arm stays open.
    LakeDiscarded,
    /// BA-10: the last tile was discarded, so that the game ended without a placement.
    EndedByDiscard,
    /// BA-20: a segment was not offered because a follower stands in its feature.
    Occupied,
    /// BA-24: the seat had no follower left.
    NoFollowerLeft,
    /// BA-25: fields were not offered.
    FarmersOff,
    /// BA-31: one tile completed two occupied features.
    SeveralCompleted,
    /// BA-35: two seats shared a complete feature.
    SharedFeature,
    /// BA-35: a seat with fewer followers than another got nothing.
    Outnumbered,
    /// BA-15: a complete feature had two segments on one tile.
    TileTwiceInFeature,
    /// BA-36.
    RoadCompleted,
    /// BA-37, with a pennant.
    PennantCityCompleted,
    /// BA-38: a city of two tiles by `two-points`.
    TwoPointCity,
    /// BA-AM-03: such a city with a pennant, which needs tiles of other boxes.
    TwoPointCityWithPennant,
    /// BA-37: a city of two tiles by `four-points`.
    FourPointCity,
    /// BA-39.
    MonasteryCompleted,
    /// AB-05: a garden with an abbot.
    GardenCompleted,
    /// AB-04: an abbot on a monastery.
    AbbotOnMonastery,
    /// AB-06.
    AbbotRecalled,
    /// AB-08: recall was not offered because the feature is complete.
    RecallForbidden,
    /// `abbot-recall-when-complete=allowed`.
    RecalledWhenComplete,
    /// BA-46: an occupied road at the end.
    RoadAtEnd,
    /// BA-46: an occupied city at the end.
    CityAtEnd,
    /// BA-46: an occupied monastery at the end.
    MonasteryAtEnd,
    /// AB-14.
    GardenAtEnd,
    /// BA-52 gave points.
    FirstEditionFields,
    /// BA-51 gave points.
    SecondEditionFields,
    /// BA-51: a seat did not score a city a second time.
    CityOnlyOnce,
    /// BA-48 gave points.
    ThirdEditionFields,
    /// BA-50: a seat scored a city from two fields.
    CityFromTwoFields,
    /// BA-53 gave points.
    CityMajorityFields,
    /// BA-52: a seat won a city with farmers in two fields.
    MajorityAcrossFields,
    /// RV-09: an immediate U-turn was refused.
    UTurnRefused,
    /// RV-12: a placement that joins two ends was refused.
    JoinRefused,
    /// RV-12: a placement that leaves two ends at one cell was refused.
    FacingRefused,
    /// `keep-corridor`: a tile in the strip.
    CorridorRefused,
    /// `keep-corridor`: two ends side by side.
    ParallelRefused,
    /// RV-13: a river tile could be placed at either of two arms.
    ArmChosen,
    /// RV-14, RV-AM-04: the end tile closed the only arm while river tiles remained.
    OnlyArmClosed,
    /// RV-16: a figure on a river tile.
    FigureOnRiverTile,
    /// RV-17: no figure on the volcano lake, but a recall elsewhere.
    RecallAtVolcanoLake,
    /// RV-17.
    ExtraTurn,
    /// `river-volcano-turn=none`.
    NoExtraTurn,
    /// RV-18: a farmer beside the ordinary lake.
    FarmerAtLake,
    /// RV-107: a complete road with a working inn.
    InnRoadCompleted,
    /// IC-10: an occupied incomplete road with a working inn.
    InnRoadAtEnd,
    /// RV-22: a complete road with an inn that is decoration.
    InnIsDecoration,
    /// RV-24: a pig herd gave points.
    HerdScored,
    /// RV-24: a herd gave nothing to a seat that scored a city and takes part in the herd's field without owning it.
    HerdNotOwned,
    /// RV-01: the start tile was drawn from the river bag.
    StartTileDuringRiver,
    /// RV-01: the start tile was the first land tile.
    StartTileAfterRiver,
    /// PD-04.
    VolcanoPlaced,
    /// PD-09.
    SetAside,
    /// PD-10: tiles that were set aside came back.
    TilesTakenIn,
    /// PD-12: the last tile was set aside, so that the game ended.
    EndedBySettingAside,
    /// PD-15: a journey of six moves.
    SixDragonMoves,
    /// PD-20.
    DeadEnd,
    /// PD-21.
    FigureEaten,
    /// PD-107.
    MagicEaten,
    /// PD-26, PD-47: a builder or pig went home after its last follower.
    OrphanReturned,
    /// PD-40.
    KnightRemoved,
    /// PD-41: an own knight.
    OwnKnightRemoved,
    /// PD-50, `assigned`.
    FairyBeside,
    /// PD-50, `on-tile`.
    FairyOnTile,
    /// PD-52.
    FairyPoint,
    /// PD-54.
    FairyBonus,
    /// PD-56, PD-109.
    FairyBonusAtEnd,
    /// `fairy-abbot-return-bonus=yes`.
    FairyBonusForRecall,
    /// PD-29: a follower on another tile.
    PortalUsed,
    /// PD-31, `any-unscored`: a follower in a completed feature on another tile.
    PortalToCompleted,
    /// MW-10.
    MagicJoined,
    /// MW-12.
    MagicJoinedByMagicTile,
    /// MW-13: nothing could be done.
    MagicWithoutPlace,
    /// MW-13: a figure had to leave.
    MagicForcedAside,
    /// MW-14: the mage left a completed feature.
    MageScored,
    /// MW-16: the witch left a completed feature.
    WitchScored,
    /// MW-23.
    MagicOnUnoccupied,
    /// CO-12.
    Entered,
    /// CO-55: by a second part.
    EnteredInSecondPart,
    /// CO-19.
    CountMoved,
    /// CO-A3: a seat chose which feature is scored next.
    OrderChosen,
    /// CO-24 or CO-42: to a city.
    LeftCastle,
    /// CO-41: to a field.
    LeftMarket,
    /// CO-24 or CO-42: to a road.
    LeftBlacksmith,
    /// CO-24 or CO-42: to a monastery or garden.
    LeftCathedral,
    /// CO-46.
    LeftOverInQuarter,
    /// TB-01.
    GoodsTaken,
    /// TB-05.
    GoodsScored,
    /// TB-11.
    BuilderTriggered,
    /// TB-07.
    BuilderPlaced,
    /// TB-21.
    PigPlaced,
    /// TB-23 to TB-26.
    PigScored,
    /// IC-03.
    LargePlaced,
    /// IC-11.
    CathedralCompleted,
    /// IC-13.
    CathedralAtEnd,
    /// KR-03: another seat took a title.
    TitleTakenOver,
    /// KR-11.
    TitleScored,
    /// TO-05, TO-06.
    FloorAdded,
    /// TO-07.
    GuardPlaced,
    /// TO-21.
    Captured,
    /// TO-22.
    OwnCaptured,
    /// TO-17: a guard.
    GuardCaptured,
    /// TO-13: a tower could be built on, but the seat had no floor left.
    NoFloorLeft,
    /// TO-06: a floor on another one.
    FloorOnFloor,
    /// TO-45: a floor or a guard after an abbey.
    TowerAtAbbey,
    /// TO-62: a floor or a guard after a volcano tile.
    TowerAtVolcano,
    /// TO-14: nobody was captured though somebody could be.
    CaptureDeclined,
    /// TO-14: a floor with nobody in range.
    NobodyInRange,
    /// TO-20: somebody in range was in a castle or a quarter.
    ShelteredInRange,
    /// TO-16: over an empty cell.
    CapturedAcrossGap,
    /// TO-24: from a feature that this part has completed.
    CapturedBeforeScoring,
    /// TO-17: a farmer.
    FarmerCaptured,
    /// TO-50.
    AbbotCaptured,
    /// TO-54.
    LargeCaptured,
    /// TO-70.
    MayorOrWagonCaptured,
    /// TO-72: a thief on a bridge.
    CapturedOnBridge,
    /// TO-61.
    CompanionCaptured,
    /// TO-23: a builder or pig went home after a capture.
    OrphanAfterCapture,
    /// TO-41: a guard left and the tower is open again.
    TowerReopened,
    /// `tower-reopens=no`: a guard left and the tower stays closed.
    TowerStaysClosed,
    /// TO-59.
    GuardEaten,
    /// `tower-dragon-eats-guard=no`.
    GuardSpared,
    /// TO-66.
    FairyAtGuard,
    /// TO-26, TO-28: one kind, so nobody was asked.
    ExchangedAtOnce,
    /// TO-28: the captor chose.
    ExchangeChosen,
    /// TO-31.
    RansomPaid,
    /// TO-43: at another question than that for a figure.
    RansomBesideFigures,
    /// TO-33: the only figure of its kind in supply.
    RansomForLastFigure,
    /// TO-44: the payer chose among several.
    RansomChosen,
    /// TO-35: a seat could not pay.
    RansomTooDear,
    /// `ransom-affordability=may-go-negative`: paid with less than 3 points.
    RansomOnCredit,
    /// TO-34: a second part after a ransom, with another prisoner.
    RansomUsedUp,
    /// `king-robber-scoring=continuous`.
    TitleContinuous,
    /// BC-07: a bridge over the new tile made it fit.
    BridgeOverNewTile,
    /// BC-07: a bridge over a neighbor made the new tile fit.
    BridgeOverNeighbor,
    /// BC-02: a bridge that was not needed.
    BridgeWithoutNeed,
    /// BC-A6: a bridge after the figure.
    BridgeAfterFigure,
    /// BC-08: a tile that needs a bridge was discarded.
    BridgeDeclined,
    /// BC-13.
    ThiefOnBridge,
    /// BC-67: by a portal.
    PortalToBridge,
    /// BC-09: a completed road with a bridge.
    BridgeRoadCompleted,
    /// BC-56: such a road with an inn.
    BridgeRoadWithInn,
    /// BC-58: a builder's road goes on over a bridge only.
    BuilderTriggeredByBridge,
    /// BC-65.
    EatenOnBridge,
    /// MW-49.
    MagicJoinedByBridge,
    /// BC-18.
    CastleBuilt,
    /// BC-17: by a seat whose turn it is not.
    CastleOfOther,
    /// BC-17: the owner let the city score.
    CastleDeclined,
    /// BC-17: a small city with a majority, but no token.
    NoCastleLeft,
    /// BC-A2: a small city without a single owner.
    CastleContested,
    /// AM-86: a small city that a mayor alone holds.
    CastleOfMayor,
    /// BC-86: one of several followers became the lord.
    LordChosen,
    /// BC-18: another figure went home.
    SentHomeByCastle,
    /// BC-21: a completed feature beside a castle that was built in the same part.
    CastleTooNew,
    /// BC-76.
    MagicInCastle,
    /// BC-23.
    CastleScored,
    /// BC-21: because of a road.
    CastleByRoad,
    /// BC-21: because of a city.
    CastleByCity,
    /// BC-22: because of a monastery.
    CastleByMonastery,
    /// AM-90.
    CastleByAbbey,
    /// BC-52.
    CastleByGarden,
    /// BC-24.
    CastleByUnoccupied,
    /// BC-26: the owner chose among features or castles.
    CastleChoice,
    /// `castle-simultaneous=largest`: several features.
    CastleByLargest,
    /// BC-28: a castle scored because of another.
    CastleChain,
    /// BC-85: the owner chose among castles.
    CastleChainChoice,
    /// BC-60: a castle scored in the second part.
    CastleInSecondPart,
    /// BC-68.
    FairyAtLord,
    /// BC-33.
    LordAtEnd,
    /// BC-35.
    FieldWithCastle,
    /// BC-38.
    BazaarHeld,
    /// BC-37.
    BagTooSmall,
    /// BC-61: tiles were laid aside before a second part.
    BazaarFaceDown,
    /// BC-47: a bazaar tile while tiles were owed.
    NoBazaarYet,
    /// BC-42.
    LotKept,
    /// BC-43.
    LotBought,
    /// BC-43.
    LotSold,
    /// BC-49: the auctioneer could not pay.
    MustSell,
    /// BC-40: a bid above an earlier one of another bidder.
    Outbid,
    /// BC-40: a seat passed.
    BidDeclined,
    /// BC-49: nobody could be asked for a bid.
    NobodyBids,
    /// `bazaar-bid-limit=unlimited`: a bid above the bidder's score.
    BidAboveScore,
    /// BC-42: the auctioneer paid points to nobody.
    LotPaidToNobody,
    /// BC-45.
    LastLotFree,
    /// BC-50.
    LotDrafted,
    /// BC-69.
    LotSetAside,
    /// BC-84: a bazaar tile in the second part only.
    BazaarOfSecondPart,
    /// BC-79, HS-69.
    OwedHill,
    /// BC-83: an owed tile with an empty bag.
    OwedAfterLastTile,
    /// BC-48.
    OwedDiscarded,
    /// AM-02, AM-13.
    AbbeyPlaced,
    /// AM-13.
    AbbeyInRound,
    /// AM-14: in a second part, with an empty bag.
    AbbeyAfterLastTile,
    /// AM-02: an abbey could be placed and was not.
    AbbeyDeclined,
    /// AM-14.
    AbbeyInSecondPart,
    /// AM-53: a hole while river tiles are left.
    AbbeyBeforeRiverEnds,
    /// AM-83: a hole while the seat owes a tile.
    AbbeyAfterOwed,
    /// AM-50.
    AbbotOnAbbey,
    /// AM-09: a complete abbey.
    AbbeyCompleted,
    /// AM-09.
    AbbeyAtEnd,
    /// AM-07: an abbey completed an occupied road or city.
    CompletedByAbbey,
    /// AM-85: an abbey at the end of a bridge completed the road.
    BridgeEndsAtAbbey,
    /// HS-C3: an abbey completed an occupied city at an edge that two share.
    SharedEdgeAtAbbey,
    /// AM-16.
    MayorPlaced,
    /// AM-20: the followers of a completed city had no strength.
    MayorWithoutPower,
    /// AM-18: a mayor with pennants won a city.
    MayorWithPower,
    /// AM-23: a mayor in a city at the end.
    MayorAtEnd,
    /// AM-77.
    MayorEntered,
    /// AM-24.
    WagonPlaced,
    /// AM-29: two wagons were to be decided.
    SeveralWagons,
    /// AM-31.
    WagonMovedAlong,
    /// AM-32.
    WagonMovedNearby,
    /// AM-27: to a monastery or abbey.
    WagonToMonastery,
    /// `wagon-from-castle=may-move`.
    WagonLeftCastle,
    /// AM-78.
    WagonEntered,
    /// AM-75: a free feature on the dragon's cell.
    WagonKeptFromDragon,
    /// AM-26.
    WagonMoved,
    /// AM-104.
    WagonTakenHome,
    /// AM-30.
    WagonWithoutTarget,
    /// AM-73.
    WagonLeftFairy,
    /// AM-36.
    BarnPlaced,
    /// AM-36: a corner where fewer than four tiles meet.
    BarnCornerOpen,
    /// AM-37: a corner without one field on each of the four tiles.
    BarnCornerDivided,
    /// AM-38: a corner in a field with a barn.
    BarnCornerTaken,
    /// `barn-placement=any`: in a field with a barn.
    BarnBesideBarn,
    /// AM-66.
    BarnAtVolcano,
    /// AM-42: a follower could not be placed in a field without followers.
    KeptOutByBarn,
    /// AM-41, AM-44: farmers went home without points.
    FarmersUnpaidAtBarn,
    /// AM-48: a tie was broken by hills.
    BarnTieBroken,
    /// AM-57: with a pig.
    BarnWithPig,
    /// RV-116: with a pig herd.
    BarnWithHerd,
    /// AM-89: with a castle.
    BarnWithCastle,
    /// AM-102: with the city of Carcassonne.
    BarnAtCarcassonne,
    /// AM-40 gave points, or would have.
    BarnPlacedAtFarmers,
    /// AM-43 gave points, or would have.
    BarnJoined,
    /// AM-45.
    TwoBarnsInField,
    /// AM-46 gave points.
    BarnScored,
    /// AM-76: a follower left the market for a barn's field.
    MarketAtBarn,
    /// AM-99.
    MarketAtBarnAtEnd,
    /// AM-101.
    FairyAtBarn,
    /// HS-24.
    TileHidden,
    /// HS-25.
    HillWithoutTile,
    /// HS-26.
    HillDiscarded,
    /// HS-29: a tie in a completed feature was broken.
    TieBroken,
    /// HS-30: several tied seats had followers on hills.
    TieOnHills,
    /// HS-34: a tie at the end was broken.
    TieBrokenAtEnd,
    /// HS-30: nobody of those tied was on a hill, but a hill was there.
    TieWithoutHill,
    /// HS-32.
    StrengthBeatsHill,
    /// HS-33: a tied follower on a hill tile, but in another feature.
    HillOfOtherFeature,
    /// HS-31, `number-of-followers`: more followers on hills won.
    MoreOnHills,
    /// HS-64: a mayor or wagon on a hill in a tie.
    MayorOrWagonOnHill,
    /// HS-71: on a bridge over a hill in a tie.
    BridgeOnHill,
    /// HS-34: a tie in a field at the end was broken.
    FieldTieBroken,
    /// HS-35.
    VineyardScored,
    /// HS-63.
    VineyardForAbbey,
    /// HS-68.
    VineyardForCastle,
    /// HS-37.
    VineyardAtEnd,
    /// `vineyards-for-gardens=yes`.
    VineyardForGarden,
    /// HS-C3: a complete city with an edge that two of its segments share.
    SharedEdge,
    /// HS-03.
    ShepherdPlaced,
    /// HS-07.
    WolfAtOnce,
    /// HS-10.
    FlockGrown,
    /// HS-11.
    WolfInField,
    /// HS-11: flocks of several seats.
    WolfScattersSeveral,
    /// HS-12.
    Herded,
    /// HS-14: flocks of several seats.
    HerdedTogether,
    /// HS-04: a field was not offered because of a shepherd.
    ShepherdThere,
    /// HS-66: in a field with a barn.
    ShepherdAtBarn,
    /// HS-17.
    ClosedFieldHerded,
    /// HS-15, HS-17: of another seat alone.
    ClosedByOther,
    /// AM-92.
    ClosedByAbbey,
    /// HS-19.
    ClosedWithNewShepherd,
    /// `closed-field-choice=herd-only`: without the choice.
    ClosedWithoutChoice,
    /// HS-18: a sheep came to a closed field.
    GrownInClosedField,
    /// HS-18: a wolf came to a closed field.
    WolfInClosedField,
    /// HS-17: a closed field was herded before a choice elsewhere.
    HerdedBeforeChoice,
    /// HS-18.
    ChoiceInClosedField,
    /// HS-48.
    ShepherdEaten,
    /// HS-49: another one of the field stayed.
    ShepherdEatenAlone,
    /// HS-22.
    FlockAtEnd,
}

/// How often each case was met.
#[derive(Clone, Debug)]
pub struct CaseCounts(Vec<u64>);

impl Default for CaseCounts {
    fn default() -> Self {
        Self(vec![0; Case::ALL.len()])
    }
}

impl CaseCounts {
    /// Counts a case.
    pub fn see(&mut self, case: Case) {
        self.0[case as usize] += 1;
    }

    /// Counts a case if it holds.
    pub fn see_if(&mut self, holds: bool, case: Case) {
        if holds {
            self.see(case);
        }
    }

    /// Adds the counts of another game.
    pub fn add(&mut self, other: &Self) {
        for (sum, n) in self.0.iter_mut().zip(&other.0) {
            *sum += n;
        }
    }

    /// Returns how often a case was met.
    pub fn count(&self, case: Case) -> u64 {
        self.0[case as usize]
    }

    /// Returns all cases and how often each was met, the rarest first.
    pub fn rarest_first(&self) -> Vec<(Case, u64)> {
        let mut counts: Vec<_> = Case::ALL
            .iter()
            .map(|&case| (case, self.count(case)))
            .collect();
        counts.sort_by_key(|&(_, n)| n);
        counts
    }
}
