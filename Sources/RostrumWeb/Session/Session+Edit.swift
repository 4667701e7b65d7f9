import RostrumHTML
import RostrumViews

extension Session {
  /// An edit refers to a text that the session doesn't know.
  package struct EditOutOfStep: Error, Hashable {}

  /// Applies an edit to a field's text, as if an event had set the whole text.
  ///
  /// - Parameter edit: The edit.
  /// - Returns: The reason for which the event was refused, or `nil` if it was performed.
  /// - Throws: ``EditOutOfStep``. The edit then doesn't count as processed, nor does any later
  ///   event: the browser sends them again, with the whole text.
  package func receive(_ edit: ClientEdit) throws(EditOutOfStep) -> EventRefusal? {
    guard let element = app?.element(edit.element) else {
      passOver(edit.sequence)
      return .absent(edit.element)
    }
    switch texts.text(after: edit, shown: element.content.typedText) {
    case .outOfStep: throw EditOutOfStep()
    case .tooLarge(let bytes): return refuse(edit, bytes: bytes)
    case .text(let text):
      return receive(
        ClientEvent(
          sequence: edit.sequence, event: UserEvent(edit.element, .setText(text)),
          revision: edit.revision))
    }
  }

  /// Restores a field's text.
  private func refuse(_ edit: ClientEdit, bytes: Int) -> EventRefusal {
    passOver(edit.sequence)
    touches.append(Touch(element: edit.element, text: nil, revision: edit.revision))
    return .invalidValue(edit.element, "The text has \(bytes) bytes")
  }
}

extension Touch {
  /// The control whose value an event has changed in the browser, or `nil` for other events.
  package init?(_ event: ClientEvent) {
    let element = event.event.element
    switch event.event.action {
    case .setText(let text): self.init(element: element, text: text, revision: event.revision)
    case .setOn, .setNumber, .setDate, .setColor, .select: self.init(element: element)
    default: return nil
    }
  }
}
