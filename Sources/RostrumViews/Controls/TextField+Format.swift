public import Foundation

extension TextField {
  /// Creates a field for a value with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value to edit.
  ///   - format: Formats the value, and parses the text.
  ///   - prompt: The text that the empty field shows.
  ///   - label: A label that describes the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, location: .init(value, format))
  }

  /// Creates a field for an optional value with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value to edit; `nil` for an empty field.
  ///   - format: Formats the value, and parses the text.
  ///   - prompt: The text that the empty field shows.
  ///   - label: A label that describes the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, location: .init(value, format))
  }

  fileprivate init<Value, F>(
    label: Label, prompt: Text?, location: FormattedLocation<Value, F>
  ) {
    self.init(
      label: label, prompt: prompt, axis: .horizontal, text: Binding(location: location))
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value.
  ///
  /// ```swift
  /// TextField("Amount", value: $amount, format: .number)
  /// ```
  ///
  /// Text that can be parsed is written immediately; other text leaves the value unchanged. When
  /// the field loses the focus, it shows the value in its format again.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, location: .init(value, format))
  }

  /// Creates a field for a value.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, location: .init(value, format))
  }

  /// Creates a field for an optional value; an empty field is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, location: .init(value, format))
  }

  /// Creates a field for an optional value; an empty field is `nil`.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, location: .init(value, format))
  }
}
