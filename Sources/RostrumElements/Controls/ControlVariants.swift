/// How a toggle is drawn.
public enum ToggleVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the toggle stands.
  case automatic
  /// A switch.
  case `switch`
  /// A button that stays pressed.
  case button
  /// A box with a check mark.
  case checkbox
}

/// How a button is drawn.
public enum ButtonVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the button stands.
  case automatic
  /// On a light background.
  case bordered
  /// On a background in the accent colour.
  case borderedProminent
  /// Without a background.
  case borderless
  /// Nothing but its label.
  case plain
}

/// How a picker is drawn.
public enum PickerVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the picker stands.
  case automatic
  /// A button that opens a list of the options.
  case menu
  /// The options beside each other.
  case segmented
  /// The options below each other.
  case inline
  /// The options below each other, each with a round mark.
  case radioGroup
}

/// How a menu is drawn.
public enum MenuVariant: Hashable, Sendable {
  /// As is usual where the menu stands.
  case automatic
  /// A button of a style.
  case button(ButtonVariant)
  /// Without a background.
  case borderless
  /// Without a button of its own: pressing what is around for long opens it.
  case context
}

/// How progress is drawn.
public enum ProgressVariant: String, Hashable, Sendable, CaseIterable {
  /// A bar where it is known how far something is, else a spinner.
  case automatic
  /// A bar.
  case linear
  /// A ring.
  case circular
}

/// How a gauge is drawn.
public enum GaugeVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the gauge stands.
  case automatic
  /// A bar that is filled up to the value.
  case linearCapacity
  /// A thin bar that is filled up to the value.
  case accessoryLinearCapacity
  /// An open ring with a mark at the value.
  case accessoryCircular
  /// A ring that is filled up to the value.
  case accessoryCircularCapacity
}

/// How a date picker is drawn.
public enum DatePickerVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the picker stands.
  case automatic
  /// A small box, from which a calendar opens.
  case compact
  /// A field.
  case field
}
