package import Foundation

/// The content of a transferred value: bytes, or a file with them.
package enum TransferredContent: Sendable {
  case data(Data)
  case file(URL)

  /// The bytes.
  ///
  /// - Throws: An error if the file can't be read.
  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let file): try Data(contentsOf: file)
    }
  }
}

/// A text or an address that is passed on.
package enum TransferredWords: Hashable, Sendable {
  case text(String)
  case address(URL)
}

/// Ways to pass a value on, and to make one of what is received.
public struct TransferForms<Item: Transferable>: TransferRepresentation {
  /// A way to pass a value on.
  package struct Export: Sendable {
    package var type: UTType
    package var content: @Sendable (Item) async throws -> TransferredContent
    /// The text or the address that the content is, which is known at once; `nil` for other content.
    package var words: (@Sendable (Item) throws -> TransferredWords)?
    /// Who may receive the content.
    package var visibility = TransferRepresentationVisibility.all
    /// Whether a value can be passed on in this way.
    package var condition: @Sendable (Item) -> Bool = { _ in true }
    /// The name of the file of a value; `nil` for none.
    package var fileName: @Sendable (Item) -> String? = { _ in nil }
  }

  /// A way to make a value of content of a type.
  package struct Import: Sendable {
    package var type: UTType
    package var value: @Sendable (TransferredContent) async throws -> Item
  }

  /// The ways to pass a value on, the best one first.
  package var exports: [Export] = []
  /// The ways to make a value of what another view passes on.
  package var imports: [Import] = []
  /// The ways to make a value of a user's file.
  package var fileImports: [Import] = []

  init() {}

  /// Joins ways.
  init(_ first: Self, _ second: Self) {
    exports = first.exports + second.exports
    imports = first.imports + second.imports
    fileImports = first.fileImports + second.fileImports
  }

  /// The ways themselves; apps don't call it.
  public var _forms: TransferForms<Item> { self }

  /// Adds a way to pass values on.
  func exporting(
    _ type: UTType, words: (@Sendable (Item) throws -> TransferredWords)? = nil,
    _ content: @escaping @Sendable (Item) async throws -> TransferredContent
  ) -> Self {
    var forms = self
    forms.exports.append(Export(type: type, content: content, words: words))
    return forms
  }

  /// Changes the ways to pass values on.
  func mapExports(_ change: (inout Export) -> Void) -> Self {
    var forms = self
    for index in forms.exports.indices { change(&forms.exports[index]) }
    return forms
  }

  /// Adds a way to make values.
  func importing(
    _ type: UTType, files: Bool = false,
    _ value: @escaping @Sendable (TransferredContent) async throws -> Item
  ) -> Self {
    var forms = self
    forms.imports.append(Import(type: type, value: value))
    if files { forms.fileImports.append(Import(type: type, value: value)) }
    return forms
  }
}

extension Transferable {
  /// The ways to pass values of the type on; none if its representations are those of another type,
  /// which the builder of representations excludes.
  package static var transferForms: TransferForms<Self> {
    transferRepresentation._forms as? TransferForms<Self> ?? TransferForms()
  }

  /// Converts a value to another type.
  ///
  /// - Parameter other: The other value.
  /// - Throws: An error if no representation of the other value fits, or if it can't be read.
  package init(transferring other: some Transferable) async throws {
    if let same = other as? Self {
      self = same
    } else {
      self = try await Self.value(of: other)
    }
  }

  private static func value<Other: Transferable>(of other: Other) async throws -> Self {
    let imports = transferForms.imports
    for export in Other.transferForms.exports where export.condition(other) {
      guard let fitting = imports.first(where: { export.type.conforms(to: $0.type) }) else {
        continue
      }
      return try await fitting.value(export.content(other))
    }
    throw CocoaError(.featureUnsupported)
  }

  /// Makes a value of a user's file.
  ///
  /// - Parameter file: The file.
  /// - Throws: An error if the type doesn't take such files, or if the file can't be read.
  package init(contentsOf file: URL) async throws {
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    guard let form = Self.transferForms.fileImports.first(where: { type.conforms(to: $0.type) })
    else { throw CocoaError(.featureUnsupported) }
    self = try await form.value(.file(file))
  }
}
