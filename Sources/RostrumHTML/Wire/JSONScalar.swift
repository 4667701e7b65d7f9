/// One value of a message from a browser.
///
/// Messages are flat: an array of scalars, one of which may be an object of scalars. The reader
/// refuses deeper nesting, so the cost of a message is linear in its length.
package enum JSONScalar: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case object([String: JSONScalar])

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number, if it is an integer that fits.
  package func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer?
  {
    number.flatMap { Integer(exactly: $0) }
  }
}
