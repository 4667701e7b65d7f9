/// How the texts and symbols within a view change.
///
/// ```swift
/// Text("\(score)").contentTransition(.numericText(value: Double(score)))
/// ```
///
/// A change that isn't animated has no transition, and neither has one for readers who prefer reduced
/// motion.
public struct ContentTransition: Hashable, Sendable {
  /// The way in which a content takes the place of the former one.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case identity, opacity, up, down, symbol
  }

  package let kind: Kind

  /// The new content is there at once.
  public static let identity = Self(kind: .identity)
  /// The new content fades in while the former one fades out.
  public static let opacity = Self(kind: .opacity)
  /// The new content fades in while the former one fades out.
  ///
  /// A browser can't change the shape of a letter into that of another.
  public static let interpolate = Self(kind: .opacity)
  /// A symbol takes the place of the former one by growing.
  public static let symbolEffect = Self(kind: .symbol)

  /// The new text moves in from below, or from above if it counts down.
  ///
  /// The whole text moves, and not each digit.
  ///
  /// - Parameter countsDown: Whether the number becomes less.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(kind: countsDown ? .down : .up)
  }

  /// The new text moves in from below, as that of a number that becomes greater.
  ///
  /// - Parameter value: The number that the text shows. A browser compares the texts themselves.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> Self {
    Self(kind: .up)
  }
}
