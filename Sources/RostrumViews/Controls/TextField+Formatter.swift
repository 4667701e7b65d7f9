public import Foundation

// Fields for values that a formatter formats, the spelling before format styles.

extension TextField {
  /// Creates a field for a value that a formatter formats, with a custom label.
  ///
  /// As with a format style, the value changes while the user types, as long as the text can be parsed. Number and
  /// date formatters parse texts; with another formatter, no text that is typed is valid.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - formatter: Formats the value, and parses the text.
  ///   - prompt: The text that the empty field shows.
  ///   - label: A label that describes the field.
  public init<V: Equatable>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, axis: .horizontal,
      text: Binding(location: FormattedLocation(value, formatter)))
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a formatter formats, with a title and a prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value to edit.
  ///   - formatter: Formats the value, and parses the text.
  ///   - prompt: The text that the empty field shows.
  public init<V: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a formatter formats, with a title and a prompt.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value to edit.
  ///   - formatter: Formats the value, and parses the text.
  ///   - prompt: The text that the empty field shows.
  @_disfavoredOverload
  public init<V: Equatable>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that a formatter formats, with a title.
  ///
  /// ```swift
  /// TextField("Price", value: $price, formatter: prices)
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value to edit.
  ///   - formatter: Formats the value, and parses the text.
  ///   - onEditingChanged: Called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: The action of the return key.
  @preconcurrency
  public init<V: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter, prompt: nil)
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// Creates a field for a value that a formatter formats, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value to edit.
  ///   - formatter: Formats the value, and parses the text.
  ///   - onEditingChanged: Called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: The action of the return key.
  @_disfavoredOverload @preconcurrency
  public init<V: Equatable>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter, prompt: nil)
    editingChanged = onEditingChanged
    commit = onCommit
  }
}

extension FormattedLocation where Format == Formatter {
  /// Creates the location of the text of a value that a formatter formats.
  convenience init(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init(
      value.location, formatter, write: { value, _ in formatter.string(for: value) ?? "" },
      read: { text, _ in
        let isBlank = text.allSatisfy(\.isWhitespace)
        if isBlank, let optional = Value.self as? any ExpressibleByNilLiteral.Type {
          return optional.init(nilLiteral: ()) as? Value
        }
        let object = formatter.object(from: text)
        // NB: The number of an `NSNumber` is cast to all numbers but `Decimal`.
        return object as? Value ?? (object as? NSNumber)?.decimalValue as? Value
      })
  }
}

extension Formatter {
  /// The object that a text describes; `nil` for a text that can't be parsed.
  ///
  /// Foundation on Linux parses by each class in its own way.
  fileprivate func object(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
