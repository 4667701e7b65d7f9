/// An instant of a clock, represented as an offset from the clock's start.
public struct OffsetInstant<
  Duration: DurationProtocol & Hashable & Sendable
>: InstantProtocol, Sendable {
  /// The offset from the clock's start.
  public let offset: Duration

  /// Creates an instant.
  ///
  /// - Parameter offset: The offset from the clock's start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the instant that is later than this one by a duration.
  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  /// Returns the duration from this instant to another one.
  public func duration(to other: Self) -> Duration { other.offset - offset }

  /// Whether an instant is earlier than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
}
