import NIOCore
import RostrumHTML
import RostrumViews

extension Session {
  /// Runs a step, and measures its duration for the instruments and the overlay.
  package func measure<Result>(
    _ step: ServerInstruments.Step, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder else { return try instruments.measure(step, body) }
    return try recorder.measure(step) { try instruments.measure(step, body) }
  }

  /// Records an event as a cause of the current turn.
  package func note(_ event: UserEvent) {
    guard let recorder else { return }
    let kind = event.action.kind.rawValue
    guard let element = app?.element(event.element)?.snapshot else {
      return recorder.note("\(kind) #\(event.element.rawValue)")
    }
    let name = element.accessibleName
    let title = name.isEmpty ? "" : " “\(name)”"
    recorder.note("\(kind) \(element.role.rawValue)\(title) #\(element.id.rawValue)")
  }

  /// Ends the record of the current turn, and sends it to the overlay.
  package func finishRecord() {
    if recorder?.finish() == true { sendOverlay() }
  }

  /// Sends the overlay what it shows, if there is one.
  package func sendOverlay() {
    if let message = overlayMessage { peer?.send(message) }
  }

  /// What the overlay shows: what is presented, and the last turns; `nil` without an overlay.
  ///
  /// O(n) in the elements.
  package var overlayMessage: ByteBuffer? {
    guard let recorder, let app else { return nil }
    let parts = context { PresentedParts(of: app).all }
    var json = JSONWriter(reserving: 4096)
    json.array { json in
      json.string(ServerWord.overlay.rawValue)
      json.object { json in
        json.key("parts")
        json.array { json in
          for part in parts { part.write(to: &json) }
        }
        json.key("turns")
        json.array { json in
          for turn in recorder.turns { turn.write(to: &json) }
        }
        if let build = recorder.build {
          json.key("build")
          build.write(to: &json)
        }
      }
    }
    return json.buffer
  }
}
