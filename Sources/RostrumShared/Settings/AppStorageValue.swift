import Foundation

/// A value that `appStorage` can store.
///
/// Booleans, numbers, strings, arrays of strings, URLs, data and dates conform. A type that is
/// `Codable`, or whose raw value conforms, needs no conformance of its own.
public protocol AppStorageValue: Sendable {
  /// Makes a value from a stored one, or returns `nil` if that has a different type.
  ///
  /// - Parameter stored: The stored value.
  init?(stored: SettingsValue)

  /// The representation to store, or `nil` to remove the setting.
  var stored: SettingsValue? { get }
}

extension Bool: AppStorageValue {
  /// Makes a Boolean from a stored flag.
  public init?(stored: SettingsValue) {
    guard case .flag(let flag) = stored else { return nil }
    self = flag
  }

  /// The value as a flag.
  public var stored: SettingsValue? { .flag(self) }
}

extension Int: AppStorageValue {
  /// Makes an integer from a stored integer.
  public init?(stored: SettingsValue) {
    guard case .integer(let integer) = stored else { return nil }
    self = integer
  }

  /// The value as an integer.
  public var stored: SettingsValue? { .integer(self) }
}

extension Double: AppStorageValue {
  /// Makes a number from a stored number or integer, or from a string such as `"nan"`.
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

  /// The value as a number.
  public var stored: SettingsValue? { .number(self) }
}

extension String: AppStorageValue {
  /// Makes a string from a stored string.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }

  /// The value as a string.
  public var stored: SettingsValue? { .text(self) }
}

extension [String]: AppStorageValue {
  /// Makes an array from a stored array of strings.
  public init?(stored: SettingsValue) {
    guard case .texts(let texts) = stored else { return nil }
    self = texts
  }

  /// The value as an array of strings.
  public var stored: SettingsValue? { .texts(self) }
}

extension URL: AppStorageValue {
  /// Makes a URL from a stored string.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(string: text)
  }

  /// The URL's string.
  public var stored: SettingsValue? { .text(absoluteString) }
}

extension Data: AppStorageValue {
  /// Makes data from a stored Base64 string.
  public init?(stored: SettingsValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(base64Encoded: text)
  }

  /// The data as a Base64 string.
  public var stored: SettingsValue? { .text(base64EncodedString()) }
}

extension Date: AppStorageValue {
  /// Makes a date from a stored number of seconds since 2001.
  public init?(stored: SettingsValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The number of seconds since 2001.
  public var stored: SettingsValue? { .number(timeIntervalSinceReferenceDate) }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  /// Makes an optional from a stored wrapped value.
  public init?(stored: SettingsValue) {
    guard let value = Wrapped(stored: stored) else { return nil }
    self = .some(value)
  }

  /// The wrapped value's representation, or `nil`.
  public var stored: SettingsValue? { flatMap(\.stored) }
}
