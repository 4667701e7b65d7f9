/// What an element is, with the facts that elements of its kind have.
///
/// A host takes a content apart with a `switch` that names every fact, so that a fact that a host
/// forgets does not compile:
///
/// ```swift
/// case .slider(let value, let bounds, let step):
///   range(value, bounds, step)
/// ```
///
/// What any element can have, whatever it is, is in the other parts of its ``ElementState``.
public enum ElementContent: Hashable, Sendable {
  /// An element whose facts are attributes.
  case other

  // Structure
  /// One of several views, the first that fits in the direction, or in both for `nil`.
  ///
  /// The host reports which one fits: see ``UserEvent/Action/setNumber(_:)``.
  case fitting(shown: Int, last: Int, Axis?)

  // Content
  /// How far something is, from 0 to 1; `nil` for unknown.
  case progress(Double?, ProgressVariant)
  /// A measure in a range.
  case gauge(Double, in: ClosedRange<Double>, GaugeVariant)

  // Controls
  /// A line of text that the user edits.
  case textField(String, [TextEntryFact])
  /// A line of text that the user edits and that is not shown.
  case secureField(String, [TextEntryFact])
  /// Several lines of text that the user edits.
  case textEditor(String, [TextEntryFact])
  /// A control that performs an action when it is pressed.
  case button(ButtonVariant, role: ButtonRole?, border: ButtonBorderShape)
  /// A button that shows and hides what is below it.
  case disclosure(isExpanded: Bool)
  /// A choice of one of the ``ElementRole/option`` elements within.
  case picker(selection: ElementID?, PickerVariant)
  /// A button that opens a list of buttons, with a symbol beside its label.
  case menu(symbol: String?, MenuVariant)
  /// An on and off switch.
  case toggle(isOn: Bool, ToggleVariant)
  /// A number in a continuous range; `nil` for a step without steps.
  case slider(Double, in: ClosedRange<Double>, step: Double?)
  /// A number with plus and minus; without a number for a stepper that has only actions.
  case stepper(Double?, minimum: Double?, maximum: Double?)
  /// A day, a time of day, or both, within limits.
  case datePicker(DateValue, from: DateValue?, through: DateValue?, DatePickerVariant)
  /// An opaque colour.
  case colorPicker(RGBColor)
}

extension ElementContent {
  /// The role of elements with this content; `nil` for one that does not tell.
  public var role: ElementRole? {
    switch self {
    case .other: nil
    case .fitting: .fitting
    case .progress: .progress
    case .gauge: .gauge
    case .textField: .textField
    case .secureField: .secureField
    case .textEditor: .textEditor
    case .button, .disclosure: .button
    case .picker: .picker
    case .menu: .menu
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .datePicker: .datePicker
    case .colorPicker: .colorPicker
    }
  }
}

extension ElementContent {
  /// What kind of action the element performs, if it is a button with a role.
  public var buttonRole: ButtonRole? {
    if case .button(_, let role, _) = self { role } else { nil }
  }

  /// The chosen option of a picker.
  public var selection: ElementID? {
    if case .picker(let selection, _) = self { selection } else { nil }
  }
}
