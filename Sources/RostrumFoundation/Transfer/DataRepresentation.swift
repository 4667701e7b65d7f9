public import Foundation

/// Passes a value on as bytes.
///
/// ```swift
/// DataRepresentation(contentType: .png) { drawing in
///   try drawing.png()
/// } importing: { data in
///   try Drawing(png: data)
/// }
/// ```
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways; apps don't call it.
  public let _forms: TransferForms<Item>

  /// Passes values on, and makes them of bytes and of users' files of the type.
  ///
  /// - Parameters:
  ///   - contentType: The type of the bytes.
  ///   - exporting: Writes a value.
  ///   - importing: Reads a value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = TransferForms()
      .exporting(contentType) { .data(try await exporting($0)) }
      .importing(contentType, files: true) { try await importing($0.data()) }
  }

  /// Passes values on.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the bytes.
  ///   - exporting: Writes a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = TransferForms().exporting(exportedContentType) { .data(try await exporting($0)) }
  }

  /// Makes values of bytes and of users' files of the type.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the bytes.
  ///   - importing: Reads a value.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = TransferForms()
      .importing(importedContentType, files: true) { try await importing($0.data()) }
  }
}
