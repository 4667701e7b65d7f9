public import Foundation

/// A value that a scene can keep, as a text.
public protocol SceneStorageValue {
  /// Makes the value of what is kept; `nil` if it is of another kind.
  init?(sceneText: String)
  /// What is kept.
  var sceneText: String { get }
}

extension Bool: SceneStorageValue {
  /// Takes `true` or `false`.
  public init?(sceneText: String) { self.init(sceneText) }
  /// `true` or `false`.
  public var sceneText: String { String(self) }
}

extension Int: SceneStorageValue {
  /// Takes the digits of a number.
  public init?(sceneText: String) { self.init(sceneText) }
  /// The digits of the number.
  public var sceneText: String { String(self) }
}

extension Double: SceneStorageValue {
  /// Takes the digits of a number.
  public init?(sceneText: String) { self.init(sceneText) }
  /// The digits of the number.
  public var sceneText: String { String(self) }
}

extension String: SceneStorageValue {
  /// Takes the text.
  public init?(sceneText: String) { self = sceneText }
  /// The text.
  public var sceneText: String { self }
}

extension URL: SceneStorageValue {
  /// Takes the text of a place.
  public init?(sceneText: String) { self.init(string: sceneText) }
  /// The text of the place.
  public var sceneText: String { absoluteString }
}

extension Data: SceneStorageValue {
  /// Takes the Base64 of data.
  public init?(sceneText: String) { self.init(base64Encoded: sceneText) }
  /// The data as Base64.
  public var sceneText: String { base64EncodedString() }
}
