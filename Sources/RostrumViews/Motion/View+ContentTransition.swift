public import RostrumElements
public import RostrumGraph

extension View {
  /// Sets how the texts and symbols within the view change, if their change is animated.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// Button("Add") { withAnimation { count += 1 } }
  /// ```
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    style(.contentTransition(transition))
  }
}

/// A symbol effect that a content transition can have.
public protocol ContentTransitionSymbolEffect {}

/// The symbol takes the place of the former one.
///
/// Symbols are drawings without layers: the new one grows in the place of the former one, whatever the
/// direction.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The former symbol shrinks, and the new one grows.
  public var downUp: Self { self }
  /// The former symbol grows, and the new one grows.
  public var upUp: Self { self }
  /// The former symbol is gone at once, and the new one grows.
  public var offUp: Self { self }
  /// The former symbol shrinks, and the new one grows.
  public static var downUp: Self { Self() }
  /// The former symbol grows, and the new one grows.
  public static var upUp: Self { Self() }
  /// The former symbol is gone at once, and the new one grows.
  public static var offUp: Self { Self() }
  /// The symbol changes as a whole.
  public var wholeSymbol: Self { self }
  /// The symbol changes as a whole, because it has no layers.
  public var byLayer: Self { self }

  /// The parts that both symbols have stay, if the symbols had such parts; the fallback is played.
  ///
  /// - Parameter fallback: The effect of symbols without common parts.
  /// - Returns: The effect.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }

  /// The motion of the new symbol; apps don't call it.
  public var _frames: SymbolFrames { AppearSymbolEffect()._frames }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol takes the place of the former one.
  public static var replace: Self { Self() }
}

/// The effect that symbols have unless an app chooses one: the symbol takes the place of the former one.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The motion of the new symbol; apps don't call it.
  public var _frames: SymbolFrames { ReplaceSymbolEffect.downUp._frames }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The symbol takes the place of the former one.
  public static var automatic: Self { Self() }
}

extension ContentTransition {
  /// A symbol takes the place of the former one by growing.
  ///
  /// ```swift
  /// Image(systemName: isPlaying ? "pause.fill" : "play.fill")
  ///   .contentTransition(.symbolEffect(.replace))
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The options; a transition plays once, at its own speed.
  /// - Returns: The transition.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { .symbolEffect }
}
