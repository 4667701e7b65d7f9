extension Field {
  /// The property of a record.
  var property: String {
    let start = "package var \(name)"
    if isOptional { return "\(start): \(type.rawValue)?" }
    switch type {
    case .string: return "\(start) = \"\""
    case .int: return "\(start) = 0"
    case .double: return "\(start) = 0.0"
    case .decimal: return "\(start): Decimal = 0"
    case .bool: return "\(start) = false"
    case .url: return "\(start) = URL(string: \"https://example.com\")!"
    case .date, .uuid: return "\(start): \(type.rawValue)"
    }
  }

  /// The argument of a sample; `nil` if its value is the initial one.
  var sample: String? {
    if isOptional { return nil }
    let value: String? =
      switch type {
      case .string: "\"\(label.sentence) \\(number)\""
      case .int: "number"
      case .double: "Double(number)"
      case .decimal: "Decimal(number * 5)"
      case .bool: "number != 2"
      case .date: "Date(timeIntervalSince1970: 1_790_000_000 + Double(number) * 86_400)"
      case .uuid: "UUID(uuidString: \"00000000-0000-0000-0000-00000000000\\(number)\")!"
      case .url: nil
      }
    return value.map { "\(name): \($0)" }
  }

  /// The columns of the database.
  var tableColumns: [String] {
    let column = "table.column(\(name.quoted), \(type.column))" + (isOptional ? "" : ".notNull()")
    guard type == .decimal && isSorted else { return [column] }
    return [
      column, "// Text is exact, and has a different order than numbers.",
      "table.column(\(sortedColumn.quoted), .double)",
      "  .generatedAs(cast(Column(\(name.quoted)), as: .real))",
    ]
  }

  /// The column of the list.
  var listColumn: [String] {
    let title = label.sentence.quoted
    let value = isSorted ? "\(title), value: \\.\(name)" : title
    if type == .string && !isOptional { return ["TableColumn(\(value))"] }
    let content =
      isOptional
      ? "if let \(name) = $0.\(name) { \(text(of: name)) }" : text(of: "$0.\(name)")
    let column = "TableColumn(\(value)) { \(content) }"
    let lines = column.count <= 88 ? [column] : ["TableColumn(\(value)) {", "  \(content)", "}"]
    return lines + (type.isNumber ? ["  .alignment(.numeric)"] : [])
      + (type == .bool ? ["  .width(80)"] : [])
  }

  private func text(of value: String) -> String {
    switch type {
    case .string: "Text(verbatim: \(value))"
    case .int, .double, .decimal: "Text(\(value), format: .number)"
    case .date: "Text(\(value), format: .dateTime.year().month().day())"
    case .bool: "Image(systemName: \(value) ? \"checkmark\" : \"minus\")"
    case .url: "Text(verbatim: \(value).absoluteString)"
    case .uuid: "Text(verbatim: \(value).uuidString)"
    }
  }

  /// The control of the form.
  var formField: [String] {
    let (title, value) = (label.sentence.quoted, "$store.draft.\(name)")
    switch type {
    case .string where isOptional: return labeled("text: \(value).orEmpty")
    case .string:
      return labeled("text: \(value)", ".validation(store.errors, for: .\(name), focus: $focus)")
    case .int, .double, .decimal: return labeled("value: \(value), format: .number")
    case .date where isOptional: return ["OptionalDatePicker(title: \(title), date: \(value))"]
    case .date:
      return ["DatePicker(\(title), selection: \(value), displayedComponents: .date)"]
    case .bool where isOptional:
      return [
        "Picker(\(title), selection: \(value)) {", "  Text(\"Unknown\").tag(Bool?.none)",
        "  Text(\"Yes\").tag(Bool?.some(true))", "  Text(\"No\").tag(Bool?.some(false))", "}",
      ]
    case .bool: return ["Toggle(\(title), isOn: \(value))"]
    case .url: return labeled("value: \(value), format: AddressFormat()")
    case .uuid: return labeled("value: \(value), format: IdentifierFormat()")
    }
  }

  /// A text field beside its label, which a phone shows, too, once the field has a text.
  private func labeled(_ value: String, _ modifiers: String...) -> [String] {
    let title = label.sentence.quoted
    let prompt = isOptional ? "Text(\"Optional\")" : "Text(\"Required\")"
    let field = "TextField(\(title), \(value), prompt: \(prompt))"
    return ["LabeledContent(\(title)) {", "  \(field)"] + modifiers.map { "    \($0)" } + ["}"]
  }
}
