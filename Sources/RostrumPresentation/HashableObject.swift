/// A class whose objects are equal when they are the same object.
///
/// ```swift
/// @Observable final class EditModel: HashableObject { … }
/// ```
///
/// The conformance makes models usable where values are told apart, as in the path of a stack.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Whether two references lead to the same object.
  ///
  /// - Parameters:
  ///   - lhs: An object.
  ///   - rhs: Another object.
  /// - Returns: Whether they are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Feeds the identity of the object into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
