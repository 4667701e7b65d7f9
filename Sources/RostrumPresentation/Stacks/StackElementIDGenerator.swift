import RostrumDependencies

/// Generates the IDs of stack elements: 0, 1, 2 … in each launch of an app.
///
/// All stacks of a launch share a generator. If a stack is replaced, its elements therefore never
/// have the same IDs as elements of the old stack, and late actions and effects of old elements
/// have no effect.
public final class StackElementIDGenerator: Sendable {
  private let count: LockIsolated<Int>

  /// Creates a generator.
  ///
  /// - Parameter start: The number of the first ID.
  public init(start: Int = 0) {
    count = LockIsolated(start)
  }

  /// Returns the next ID.
  ///
  /// - Returns: The ID.
  public func next() -> StackElementID {
    count.withValue { count in
      defer { count += 1 }
      return StackElementID(generation: count)
    }
  }

  /// Returns the next ID without consuming it.
  ///
  /// - Returns: The ID.
  public func peek() -> StackElementID {
    StackElementID(generation: count.value)
  }

  /// Ensures that the generator doesn't return an ID that was created elsewhere.
  ///
  /// - Parameter id: The ID to skip.
  public func advance(past id: StackElementID) {
    count.withValue { $0 = max($0, id.generation + 1) }
  }

  /// Creates an independent generator that continues after the last ID of this one.
  ///
  /// A test store uses a copy in assertion closures, so that assertions don't consume IDs.
  ///
  /// - Returns: The new generator.
  public func copy() -> StackElementIDGenerator {
    StackElementIDGenerator(start: count.value)
  }
}

extension StackElementIDGenerator: DependencyKey {
  /// A generator for each launch of an app.
  public static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }

  /// A generator for each test.
  public static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}

extension DependencyValues {
  /// The generator of stack element IDs.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
