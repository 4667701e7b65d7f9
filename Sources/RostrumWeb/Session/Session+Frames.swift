import RostrumViews

extension Session {
  /// Runs what an event asks for.
  ///
  /// The answer waits for ``flush()``.
  ///
  /// - Returns: Why the event was refused; `nil` if it was not.
  func receive(_ event: ClientEvent) -> EventRefusal? {
    guard let app else { return nil }
    passOver(event.sequence)
    let target = event.event.element
    if let touch = Touch(event) { touches.append(touch) }
    if case .setText(let text) = event.event.action, app.element(target) != nil {
      texts.set(text, of: target)
    }
    return world {
      defer { mutations += app.update() }
      do throws(EventRefusal) {
        let content = app.element(target)?.content ?? .other
        try app.perform(event.event.typed(for: content))
        if let revision = event.revision { page.revisions[target] = revision }
        return nil
      } catch {
        return error
      }
    }
  }

  /// Counts an event as processed that is not handed to the app.
  func passOver(_ sequence: UInt64) {
    tokens.confirm()
    lastEvent = sequence
  }

  /// The browser has applied frames.
  ///
  /// - Returns: Whether there are frames of that number.
  func acknowledge(_ number: UInt64) -> Bool {
    guard outbox.acknowledge(number) else { return false }
    tokens.confirm()
    if outbox.hasGap, number == outbox.sequence { remount() }
    return true
  }

  /// Sends what has changed, and which events were processed.
  func flush() {
    isFlushScheduled = false
    guard let app else { return }
    mutations += world { app.update() }
    keepValues()
    guard !outbox.hasGap else { return keepForMount() }
    var writer = PatchWriter(tree: app, page: page)
    let operations = writer.patch(mutations, touches: touches)
    page = writer.page
    mutations = []
    touches = []
    guard operations != nil || confirmedEvent < lastEvent else { return }
    let frame = keep(operations ?? Array("[]".utf8))
    peer?.send(frame)
  }

  /// Drops the changes that the next mount covers.
  ///
  /// A page that has lost frames gets the whole tree once it has caught up. A frozen page may confirm
  /// nothing for hours while its socket stays open, so what is kept for it is bounded.
  private func keepForMount() {
    touches = []
    mutations = mutations.filter(\.isToldByMount).suffix(16)
  }

  /// Sends the whole tree in place of frames that were given up or could not be applied.
  func remount() {
    guard let app, let peer else { return }
    mutations += world { app.update() }
    keepValues()
    peer.send(mount(app, after: outbox.sequence))
  }

  /// The frame with the whole tree, which stands for all frames after the given number.
  func mount(_ app: any RunningApp, after number: UInt64) -> [UInt8] {
    outbox.restart(after: number)
    var writer = PatchWriter(tree: app, page: page)
    let operations = writer.mount(focused: app.focused, telling: mutations, keeping: kept.texts)
    page = writer.page
    mutations = []
    touches = []
    return keep(operations)
  }

  func scheduleFlush() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { @MainActor [weak self] in self?.flush() }
  }

  func keep(_ operations: [UInt8]) -> [UInt8] {
    var frame = JSONWriter(reserving: operations.count + 16)
    frame.array { frame in
      frame.number(outbox.next)
      frame.number(lastEvent)
      frame.json(operations)
    }
    confirmedEvent = lastEvent
    outbox.append(frame.bytes)
    return frame.bytes
  }
}
