public import RostrumFoundation

/// A document that is a value, and that is written to files and read from them.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// The types that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document is written to; those that it is read from by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The type and the content.
  /// - Throws: An error if the content is invalid.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Parameter configuration: The type.
  /// - Returns: The content.
  /// - Throws: An error if the document can't be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The type and the content of a document to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of a document to write.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The type and the content of a document to read.
public struct FileDocumentReadConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The content.
  public let file: FileWrapper

  /// Creates a configuration, such as for a file from `fileImporter`.
  ///
  /// - Parameters:
  ///   - contentType: The type of the content.
  ///   - file: The content.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The type of a document to write.
public struct FileDocumentWriteConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The content that was written before; `nil` for a new file.
  public let existingFile: FileWrapper?
}
