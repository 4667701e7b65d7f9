import RostrumElements
import RostrumHTML
import RostrumWeb

/// A browser that sends whatever it likes, the same in each run.
struct Attacker: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, by Sebastiano Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let numbers = [
    "0", "1", "-1", "0.5", "2", "3", "10", "255", "1e308", "-1e308", "1e-320", "-0.0",
    "2147483648", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "0.1e1", "1e-7",
  ]

  private static let texts = [
    "", "a", "text", "1970-01-01", "2020-13-45", "9999-12-31T23:59", "275760-09-13", "#ff0000",
    "#zzzzzz", "NaN", "Infinity", "1e999", "-1", "\\u0000", "\\ud83d\\ude00", "<b>", "Enter",
    "Escape", "ArrowDown", "changed", "ended", "cancelled", "0,1,2", "__proto__",
    String(repeating: "long", count: 2_000),
  ]

  private mutating func number() -> String { Self.numbers.randomElement(using: &self) ?? "0" }
  private mutating func text() -> String { "\"\(Self.texts.randomElement(using: &self) ?? "")\"" }
  private mutating func bool() -> String { Bool.random(using: &self) ? "true" : "false" }

  /// A value that may be of the wrong type.
  private mutating func scalar() -> String {
    switch UInt.random(in: 0..<4, using: &self) {
    case 0: number()
    case 1: text()
    case 2: bool()
    default: "null"
    }
  }

  private mutating func id(of ids: [UInt32]) -> String {
    "\(ids.randomElement(using: &self) ?? 0)"
  }

  /// The values of an action, seldom of the wrong type or number.
  private mutating func values(of action: ClientAction, _ ids: [UInt32]) -> [String] {
    if UInt.random(in: 0..<16, using: &self) == 0 {
      return (0..<Int.random(in: 0..<7, using: &self)).map { _ in scalar() }
    }
    switch action {
    case .tap, .focus, .blur, .submit, .dismiss, .delete, .refresh, .hold: return []
    case .text: return [text(), "1"]
    case .paste, .key, .keyRepeat, .keyUp, .open: return [text()]
    case .textRange: return [number(), number()]
    case .on, .press, .step, .hover, .target: return [bool()]
    case .number, .move, .back, .taps, .held: return [number()]
    case .select: return [id(of: ids)]
    case .drop: return [id(of: ids), number(), number()]
    case .insert: return [id(of: ids), number()]
    case .choose:
      let words = ["only", "range", "all", "clear", "menu", "primary"]
      return [phase(words), id(of: ids), id(of: ids)]
    case .scrollPhase:
      return [phase(ScrollPhase.allCases.map(\.rawValue)), number(), number()]
    case .drag: return [phase(["changed", "ended", "cancelled"])] + (0..<8).map { _ in number() }
    case .pinch: return [phase(["changed", "ended", "cancelled"])] + (0..<6).map { _ in number() }
    case .spot: return (0..<5).map { _ in number() }
    case .hoverPlace: return ["true"] + (0..<4).map { _ in number() }
    case .plot:
      return [phase(PlotEvent.Phase.allCases.map(\.rawValue))] + (0..<4).map { _ in number() }
    case .measure, .typeset:
      let count = Int.random(in: 0..<20, using: &self)
      return ["\(count)"] + (0..<count).map { _ in number() }
    case .prefer:
      let digits = Int.random(in: 0..<128, using: &self)
      return ["\"\(String(digits + 128, radix: 2).dropFirst())\"", number(), text()]
    case .edit: return ["0", "0", text(), "1", "0", "2166136261"]
    }
  }

  private mutating func phase(_ phases: [String]) -> String {
    "\"\(phases.randomElement(using: &self) ?? "")\""
  }

  /// An event at one of some elements.
  mutating func event(
    _ sequence: UInt64, at ids: [UInt32], _ action: ClientAction? = nil
  ) -> String {
    let action = action ?? ClientAction.allCases.randomElement(using: &self) ?? .tap
    let isElsewhere = UInt.random(in: 0..<20, using: &self) == 0
    let id =
      (isElsewhere ? nil : ids.randomElement(using: &self))
      ?? UInt32.random(in: 0 ... .max, using: &self)
    let parts = ["\(sequence)", "\(id)", "\"\(action.rawValue)\""] + values(of: action, ids)
    return "[\(parts.joined(separator: ","))]"
  }
}
