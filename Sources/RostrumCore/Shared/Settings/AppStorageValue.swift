import Foundation

/// A value that app storage can keep.
///
/// Numbers, texts, lists of texts, places, data and dates are. A type with a raw value that is, or
/// one that is `Codable`, needs no conformance.
public protocol AppStorageValue: Sendable {
  /// Makes the value of what is kept; `nil` if it is of another kind.
  ///
  /// - Parameter stored: What is kept.
  init?(stored: SettingsValue)

  /// What is kept of the value; `nil` for nothing.
  var stored: SettingsValue? { get }
}

extension Bool: AppStorageValue {
  /// Takes a flag.
  public init?(stored: SettingsValue) {
    guard case .flag(let flag) = stored else { return nil }
    self = flag
  }

  /// The flag.
  public var stored: SettingsValue? { .flag(self) }
}

extension Int: AppStorageValue {
  /// Takes a whole number.
  public init?(stored: SettingsValue) {
    guard case .integer(let integer) = stored else { return nil }
    self = integer
  }

  /// The number.
  public var stored: SettingsValue? { .integer(self) }
}

extension Double: AppStorageValue {
  /// Takes a number, also a whole one, and those that JSON can only spell.
  public init?(stored: SettingsValue) {
    switch stored {
    case .number(let number): self = number
    case .integer(let integer): self = Double(integer)
    case .text(let text):
      guard let number = Double(text), !number.isFinite else { return nil }
      self = number
    case .flag, .texts: return nil
    }
  }

  /// The number.
  public var stored: SettingsValue? { .number(self) }
}

extension String: AppStorageValue {
  /// Takes a text.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }

  /// The text.
  public var stored: SettingsValue? { .text(self) }
}

extension [String]: AppStorageValue {
  /// Takes a list of texts.
  public init?(stored: SettingsValue) {
    guard case .texts(let texts) = stored else { return nil }
    self = texts
  }

  /// The texts.
  public var stored: SettingsValue? { .texts(self) }
}

extension URL: AppStorageValue {
  /// Takes the text of a place.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(string: text)
  }

  /// The text of the place.
  public var stored: SettingsValue? { .text(absoluteString) }
}

extension Data: AppStorageValue {
  /// Takes the Base64 of data.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(base64Encoded: text)
  }

  /// The data as Base64.
  public var stored: SettingsValue? { .text(base64EncodedString()) }
}

extension Date: AppStorageValue {
  /// Takes seconds since 2001.
  public init?(stored: SettingsValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// Seconds since 2001.
  public var stored: SettingsValue? { .number(timeIntervalSinceReferenceDate) }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  /// Takes what the value itself takes.
  public init?(stored: SettingsValue) {
    guard let value = Wrapped(stored: stored) else { return nil }
    self = .some(value)
  }

  /// What the value itself keeps; nothing if there is no value.
  public var stored: SettingsValue? { flatMap(\.stored) }
}
