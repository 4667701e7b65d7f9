import Observation

/// A reading, as a view makes it, that knows whether something that was read has changed since.
@MainActor
public final class Reading {
  /// NB: `@unchecked Sendable` because the tests that use it stay on the main actor.
  private final class Flag: @unchecked Sendable {
    var isRaised = false
  }

  private let flag = Flag()

  /// Reads, and records changes from then on.
  public init(_ read: @MainActor () -> Void) {
    withObservationTracking {
      read()
    } onChange: { [flag] in
      flag.isRaised = true
    }
  }

  /// Whether something that was read has changed.
  public var isStale: Bool { flag.isRaised }
}
