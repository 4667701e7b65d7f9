/// A moment of a clock, as the time since the clock's start.
public struct OffsetInstant<
  Duration: DurationProtocol & Hashable & Sendable
>: InstantProtocol, Sendable {
  /// The time since the clock's start.
  public let offset: Duration

  /// Makes the moment that comes some time after a clock's start.
  ///
  /// - Parameter offset: The time since the start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// The moment that comes some time after this one.
  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  /// The time from this moment to another.
  public func duration(to other: Self) -> Duration { other.offset - offset }

  /// Whether one moment comes before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
}
