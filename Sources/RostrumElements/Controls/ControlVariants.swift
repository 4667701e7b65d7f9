/// The visual style of a toggle.
public enum ToggleVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the toggle's context.
  case automatic
  /// A switch.
  case `switch`
  /// A button that stays pressed.
  case button
  /// A box with a check mark.
  case checkbox
}

/// The visual style of a button.
public enum ButtonVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the button's context.
  case automatic
  /// A button with a light background.
  case bordered
  /// A button with the accent colour as its background.
  case borderedProminent
  /// A button without a background.
  case borderless
  /// A button that shows only its label.
  case plain
}

/// The visual style of a picker.
public enum PickerVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the picker's context.
  case automatic
  /// A button that opens a list of the options.
  case menu
  /// The options side by side.
  case segmented
  /// The options in a column.
  case inline
  /// The options in a column, each with a radio button.
  case radioGroup
  /// The options in a row, each with a radio button.
  case radioRow
}

/// The visual style of a menu.
public enum MenuVariant: Hashable, Sendable {
  /// The default for the menu's context.
  case automatic
  /// A button in a style.
  case button(ButtonVariant)
  /// A button without a background.
  case borderless
  /// No button: a long press on the content opens the menu.
  case context
}

/// The visual style of a progress view.
public enum ProgressVariant: String, Hashable, Sendable, CaseIterable {
  /// A bar if the progress is known, or else a spinner.
  case automatic
  /// A bar.
  case linear
  /// A ring.
  case circular
}

/// The visual style of a gauge.
public enum GaugeVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the gauge's context.
  case automatic
  /// A bar that is filled up to the value.
  case linearCapacity
  /// A thin bar that is filled up to the value.
  case accessoryLinearCapacity
  /// A thin bar with a marker at the value.
  case accessoryLinear
  /// An open ring with a marker at the value.
  case accessoryCircular
  /// A ring that is filled up to the value.
  case accessoryCircularCapacity

  /// Whether the gauge is a bar, rather than a ring.
  package var isBar: Bool {
    switch self {
    case .automatic, .linearCapacity, .accessoryLinearCapacity, .accessoryLinear: true
    case .accessoryCircular, .accessoryCircularCapacity: false
    }
  }
}

/// The visual style of a date picker.
public enum DatePickerVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the picker's context.
  case automatic
  /// A compact button that opens a calendar.
  case compact
  /// A text field.
  case field
}
