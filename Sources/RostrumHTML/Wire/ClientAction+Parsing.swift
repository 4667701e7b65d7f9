import Foundation
import RostrumElements

extension UserEvent.Action {
  /// Parses the name and the values of an event, or returns `nil` if the values don't match the
  /// name.
  package init?(_ name: ClientAction, values: ArraySlice<JSONScalar>) {
    guard values.count == name.valueCount(in: values), let action = Self.read(name, values)
    else { return nil }
    self = action
  }

  private static func read(
    _ name: ClientAction, _ values: ArraySlice<JSONScalar>
  ) -> UserEvent.Action? {
    let value = values.first
    return switch name {
    case .tap: .tap
    case .focus: .focus
    case .blur: .blur
    case .submit: .submit
    case .dismiss: .dismiss
    case .delete: .delete
    case .refresh: .refresh
    case .hold: .longPress
    case .text: value?.string.map { .setText($0) }
    case .textRange: textRange(values)
    case .paste: value?.string.map { .paste($0) }
    case .open: value?.string.map { .open($0) }
    case .on: value?.bool.map { .setOn($0) }
    case .press: value?.bool.map { .press($0) }
    case .step: value?.bool.map { .step(up: $0) }
    case .hover: value?.bool.map { .hover($0) }
    case .number: value?.number.map { .setNumber($0) }
    case .select: value?.integer(as: UInt32.self).map { .select(ElementID(rawValue: $0)) }
    case .back: value?.count.map { .back(depth: $0) }
    case .move: value?.count.map { .move(to: $0) }
    case .taps: value?.integer(as: Int.self).map { .tapRepeatedly(count: $0) }
    case .key: key(value, .down)
    case .keyRepeat: key(value, .repeat)
    case .keyUp: key(value, .up)
    case .drag: drag(values)
    case .plot: plot(values)
    case .choose: choose(values)
    case .pinch: pinch(values)
    case .spot: spot(values)
    case .hoverPlace: hoverPlace(values)
    case .target: value?.bool.map { .target($0) }
    case .drop: drop(values)
    case .insert: insert(values)
    case .scrollPhase: scrollPhase(values)
    case .typeset: TypesetText(values.dropFirst()).map { .typeset($0) }
    case .held: value?.count.map { .hold(EventModifiers(rawValue: $0).intersection(.all)) }
    case .measure: GeometryReport(values.dropFirst()).map { .measure($0) }
    case .prefer: ReaderPreferences(values).map { .prefer($0) }
    // An edit becomes the event that sets the whole text: see `ClientEdit`.
    case .edit: nil
    }
  }

  private static func key(_ value: JSONScalar?, _ phase: KeyPhases) -> UserEvent.Action? {
    value?.string.flatMap { KeyboardShortcut(webName: $0) }
      .map { .key($0.key, modifiers: $0.modifiers, phase: phase) }
  }

  private static func textRange(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    guard let start = values.first?.count, let end = values.last?.count, start <= end else {
      return nil
    }
    return .selectText(start..<end)
  }

  private static func scrollPhase(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let velocity = values.dropFirst().compactMap(\.number)
    guard let phase = values.first?.string.flatMap(ScrollPhase.init(rawValue:)),
      velocity.count == 2
    else { return nil }
    return .scrollPhase(
      UserEvent.ScrollChange(phase, velocity: CGVector(dx: velocity[0], dy: velocity[1])))
  }

  private static func drop(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let place = values.dropFirst().compactMap(\.number)
    guard let source = values.first?.integer(as: UInt32.self), place.count == 2 else { return nil }
    return .drop(ElementID(rawValue: source), at: CGPoint(x: place[0], y: place[1]))
  }

  private static func insert(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    guard let source = values.first?.integer(as: UInt32.self), let index = values.last?.count
    else { return nil }
    return .insert(ElementID(rawValue: source), at: index)
  }

  private static func drag(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let places = values.dropFirst().compactMap(\.number)
    guard
      let phase = values.first?.string.flatMap(UserEvent.Drag.Phase.init(rawValue:)),
      places.count == 8
    else { return nil }
    return .drag(
      UserEvent.Drag(
        phase, from: CGPoint(x: places[0], y: places[1]), to: CGPoint(x: places[2], y: places[3]),
        velocity: CGSize(width: places[4], height: places[5]),
        origin: CGPoint(x: places[6], y: places[7])))
  }

