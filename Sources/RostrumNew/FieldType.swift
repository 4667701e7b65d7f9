/// A type that the fields of a list may have.
package enum FieldType: String, CaseIterable, Sendable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case date = "Date"
  case bool = "Bool"
  case url = "URL"
  case uuid = "UUID"

  /// The type of a column, as GRDB calls it.
  ///
  /// A decimal number is kept as text, as it is exact then.
  var column: String {
    switch self {
    case .string, .decimal, .url: ".text"
    case .int: ".integer"
    case .double: ".double"
    case .date: ".datetime"
    case .bool: ".boolean"
    case .uuid: ".blob"
    }
  }

  /// Whether a table can be sorted by such values.
  var isSorted: Bool {
    switch self {
    case .string, .int, .double, .decimal, .date: true
    case .bool, .url, .uuid: false
    }
  }

  var isNumber: Bool { [.int, .double, .decimal].contains(self) }
}
