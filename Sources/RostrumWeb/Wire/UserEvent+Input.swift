import Foundation
import RostrumViews

extension UserEvent.Action {
  /// What a user does with a pointer or a key, in the words of the wire.
  static func input(_ name: String, _ payload: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    switch (name, payload.count) {
    case ("hold", 0): return .longPress
    case ("taps", 1):
      return payload.first?.integer(as: Int.self).map { .tapRepeatedly(count: $0) }
    case ("hover", 1): return payload.first?.bool.map { .hover($0) }
    case ("key", 1): return payload.first?.string.map { .key($0) }
    case ("drag", 5):
      let places = payload.dropFirst().compactMap(\.number)
      guard
        let phase = payload.first?.string.flatMap(UserEvent.Drag.Phase.init(rawValue:)),
        places.count == 4
      else { return nil }
      return .drag(
        UserEvent.Drag(
          phase, from: CGPoint(x: places[0], y: places[1]),
          to: CGPoint(x: places[2], y: places[3])))
    default: return nil
    }
  }
}
