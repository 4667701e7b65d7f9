/// A field of a list.
package struct Field: Hashable, Sendable {
  /// The name of the property.
  package let name: String
  /// The type of its values.
  package let type: FieldType
  /// Whether a value may be missing.
  package let isOptional: Bool

  /// Reads a field.
  ///
  /// - Parameter text: The name and the type, such as `price:Decimal` or `note:String?`.
  /// - Throws: A ``NewError`` if a record can't have it.
  package init(_ text: String) throws(NewError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil else {
      throw .notAField(text)
    }
    name = String(parts[0])
    isOptional = parts[1].hasSuffix("?")
    let type = isOptional ? parts[1].dropLast() : parts[1]
    guard let type = FieldType(rawValue: String(type)) else {
      throw .notAFieldType(String(parts[1]), field: name)
    }
    self.type = type
    if Self.reserved.contains(name.lowercased()) { throw .reservedField(name) }
    guard AppName.isIdentifier(name) else { throw .keyword(name) }
  }

  /// What records, their columns and the cases of enumerations have, in lower case, as databases ignore it.
  private static let reserved: Set<String> = [
    "allcases", "column", "comparator", "delete", "deleteversion", "encode", "exists", "hash",
    "hashvalue", "id", "insert", "inserted", "keypath", "none", "rawvalue", "request", "rowid",
    "save", "saved", "saveversion", "some", "update", "upsert", "upserted", "version",
  ]

  /// The words beside the field.
  var label: Words {
    let words = Words(name)
    return type == .bool ? words.withoutQuestion : words
  }

  /// Whether a form refuses to save it when it is empty.
  var isRequired: Bool { type == .string && !isOptional }

  /// Whether a table can be sorted by it.
  var isSorted: Bool { type.isSorted && !isOptional }

  /// The column of the table with its order, as text has a different one than numbers.
  var sortedColumn: String { type == .decimal ? name + "Number" : name }
}
