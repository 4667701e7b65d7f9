public import Foundation

/// Letters of a text that a host has set, at their place and in their own font.
public struct CanvasLetters: Hashable, Sendable {
  /// The letters.
  public var words: String
  /// The left end of their baseline, before the transform.
  public var origin: CGPoint
  /// What differs from the style of the text.
  public var styles: [StyleProperty]
  /// The transform of the letters.
  public var transform: LettersTransform
  /// How the host shows the letters until they are at rest; `nil` if they are.
  public var motion: LettersMotion?

  /// Creates letters.
  ///
  /// - Parameters:
  ///   - words: The letters.
  ///   - origin: The left end of their baseline, before the transform.
  ///   - styles: What differs from the style of the text.
  ///   - transform: The transform of the letters.
  public init(
    _ words: String, at origin: CGPoint, styles: [StyleProperty] = [],
    transform: LettersTransform = LettersTransform()
  ) {
    self.words = words
    self.origin = origin
    self.styles = styles
    self.transform = transform
  }
}

/// An affine transform of letters, by the six numbers of a matrix.
public struct LettersTransform: Hashable, Sendable {
  /// The numbers of the matrix, column by column.
  public var (a, b, c, d, x, y) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform.
  ///
  /// - Parameter transform: The transform; numbers that aren't finite are 0.
  public init(_ transform: CGAffineTransform) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { $0.isFinite ? Double($0) : 0 }
    (a, b, c, d, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == Self() }
}

/// The looks of letters on the way to where they are at rest.
///
/// A host plays the motion once, or as often as it is repeated, without further turns of the app.
public struct LettersMotion: Hashable, Sendable {
  /// The look of letters at a moment.
  public struct Frame: Hashable, Sendable {
    /// The moment as a fraction of the duration, from 0 to 1.
    public var offset: Double
    /// The opacity.
    public var opacity: Double
    /// The transform.
    public var transform: LettersTransform
    /// The filters, applied in order.
    public var filters: [VisualFilter]

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - offset: The moment as a fraction of the duration.
    ///   - opacity: The opacity.
    ///   - transform: The transform.
    ///   - filters: The filters, applied in order.
    public init(
      _ offset: Double, opacity: Double, transform: LettersTransform, filters: [VisualFilter]
    ) {
      self.offset = offset
      self.opacity = opacity
      self.transform = transform
      self.filters = filters
    }

    /// Whether two frames look the same.
    package func looksLike(_ other: Frame) -> Bool {
      opacity == other.opacity && transform == other.transform && filters == other.filters
    }
  }

  /// The frames in their order.
  public var frames: [Frame]
  /// The duration of one repetition, in seconds.
  public var duration: Double
  /// The time before the motion begins, in seconds.
  public var delay: Double
  /// The number of repetitions; infinite for an endless motion.
  public var repetitions: Double
  /// Whether every other repetition runs backwards.
  public var autoreverses: Bool
  /// What tells the motion from others: a host plays a motion with a new number from its beginning.
  public var number: Int

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - frames: The frames in their order.
  ///   - duration: The duration of one repetition, in seconds.
  ///   - delay: The time before the motion begins, in seconds.
  ///   - repetitions: The number of repetitions.
  ///   - autoreverses: Whether every other repetition runs backwards.
  ///   - number: What tells the motion from others.
  public init(
    _ frames: [Frame], duration: Double, delay: Double = 0, repetitions: Double = 1,
    autoreverses: Bool = false, number: Int = 0
  ) {
    self.frames = frames
    self.duration = duration
    self.delay = delay
    self.repetitions = repetitions
    self.autoreverses = autoreverses
    self.number = number
  }
}
