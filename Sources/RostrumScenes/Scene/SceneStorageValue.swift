public import Foundation

/// A value that a scene can store as text.
public protocol SceneStorageValue {
  /// Creates a value from stored text; `nil` if the text isn't valid.
  init?(sceneText: String)
  /// The text to store.
  var sceneText: String { get }
}

extension Bool: SceneStorageValue {
  /// Parses `true` or `false`.
  public init?(sceneText: String) { self.init(sceneText) }
  /// `true` or `false`.
  public var sceneText: String { String(self) }
}

extension Int: SceneStorageValue {
  /// Parses the digits of a number.
  public init?(sceneText: String) { self.init(sceneText) }
  /// The digits of the number.
  public var sceneText: String { String(self) }
}

extension Double: SceneStorageValue {
  /// Parses the digits of a number.
  public init?(sceneText: String) { self.init(sceneText) }
  /// The digits of the number.
  public var sceneText: String { String(self) }
}

extension String: SceneStorageValue {
  /// Uses the text itself.
  public init?(sceneText: String) { self = sceneText }
  /// The text.
  public var sceneText: String { self }
}

extension URL: SceneStorageValue {
  /// Parses the text of a URL.
  public init?(sceneText: String) { self.init(string: sceneText) }
  /// The text of the URL.
  public var sceneText: String { absoluteString }
}

extension Data: SceneStorageValue {
  /// Decodes Base64 data.
  public init?(sceneText: String) { self.init(base64Encoded: sceneText) }
  /// The data in Base64.
  public var sceneText: String { base64EncodedString() }
}
