import Foundation

/// The formats that views declare for types of values.
package struct AddressFormats {
  private var formats: [ObjectIdentifier: Any] = [:]

  /// The declared format of a type.
  package subscript<Value>(type: Value.Type) -> AddressFormat<Value>? {
    get { formats[ObjectIdentifier(type)] as? AddressFormat<Value> }
    set { formats[ObjectIdentifier(type)] = newValue }
  }
}

extension EnvironmentValues {
  /// The formats that the enclosing views declare.
  package var addressFormats: AddressFormats {
    get { self[AddressFormatsKey.self] }
    set { self[AddressFormatsKey.self] = newValue }
  }

  /// The format of a type: the one that a view declares, or else that of its conformances.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - allowsStructure: Whether a format without a declaration spells structured values.
  /// - Returns: The format; `nil` if values of the type aren't spelled.
  @MainActor
  package func addressFormat<Value>(
    for type: Value.Type, allowsStructure: Bool = true
  ) -> AddressFormat<Value>? {
    if let declared = addressFormats[type] { return declared }
    // Apps often create new ids in each launch, and any of them would be accepted.
    if type == UUID.self || type == UUID?.self { return nil }
    return .automatic(allowsStructure: allowsStructure)
  }
}

private struct AddressFormatsKey: EnvironmentKey {
  static var defaultValue: AddressFormats { AddressFormats() }
}
