import Foundation

/// The owner of a value that a launch keeps, such as the storage of a view's state.
@MainActor
package protocol KeptValue: AnyObject {
  /// Encodes the current value.
  ///
  /// - Parameter encoder: Encodes the value as JSON.
  /// - Returns: The value; `nil` if there is nothing to keep.
  /// - Throws: The error of the value's own `encode(to:)`.
  func encode(with encoder: JSONEncoder) throws -> Data?
}
