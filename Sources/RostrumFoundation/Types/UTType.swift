/// A type of content, such as that of a file: what `UniformTypeIdentifiers` has on Apple's systems.
///
/// ```swift
/// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.png, .pdf]) { result in
///   …
/// }
/// ```
///
/// Only the types that have a constant here are known with their relations. Other types are made of
/// a name's ending or a media type, and are data.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Finds the type with an identifier; `nil` if it isn't known.
  ///
  /// - Parameter identifier: The identifier.
  public init?(_ identifier: String) {
    guard UTTypeTable.types[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Declares a type of the app, which is a kind of data.
  ///
  /// - Parameter identifier: The identifier, such as `com.example.recipe`.
  public init(exportedAs identifier: String) {
    self.init(declared: identifier)
  }

  /// Names a type of another app, which is a kind of data.
  ///
  /// - Parameter identifier: The identifier.
  public init(importedAs identifier: String) {
    self.init(declared: identifier)
  }

  /// The type of files whose names have an ending.
  ///
  /// - Parameter filenameExtension: The ending without its point, such as `png`.
  public init?(filenameExtension: String) {
    let ending = filenameExtension.lowercased()
    guard Self.isEnding(ending) else { return nil }
    let known = UTTypeTable.endings[ending]
    self.init(declared: known ?? Self.endingPrefix + ending)
  }

  /// The type with a media type.
  ///
  /// - Parameter mimeType: The media type, such as `image/png`.
  public init?(mimeType: String) {
    let name = mimeType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    guard let known = UTTypeTable.mediaTypes[name] else { return nil }
    self.init(declared: known)
  }

  init(declared identifier: String) {
    self.identifier = identifier
  }

  /// The prefix of the types of unknown endings, which Apple's systems make differently.
  static let endingPrefix = "dyn.ending."

  private static func isEnding(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 95 }
  }
}
