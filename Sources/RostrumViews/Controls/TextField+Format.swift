public import Foundation

extension TextField {
  /// A field for a value, with a label of views.
  ///
  /// - Parameters:
  ///   - value: What is edited.
  ///   - format: Writes the value, and reads what is typed.
  ///   - prompt: What the empty field shows.
  ///   - label: What the field is about.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, location: .init(value, format))
  }

  /// A field for a value or none, with a label of views.
  ///
  /// - Parameters:
  ///   - value: What is edited; an empty field is `nil`.
  ///   - format: Writes the value, and reads what is typed.
  ///   - prompt: What the empty field shows.
  ///   - label: What the field is about.
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
  /// A field for a value.
  ///
  /// ```swift
  /// TextField("Amount", value: $amount, format: .number)
  /// ```
  ///
  /// What can be read as a value is written at once; what cannot leaves the value as it is. When
  /// the field loses the focus it shows the value again as the format writes it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, location: .init(value, format))
  }

  /// A field for a value.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, location: .init(value, format))
  }

  /// A field for a value or none; an empty field is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, location: .init(value, format))
  }

  /// A field for a value or none; an empty field is `nil`.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, location: .init(value, format))
  }
}
