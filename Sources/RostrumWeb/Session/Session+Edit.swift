import RostrumViews

extension Session {
  /// An edit is for a text that the session does not know.
  struct EditOutOfStep: Error, Hashable {}

  /// Gives a field the text that an edit makes, as the event that says the whole text would.
  ///
  /// - Parameter edit: The edit.
  /// - Returns: Why the event was refused; `nil` if it was not.
  /// - Throws: ``EditOutOfStep``. The edit then does not count as processed, nor may any event that
  ///   follows it: the browser says it again, with the whole text.
  func receive(_ edit: ClientEdit) throws(EditOutOfStep) -> EventRefusal? {
    let shown = app?.element(edit.element)?.content.typedText
    switch texts.text(after: edit, shown: shown) {
    case .outOfStep: throw EditOutOfStep()
    case .tooLarge(let bytes): return refuse(edit, bytes: bytes)
    case .text(let text):
      return receive(
        ClientEvent(
          sequence: edit.sequence, event: UserEvent(edit.element, .setText(text)),
          revision: edit.revision))
    }
  }

  /// Gives a field back the text that it had.
  private func refuse(_ edit: ClientEdit, bytes: Int) -> EventRefusal {
    passOver(edit.sequence)
    touches.append(Touch(element: edit.element, text: nil, revision: edit.revision))
    return .invalidValue(edit.element, "The text has \(bytes) bytes")
  }
}

extension Touch {
  /// The control whose value an event has changed in the browser; `nil` for other events.
  init?(_ event: ClientEvent) {
    let element = event.event.element
    switch event.event.action {
    case .setText(let text): self.init(element: element, text: text, revision: event.revision)
    case .setOn, .setNumber, .setDate, .setColor, .select: self.init(element: element)
    default: return nil
    }
  }
}
