import NIOCore

/// What a socket says and expects.
protocol Dialogue {
  /// The first message after the upgrade, if the client speaks first.
  func opening() -> String?

  /// Handles a message of the server.
  mutating func received(_ text: ByteBufferView) -> Reception

  /// Returns the next event.
  mutating func nextEvent() -> String

  /// Confirms what was received without being an answer, if the protocol requires that.
  mutating func acknowledgement() -> String?
}

extension Dialogue {
  func acknowledgement() -> String? { nil }
}

/// The meaning of a message.
enum Reception {
  /// Nothing.
  case notice
  /// It requires a response.
  case question(String)
  /// Events may follow, after an optional message.
  case ready(String?)
  /// It answers a number of events.
  case answers(Int)
  /// It has a change that the client's events don't have caused.
  case change
  /// It refuses events.
  case refusal
}

/// A dialogue of fixed messages.
struct ScriptDialogue: Dialogue {
  private let script: Plan.Script
  private var step = 0

  init(_ script: Plan.Script) {
    self.script = script
  }

  func opening() -> String? { nil }

  mutating func received(_ text: ByteBufferView) -> Reception {
    if step < script.greeting.count {
      let next = script.greeting[step]
      guard text.starts(with: next.expected.utf8) else { return .notice }
      step += 1
      if step == script.greeting.count { return .ready(next.response) }
      return next.response.map(Reception.question) ?? .notice
    }
    if text.starts(with: script.answer.utf8) { return .answers(1) }
    guard let check = script.check, let response = check.response,
      text.starts(with: check.expected.utf8)
    else { return .notice }
    return .question(response)
  }

  func nextEvent() -> String { script.event }
}

/// The dialogue of a browser with a Rostrum server.
///
/// Each event acknowledges the frames before it, as those of the browser client do.
struct RostrumDialogue: Dialogue {
  private let event: Plan.Event
  private var sent = 0
  private var answered = 0
  private var seen = 0
  private var acknowledged = 0

  init(_ event: Plan.Event) {
    self.event = event
  }

  func opening() -> String? { #"["join",{"v":2,"digest":"","resume":null,"seen":0}]"# }

  mutating func received(_ text: ByteBufferView) -> Reception {
    var numbers = NumberReader(text.dropFirst())
    // Words of the server, such as its welcome, are strings.
    guard let frame = numbers.next(), let last = numbers.next() else { return .notice }
    let isFirst = seen == 0
    seen = frame
    if isFirst {
      acknowledged = frame
      return .ready(#"["ack",\#(frame)]"#)
    }
    guard last > answered else { return .change }
    // An event that is refused is answered by a frame without operations.
    if numbers.rest.starts(with: "[]".utf8) { return .refusal }
    defer { answered = last }
    return .answers(last - answered)
  }

  mutating func nextEvent() -> String {
    sent += 1
    var text = #"[\#(sent),\#(event.element),"\#(event.action)""#
    if !event.values.isEmpty { text += ",\(event.values[sent % event.values.count])" }
    if seen > acknowledged {
      acknowledged = seen
      text += ",\(seen)"
    }
    return text + "]"
  }

  mutating func acknowledgement() -> String? {
    guard seen > acknowledged else { return nil }
    acknowledged = seen
    return #"["ack",\#(seen)]"#
  }
}

/// Reads numbers, with a comma after each.
private struct NumberReader {
  private(set) var rest: ByteBufferView

  init(_ text: ByteBufferView) {
    rest = text
  }

  mutating func next() -> Int? {
    var number = 0
    var digits = 0
    for byte in rest {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        guard byte == UInt8(ascii: ","), digits > 0 else { return nil }
        rest = rest.dropFirst(digits + 1)
        return number
      }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    return nil
  }
}
