import Foundation

/// Passes a value on as JSON.
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
}
