/// A moment of a clock that starts at zero and does not go by itself.
public struct ManualInstant<
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

  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  public func duration(to other: Self) -> Duration { other.offset - offset }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
}
