import RostrumDependencies

/// Gives the elements of stacks their identities: 0, 1, 2 … in each launch of an app.
///
/// All stacks of a launch share one, so that a stack that replaces another one never has an element
/// with the identity of an old one: late actions and effects of that one find nobody.
public final class StackElementIDGenerator: Sendable {
  private let count: LockIsolated<Int>

  /// Makes a generator.
  ///
  /// - Parameter start: The first identity's number.
  public init(start: Int = 0) {
    count = LockIsolated(start)
  }

  /// Gives the next identity.
  ///
  /// - Returns: The identity.
  public func next() -> StackElementID {
    count.withValue { count in
      defer { count += 1 }
      return StackElementID(generation: count)
    }
  }

  /// Tells the next identity without giving it.
  ///
  /// - Returns: The identity.
  public func peek() -> StackElementID {
    StackElementID(generation: count.value)
  }

  /// Makes sure that an identity which came from elsewhere is not given again.
  ///
  /// - Parameter id: The identity.
  public func advance(past id: StackElementID) {
    count.withValue { $0 = max($0, id.generation + 1) }
  }

  /// Makes a generator that goes on from here by itself.
  ///
  /// A test store lends one to the closure that says how state changes, so that saying so does not
  /// use up identities.
  ///
  /// - Returns: The generator.
  public func copy() -> StackElementIDGenerator {
    StackElementIDGenerator(start: count.value)
  }
}

extension StackElementIDGenerator: DependencyKey {
  /// A generator for each launch.
  public static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }

  /// A generator for each test.
  public static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}

extension DependencyValues {
  /// Gives the elements of stacks their identities.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
