import RostrumElements

/// The symbol is hidden while the effect is active, and is there again when it ends.
///
/// ```swift
/// Image(systemName: "wind").symbolEffect(.drawOn, isActive: isLeaving)
/// ```
///
/// The symbols of the theme have no paths with an order, so they fade rather than being drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The symbol fades as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol fades as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The symbol fades as a whole, because it has no layers.
  public var individually: Self { self }
  /// The look; apps don't call it.
  public var _frames: SymbolFrames { SymbolFrames(lasting: Pose(opacity: 0)) }
}

/// The symbol goes away while the effect is active.
///
/// ```swift
/// Image(systemName: "checkmark").symbolEffect(.drawOff, isActive: isLeaving)
/// ```
///
/// The symbols of the theme have no paths with an order, so they fade rather than being undrawn.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The symbol fades as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol fades as a whole, because it has no layers.
  public var byLayer: Self { self }
  /// The symbol fades as a whole, because it has no layers.
  public var individually: Self { self }
  /// The symbol fades, which has no direction.
  public var reversed: Self { self }
  /// The symbol fades, which has no direction.
  public var nonReversed: Self { self }
  /// The look; apps don't call it.
  public var _frames: SymbolFrames { SymbolFrames(lasting: Pose(opacity: 0)) }
}
