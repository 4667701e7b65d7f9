extension ElementContent {
  /// The value of a control as a text that can be typed; `nil` for controls without one.
  public var typedText: String? {
    switch self {
    case .datePicker(let value, _, _, _): value.description
    case .colorPicker(let color): color.description
    case .textField(let text, _), .secureField(let text, _), .textEditor(let text, _): text
    case .other, .fitting, .progress, .gauge, .button, .disclosure, .picker, .menu, .toggle,
      .slider, .stepper:
      nil
    }
  }
}

extension UserEvent {
  /// The event for a control of dates or colours where a user has typed a text, as ISO 8601 and CSS
  /// write them; other events stay as they are.
  ///
  /// - Parameter content: The content of the element that the user acted on.
  /// - Returns: The event that the control handles.
  /// - Throws: ``EventRefusal`` for a text that is not a value of the control.
  public func typed(for content: ElementContent) throws(EventRefusal) -> UserEvent {
    guard case .setText(let text) = action else { return self }
    switch content {
    case .datePicker:
      guard let value = DateValue(text) else {
        throw .invalidValue(element, "“\(text)” is not a date")
      }
      return UserEvent(element, .setDate(value))
    case .colorPicker:
      guard let color = RGBColor(text) else {
        throw .invalidValue(element, "“\(text)” is not a colour such as #ff8000")
      }
      return UserEvent(element, .setColor(color))
    case .other, .textField, .secureField, .textEditor, .fitting, .progress, .gauge, .button,
      .disclosure, .picker, .menu, .toggle,
      .slider, .stepper:
      return self
    }
  }
}
