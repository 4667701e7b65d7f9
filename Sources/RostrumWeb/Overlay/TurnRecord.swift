import NIOCore
import RostrumHTML

/// What caused a turn of a session, how long it took, and how much it sent.
package struct TurnRecord: Hashable, Sendable {
  /// The number of the turn, from 1.
  package var number: Int
  /// The causes in words, in order; empty if the app itself has changed.
  package var causes: [String] = []
  /// The duration of each step that was taken.
  package var durations: [ServerInstruments.Step: Duration] = [:]
  /// The size of the frames.
  package var bytes = 0

  /// The duration of the whole turn.
  package var total: Duration { durations[.turn] ?? durations[.launch] ?? .zero }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("number")
      json.number(number)
      json.key("causes")
      json.array { json in
        for cause in causes { json.string(cause) }
      }
      let steps = [("total", total), ("update", durations[.update]), ("patch", durations[.patch])]
      for (name, duration) in steps {
        json.key(name)
        json.number(Int((duration ?? .zero) / .nanoseconds(1)))
      }
      json.key("bytes")
      json.number(bytes)
    }
  }
}
