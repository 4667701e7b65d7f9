extension ElementContent {
  /// The number that the control holds; `nil` for controls without one.
  public var number: Double? {
    switch self {
    case .slider(let value, _, _), .gauge(let value, _, _): value
    case .stepper(let value, _, _), .progress(let value, _): value
    case .fitting(let shown, _, _): Double(shown)
    case .other, .textField, .secureField, .textEditor, .button, .disclosure, .picker, .menu,
      .toggle, .datePicker, .colorPicker:
      nil
    }
  }

  /// What the control holds, in words; `nil` for contents that hold nothing.
  public var value: String? {
    switch self {
    case .toggle(let isOn, _): isOn ? "on" : "off"
    case .slider, .gauge, .stepper, .progress, .fitting: number?.shortest
    case .datePicker, .colorPicker, .textField, .secureField, .textEditor: typedText
    case .other, .button, .disclosure, .picker, .menu: nil
    }
  }

  /// Whether a toggle is on; `nil` for what is not a toggle.
  public var isOn: Bool? {
    if case .toggle(let isOn, _) = self { isOn } else { nil }
  }
}
