extension UserEvent {
  /// The event for a control of dates or colours where a user has typed a text, as ISO 8601 and CSS
  /// write them; other events stay as they are.
  ///
  /// - Parameter content: The content of the element that the user acted on.
  /// - Returns: The event that the control handles.
  /// - Throws: ``EventRefusal`` for a text that is not a value of the control.
  public func typed(for content: ElementContent) throws(EventRefusal) -> UserEvent {
    guard case .setText(let text) = action else { return self }
    if case .datePicker = content {
      guard let value = DateValue(text) else {
        throw .invalidValue(element, "“\(text)” is not a date")
      }
      return UserEvent(element, .setDate(value))
    }
    if case .colorPicker = content {
      guard let color = RGBColor(text) else {
        throw .invalidValue(element, "“\(text)” is not a colour such as #ff8000")
      }
      return UserEvent(element, .setColor(color))
    }
    return self
  }
}
