/// A message for a ``Logger``, whose values are written only if their privacy allows it.
///
/// ```swift
/// logger.info("Signed in as \(user.name), \(user.id, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message from a literal without values.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Makes a message from a literal with values.
  ///
  /// - Parameter stringInterpolation: The interpolated literal.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The string interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Makes an empty interpolation.
  ///
  /// - Parameters:
  ///   - literalCapacity: The approximate length of the literal segments.
  ///   - interpolationCount: The number of values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  /// Appends a literal segment.
  ///
  /// - Parameter literal: The literal segment.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends a number, which is public by default.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - privacy: The privacy of the number.
  public mutating func appendInterpolation(
    _ value: some Numeric & CustomStringConvertible, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(of: value, isScalar: true)
  }

  /// Appends a Boolean, which is public by default.
  ///
  /// - Parameters:
  ///   - value: The Boolean.
  ///   - privacy: The privacy of the Boolean.
  public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: value, isScalar: true)
  }

  /// Appends a value, which is private by default.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - privacy: The privacy of the value.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(of: value, isScalar: false)
  }

  /// Appends an error, which is private by default.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: The privacy of the error.
  public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: String(describing: error), isScalar: false)
  }

  /// Appends the name of a type, which is public by default.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - privacy: The privacy of the name.
  public mutating func appendInterpolation(_ type: Any.Type, privacy: OSLogPrivacy = .auto) {
    text += privacy.text(of: String(describing: type), isScalar: true)
  }
}
