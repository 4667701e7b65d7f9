import Foundation

/// A copy of a kept value that is encoded off the main actor.
package struct DetachedValue: Sendable {
  /// Encodes the copy on any thread that may wait for the main actor.
  let encode: @Sendable (JSONEncoder) throws -> Data?

  /// Creates a copy.
  ///
  /// - Parameter encode: Encodes the value; throws ``BoundToMainActor`` if only the main actor can.
  package init(_ encode: @escaping @Sendable (JSONEncoder) throws -> Data?) {
    self.encode = encode
  }
}

/// The reason why a value isn't encoded off the main actor: its conformance is isolated.
package struct BoundToMainActor: Error, Hashable, Sendable {
  package init() {}
}

extension KeptValue {
  /// The default: only the main actor may use the value.
  package func detached() -> DetachedValue? { nil }
}
