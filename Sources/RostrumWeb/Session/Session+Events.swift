import RostrumHTML
import RostrumViews

extension Session {
  /// Performs an event in the current turn, or in a separate one.
  ///
  /// - Returns: The reason for which the event was refused, or `nil` if it was performed.
  package func receive(_ event: ClientEvent) -> EventRefusal? {
    guard let app else { return nil }
    var refusal: EventRefusal?
    takeTurn { refusal = perform(event, in: app) }
    return refusal
  }

  private func perform(_ event: ClientEvent, in app: any RunningApp) -> EventRefusal? {
    if turn?.lastValue.map(event.event.replaces) != true { update() }
    passOver(event.sequence)
    let target = event.event.element
    note(event.event)
    if let touch = Touch(event) { touches.append(touch) }
    let element = app.element(target)
    if case .setText(let text) = event.event.action, element != nil {
      texts.set(text, of: target)
    }
    if event.event.action.isDeed { didChange?() }
    do throws(EventRefusal) {
      var action = event.event
      if let content = element?.content { action = try action.typed(for: content) }
      if case .measure(let report) = action.action {
        action = UserEvent(target, .measure(report.withoutUnclippedMargins { app.element($0) }))
      }
      let move = app.announcement(of: action, context.words)
      try app.perform(action)
      if case .measure(let report) = action.action { resize(app, to: report.window) }
      if let move { mutations.append(.announce(move)) }
      if element?.isSearchField == true { searched = target }
      if let revision = event.revision { page.revisions[target] = revision }
      turn?.lastValue = event.event
      return nil
    } catch {
      recorder?.note("refused: \(error.kind)")
      return error
    }
  }

  /// Counts an event as processed without passing it to the app.
  package func passOver(_ sequence: UInt64) {
    tokens.confirm()
    lastEvent = sequence
  }

  /// Confirms the frames that the browser has applied.
  ///
  /// - Returns: Whether the session has sent a frame with that number.
  package func acknowledge(_ number: UInt64) -> Bool {
    guard outbox.acknowledge(number) else { return false }
    tokens.confirm()
    if outbox.hasGap, number == outbox.sequence { remount() }
    return true
  }
}

extension UserEvent.Action {
  /// Whether the user would miss the event if it was lost.
  ///
  /// A snapshot tells its browser whether it was. A browser brings texts along by itself.
  fileprivate var isDeed: Bool {
    switch self {
    case .focus, .blur, .setText, .selectText, .measure, .hover, .hoverPlace, .prefer, .scrollPhase,
      .typeset, .hold:
      false
    case .plot(let event): event.phase == .range || event.phase == .cleared
    default: true
    }
  }
}

extension UserEvent {
  /// Whether the event overwrites the value that an earlier event has set, so that the app doesn't
  /// need to see the earlier one.
  fileprivate func replaces(_ earlier: UserEvent) -> Bool {
    guard element == earlier.element else { return false }
    return switch (earlier.action, action) {
    case (.setText, .setText), (.selectText, .selectText), (.setNumber, .setNumber),
      (.typeset, .typeset):
      true
    case (.plot(let earlier), .plot(let event)): earlier.phase == event.phase
    case (.hoverPlace(_?), .hoverPlace(_?)): true
    default: false
    }
  }
}
