public import Foundation

/// Passes a value on as JSON, or as a property list.
///
/// ```swift
/// CodableRepresentation(contentType: UTType(exportedAs: "com.example.recipe"))
/// ```
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The ways; apps don't call it.
  public let _forms: TransferForms<Item>

  /// Passes values on, and makes them of what was passed on.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = TransferForms()
      .exporting(contentType) { .data(try JSONEncoder().encode($0)) }
      .importing(contentType) { try JSONDecoder().decode(itemType, from: $0.data()) }
  }

  /// Passes values on, and makes them of what was passed on, with an encoder of the app.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the JSON.
  ///   - encoder: Writes values.
  ///   - decoder: Reads values.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder,
    decoder: JSONDecoder
  ) {
    _forms = TransferForms()
      .exporting(contentType) { .data(try encoder.encode($0)) }
      .importing(contentType) { try decoder.decode(itemType, from: $0.data()) }
  }

  /// Passes values on as property lists, and makes them of what was passed on.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the property list.
  ///   - encoder: Writes values.
  ///   - decoder: Reads values.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
    decoder: PropertyListDecoder
  ) {
    _forms = TransferForms()
      .exporting(contentType) { .data(try encoder.encode($0)) }
      .importing(contentType) { try decoder.decode(itemType, from: $0.data()) }
  }
}
