/// How a value is passed on to other programs.
package enum TransferredItem: Sendable {
  /// A text or an address.
  case words(TransferredWords)
  /// A file, which is made when the user wants it.
  case file(TransferredFile)
}

/// A file that is made of a value when the user wants it.
package struct TransferredFile: Sendable {
  /// The type of the content.
  package var type: UTType
  /// The name that the app suggests, without the ending of the type; `nil` for none.
  package var name: String?
  /// Makes the content, and the name of its file if there is one.
  package var content: @Sendable () async throws -> TransferredContent
}

extension Transferable {
  /// How the value is passed on to other programs; `nil` if it can’t be.
  ///
  /// The first representation counts of which other programs know the type, or else the first one.
  package var transferredItem: TransferredItem? {
    let exports = Self.transferForms.exports.filter {
      $0.visibility == .all && $0.condition(self)
    }
    guard let export = exports.first(where: { $0.type.isPublic }) ?? exports.first else {
      return nil
    }
    if let words = export.words { return (try? words(self)).map(TransferredItem.words) }
    return .file(
      TransferredFile(type: export.type, name: export.fileName(self)) {
        try await export.content(self)
      })
  }
}

extension UTType {
  /// Whether programs other than the app know the type.
  fileprivate var isPublic: Bool { UTTypeTable.types[identifier] != nil }
}
