/// A message for a ``Logger``, whose values are written only as far as their privacy allows.
///
/// ```swift
/// logger.info("Signed in as \(user.name), \(user.id, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message without values.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Makes a message with values.
  ///
  /// - Parameter stringInterpolation: The texts and the values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The texts and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Makes an empty interpolation.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of the texts.
  ///   - interpolationCount: The number of the values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  /// Appends a text.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends a number, which is public unless its privacy says otherwise.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - privacy: Whether it is written.
  public mutating func appendInterpolation(
    _ value: some Numeric & CustomStringConvertible, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(of: value, isScalar: true)
  }

  /// Appends a truth value, which is public unless its privacy says otherwise.
  ///
  /// - Parameters:
  ///   - value: The truth value.
  ///   - privacy: Whether it is written.
  public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: value, isScalar: true)
  }

  /// Appends a value, which is private unless its privacy says otherwise.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - privacy: Whether it is written.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(of: value, isScalar: false)
  }

  /// Appends an error, which is private unless its privacy says otherwise.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: Whether it is written.
  public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: String(describing: error), isScalar: false)
  }

  /// Appends a type's name, which is public unless its privacy says otherwise.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - privacy: Whether it is written.
  public mutating func appendInterpolation(_ type: Any.Type, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: String(describing: type), isScalar: true)
  }
}
