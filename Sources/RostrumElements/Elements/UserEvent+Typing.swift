extension UserEvent {
  /// Converts text that a user typed into a date or colour control, in ISO 8601 and CSS notation,
  /// to a value; other events stay unchanged.
  ///
  /// - Parameter content: The content of the element that the user acted on.
  /// - Returns: The event that the control handles.
  /// - Throws: ``EventRefusal`` if the text isn't a value of the control.
  public func typed(for content: ElementContent) throws(EventRefusal) -> UserEvent {
    guard case .setText(let text) = action else { return self }
    if case .datePicker = content {
      guard let value = DateValue(text) else {
        throw .invalidValue(element, "“\(text)” isn't a date")
      }
      return UserEvent(element, .setDate(value))
    }
    if case .colorPicker = content {
      guard let color = RGBColor(text) else {
        throw .invalidValue(element, "“\(text)” isn't a colour such as #ff8000")
      }
      return UserEvent(element, .setColor(color))
    }
    return self
  }
}
