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
public struct UTType: Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The identifier of the type to which an app's own type conforms; `nil` for data.
  let declaredParent: String?

  /// Finds the type with an identifier; `nil` if it isn't known.
  ///
  /// - Parameter identifier: The identifier.
  public init?(_ identifier: String) {
    guard UTTypeTable.types[identifier] != nil else { return nil }
    self.init(declared: identifier)
  }

  /// Declares a type of the app.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as `com.example.recipe`.
  ///   - parentType: The type to which it conforms; data for `nil`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parent: parentType)
  }

  /// Names a type of another app.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type to which it conforms; data for `nil`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parent: parentType)
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

  init(declared identifier: String, parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// The prefix of the types of unknown endings, which Apple's systems make differently.
  static let endingPrefix = "dyn.ending."

  private static func isEnding(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 95 }
  }
}

// A type is its identifier, wherever its parent was said.
extension UTType: Hashable {
  /// Whether two types have one identifier.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}
