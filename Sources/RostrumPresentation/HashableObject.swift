/// A class whose instances are compared and hashed by identity.
///
/// ```swift
/// @Observable final class EditModel: HashableObject { … }
/// ```
///
/// Conform a model to this protocol to use it as a `Hashable` value, such as an element of a
/// navigation path.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Whether two references refer to the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
