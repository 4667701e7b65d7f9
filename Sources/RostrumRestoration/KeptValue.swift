import Foundation

/// The owner of a value that a launch keeps, such as the storage of a view's state.
@MainActor
package protocol KeptValue: AnyObject {
  /// Encodes the current value.
  ///
  /// - Parameter encoder: Encodes the value as JSON.
  /// - Returns: The encoded value; `nil` if there is nothing to keep.
  /// - Throws: The error of the value's own `encode(to:)`.
  func encode(with encoder: JSONEncoder) throws -> Data?

  /// Copies the current value, so that it can be encoded off the main actor.
  ///
  /// - Returns: The copy; `nil` if only the main actor may use the value.
  func detached() -> DetachedValue?
}

/// A type whose values restore their own contents, such as a store.
///
/// A view's state of such a type isn't kept, and isn't listed as lost.
package protocol RestoringItself {}

extension Optional: RestoringItself where Wrapped: RestoringItself {}
extension Array: RestoringItself where Element: RestoringItself {}

/// An object whose own identity lasts for one launch, and that stands for a value with a lasting
/// identity, such as the store of a row.
@MainActor
package protocol KeptIdentity {
  /// The identity of the value; `nil` if it has none.
  var keptIdentity: AnyHashable? { get }
}

/// A type whose values are kept in a different form, because they aren't `Codable` themselves.
package protocol KeptByRepresentation {
  /// The form that is encoded.
  associatedtype KeptForm: Codable

  /// Creates a value from its kept form; `nil` if the form doesn't match.
  init?(kept: KeptForm)

  /// The form to keep.
  ///
  /// - Throws: The reason why the value can't be kept.
  func keptForm() throws -> KeptForm?
}
