public import Foundation

/// A file that a view passes on.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may have the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Names a file to pass on.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - allowAccessingOriginalFile: Whether the receiver may have the file itself; the user of a
  ///     page always gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is valid only until the closure that gets it returns: copy what you keep.
  public let file: URL
  /// Whether the file is the original, rather than a copy: never.
  public var isOriginalFile: Bool { false }

  init(_ file: URL) {
    self.file = file
  }
}

/// Passes a value on as a file.
///
/// ```swift
/// FileRepresentation(importedContentType: .image) { received in
///   try Photo(copying: received.file)
/// }
/// ```
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways; apps don't call it.
  public let _forms: TransferForms<Item>

  /// Passes values on, and makes them of users' files of the type.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the value should be made of the original, which a page
  ///     doesn’t have: it is always made of a copy.
  ///   - exporting: Writes a value.
  ///   - importing: Reads a value.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = TransferForms()
      .exporting(contentType) { .file(try await exporting($0).file) }
      .importing(contentType, files: true) { try await Self.read($0, contentType, importing) }
  }

  /// Passes values on.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether the receiver may have the file itself; the user of a page
  ///     always gets a copy.
  ///   - exporting: Writes a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = TransferForms()
      .exporting(exportedContentType) { .file(try await exporting($0).file) }
  }

  /// Makes values of users' files of the type.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the value should be made of the original, which a page
  ///     doesn’t have: it is always made of a copy.
  ///   - importing: Reads a value.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = TransferForms()
      .importing(importedContentType, files: true) {
        try await Self.read($0, importedContentType, importing)
      }
  }

  /// Makes a value of a file; bytes are in a file for that long.
  private static func read(
    _ content: TransferredContent, _ type: UTType,
    _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    if case .file(let file) = content { return try await importing(ReceivedTransferredFile(file)) }
    let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
    let file = FileManager.default.temporaryDirectory
      .appending(component: UUID().uuidString + ending, directoryHint: .notDirectory)
    try content.data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file))
  }
}
