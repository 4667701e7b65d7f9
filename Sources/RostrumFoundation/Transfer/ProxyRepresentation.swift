/// A representation that converts a value to another transferable type.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>:
  TransferRepresentation
{
  /// The ways; apps don't call it.
  public let _forms: TransferForms<Item>

  /// Passes values on, and makes them of what was passed on.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value.
  ///   - importing: Makes a value of the other one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {
    _forms = TransferForms(Self.exports(exporting), Self.imports(importing))
  }

  /// Passes values on.
  ///
  /// - Parameter exporting: Makes the other value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {
    _forms = Self.exports(exporting)
  }

  /// Makes values of others.
  ///
  /// - Parameter importing: Makes a value of the other one.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {
    _forms = Self.imports(importing)
  }

  private static func exports(
    _ exporting: @escaping @Sendable (Item) throws -> ProxyItem
  ) -> TransferForms<Item> {
    var forms = TransferForms<Item>()
    forms.exports = ProxyItem.transferForms.exports.map { export in
      var form = TransferForms<Item>.Export(type: export.type) {
        try await export.content(exporting($0))
      }
      if let words = export.words { form.words = { try words(exporting($0)) } }
      form.visibility = export.visibility
      form.condition = { (try? exporting($0)).map(export.condition) ?? true }
      form.fileName = { (try? exporting($0)).flatMap(export.fileName) }
      return form
    }
    return forms
  }

  private static func imports(
    _ importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) -> TransferForms<Item> {
    let wrap = { (form: TransferForms<ProxyItem>.Import) in
      TransferForms<Item>.Import(type: form.type) { try await importing(form.value($0)) }
    }
    var forms = TransferForms<Item>()
    forms.imports = ProxyItem.transferForms.imports.map(wrap)
    forms.fileImports = ProxyItem.transferForms.fileImports.map(wrap)
    return forms
  }
}
