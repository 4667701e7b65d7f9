public import Foundation

extension String: Transferable {
  /// Text in UTF-8.
  ///
  /// A user's files aren't strings: take `URL` or `Data`.
  public static var transferRepresentation: TransferForms<String> {
    return TransferForms<String>()
      .exporting(.utf8PlainText, words: { .text($0) }) { .data(Data($0.utf8)) }
      .importing(.plainText) { String(decoding: try $0.data(), as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The bytes of anything.
  public static var transferRepresentation: TransferForms<Data> {
    return TransferForms<Data>()
      .exporting(.data) { .data($0) }
      .importing(.data, files: true) { try $0.data() }
  }
}

extension URL: Transferable {
  /// An address, or the address of a user's file.
  public static var transferRepresentation: TransferForms<URL> {
    var forms = TransferForms<URL>()
      .exporting(.url, words: { .address($0) }) { .data(Data($0.absoluteString.utf8)) }
      .importing(.url) { content in
        guard let url = URL(string: String(decoding: try content.data(), as: UTF8.self)) else {
          throw CocoaError(.coderInvalidValue)
        }
        return url
      }
    forms.fileImports = [
      .init(type: .item) { content in
        guard case .file(let file) = content else { throw CocoaError(.coderInvalidValue) }
        return file
      }
    ]
    return forms
  }
}
