/// What a group is a part of, which decides how a host arranges what is within.
public enum GroupVariant: String, Hashable, Sendable, CaseIterable {
  /// A group that carries style, or keeps children together.
  case plain
  /// A label and a value on one line: `LabeledContent`.
  case labeled
  /// The label of labeled content.
  case contentLabel
  /// The value of labeled content.
  case contentValue
  /// Controls that belong together: `ControlGroup`.
  case controls
  /// A box with a label: `GroupBox`.
  case box
  /// The label of a box.
  case boxLabel
  /// A button with the views that it shows and hides: `DisclosureGroup`.
  case disclosure
  /// The views that a button shows and hides.
  case disclosed
  /// A note in the place of content: `ContentUnavailableView`.
  case unavailable
  /// The label of a note in the place of content.
  case unavailableLabel
  /// The description of a note in the place of content.
  case unavailableDescription
  /// The controls of a note in the place of content.
  case unavailableActions
  /// The label of a gauge.
  case gaugeLabel
  /// The value of a gauge.
  case gaugeValue
  /// The label at the least value of a gauge.
  case gaugeMinimum
  /// The label at the greatest value of a gauge.
  case gaugeMaximum
  /// The label at the least value of a slider.
  case sliderMinimum
  /// The label at the greatest value of a slider.
  case sliderMaximum
  /// A picture that is loaded: `AsyncImage`.
  case asyncImage
  /// A view with a bar above it: `safeAreaInset(edge:alignment:spacing:content:)`.
  case insetTop
  /// A view with a bar below it.
  case insetBottom
  /// A view with a bar at its leading side.
  case insetLeading
  /// A view with a bar at its trailing side.
  case insetTrailing
  /// Views that only assistive technology meets.
  case spoken
  /// A view with an inspector beside it.
  case inspected
  /// A view with a context menu.
  case context
}