  private static func pinch(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let numbers = values.dropFirst().compactMap(\.number)
    guard
      let phase = values.first?.string.flatMap(UserEvent.Drag.Phase.init(rawValue:)),
      numbers.count == 6
    else { return nil }
    return .pinch(
      UserEvent.Pinch(
        phase, scale: numbers[0], angle: Angle(degrees: numbers[1]),
        from: CGPoint(x: numbers[2], y: numbers[3]),
        size: CGSize(width: numbers[4], height: numbers[5])))
  }

  private static func hoverPlace(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let places = values.dropFirst().compactMap(\.number)
    guard let isOver = values.first?.bool, places.count == 4 else { return nil }
    return .hoverPlace(
      isOver
        ? UserEvent.HoverPlace(
          CGPoint(x: places[0], y: places[1]), origin: CGPoint(x: places[2], y: places[3]))
        : nil)
  }

  private static func spot(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let places = values.dropFirst().compactMap(\.number)
    guard let count = values.first?.count, places.count == 4 else { return nil }
    return .spot(
      UserEvent.Spot(
        CGPoint(x: places[0], y: places[1]), origin: CGPoint(x: places[2], y: places[3]),
        count: count))
  }
}

extension UserEvent.Action {
  /// A word, a row, and where a range begins; a row that a word doesn't need is 0.
  private static func choose(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let rows = values.dropFirst().compactMap { $0.integer(as: UInt32.self) }
    guard let word = values.first?.string, rows.count == 2 else { return nil }
    let row = rows[0] == 0 ? nil : ElementID(rawValue: rows[0])
    let start = rows[1] == 0 ? nil : ElementID(rawValue: rows[1])
    let choice: RowChoice? =
      switch word {
      case "only": row.map { .only($0) }
      case "range": row.map { .range(to: $0, from: start) }
      case "all": .all
      case "clear": .clear
      case "menu": .menu(row)
      case "primary": row.map { .primary($0) }
      default: nil
      }
    return choice.map { .choose($0) }
  }

  private static func plot(_ values: ArraySlice<JSONScalar>) -> UserEvent.Action? {
    let places = values.dropFirst().compactMap(\.number)
    guard let phase = values.first?.string.flatMap(PlotEvent.Phase.init(rawValue:)),
      places.count == 4
    else { return nil }
    let place = CGPoint(x: places[2], y: places[3])
    // The size of a plot goes with a place, and where a range begins with its end.
    if phase == .point {
      let size = CGSize(width: places[0], height: places[1])
      return .plot(PlotEvent(phase, at: place, size: size))
    }
    return .plot(PlotEvent(phase, from: CGPoint(x: places[0], y: places[1]), at: place))
  }
}

extension ReaderPreferences {
  /// Parses a digit for each option, the scale of the display and the time zone.
  fileprivate init?(_ values: ArraySlice<JSONScalar>) {
    let values = Array(values)
    guard
      values.count == 3, let digits = values[0].string, let scale = values[1].number,
      let zone = values[2].string, digits.utf8.count == Option.allCases.count,
      digits.utf8.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }),
      zone.utf8.count <= 64
    else { return nil }
    let chosen = zip(Option.allCases, digits).filter { $0.1 == "1" }.map(\.0)
    self.init(options: Set(chosen), displayScale: scale, timeZone: zone.isEmpty ? nil : zone)
  }
}

extension ClientAction {
  /// The number of values after the name; the first of those of a report is how many follow.
  package func valueCount(in values: ArraySlice<JSONScalar>) -> Int {
    switch self {
    case .measure, .typeset: 1 + (values.first?.count.map { min($0, values.count) } ?? 0)
    case .tap, .focus, .blur, .submit, .dismiss, .delete, .refresh, .hold: 0
    case .paste, .on, .press, .step, .hover, .number, .select, .back, .move, .taps, .key,
      .keyRepeat, .keyUp, .open, .target, .held:
      1
    case .text, .insert, .textRange: 2
    case .drop, .prefer, .choose, .scrollPhase: 3
    case .spot, .plot, .hoverPlace: 5
    case .pinch: 7
    case .drag: 9
    case .edit: 6
    }
  }
}

extension JSONScalar {
  /// The value as a count or an index.
  fileprivate var count: Int? { integer(as: Int.self).flatMap { $0 >= 0 ? $0 : nil } }
}
