import RostrumHTML
import RostrumWeb
import Testing

/// No message that is damaged in one field costs a session: it has no effect, or its socket is closed
/// and the session goes on with the next one.
@Suite(.timeLimit(.minutes(10))) @MainActor struct DamagedMessageTests {
  /// The values of a message, as JSON; the first is the number of an event or the name of a message.
  private typealias Message = [String]

  @Test("A message with any one field damaged leaves the session as it is")
  func anyField() async throws {
    // Each message that ends a socket takes a join.
    let joins = WebServer.Limits.Quota(perUser: .max, perAddress: .max, total: .max)
    try await withServer(configuration: { $0.limits.joinsPerMinute = joins }) { server, port in
      var visitor = try await Visit(port: port)
      let button = try #require(visitor.tree.firstMatch(of: /\[(\d+),0,"button"/)?.1)
      let disabled = try #require(
        visitor.tree.firstMatch(of: /\[(\d+),0,"button",\{[^}]*"disabled"/)?.1)
      let field = try #require(visitor.tree.firstMatch(of: /\[(\d+),\d,"input"/)?.1)
      var count = 0
      for message in messages(to: String(disabled), field: String(field)) {
        for damaged in damages(to: message) {
          count += 1
          let shown = try await visitor.send(damaged, thenTap: String(button))
          #expect(shown.contains("\"\(count)\"]"), "after \(damaged)")
        }
      }
      #expect(count > 300)
      #expect(server.sessionCount == 1)
    }
  }

  /// One message of each kind that changes nothing; `#` stands for the number of the next event.
  private func messages(to element: String, field: String) -> [Message] {
    let words = ClientWord.allCases.map { word -> Message in
      let name = "\"\(word)\""
      return switch word {
      case .join: [name, #"{"v":2}"#]
      case .kept: [name, #""name""#, #""text""#]
      case .more: [name, #""text""#]
      case .ack: [name, "0"]
      case .shown: [name, "true"]
      case .mount, .bye, .ping: [name]
      }
    }
    let events = ClientAction.allCases.map { action -> Message in
      let target = action == .text || action == .edit ? field : element
      return ["#", target, "\"\(action)\""] + values(of: action) + ["0"]
    }
    return words + events
  }

  private func values(of action: ClientAction) -> [String] {
    switch action {
    case .tap, .focus, .blur, .submit, .dismiss, .delete, .refresh, .hold: []
    case .text: [#""text""#, "1"]
    case .edit: ["0", "0", #""a""#, "1", "0", "2166136261"]
    case .paste: [#""text""#]
    case .open: [#""/""#]
    case .on, .press, .step, .hover, .target: ["true"]
    case .number: ["0.5"]
    case .held: ["8"]
    case .select, .back, .move, .taps: ["1"]
    case .drop: ["1", "2", "3"]
    case .insert: ["1", "0"]
    case .choose: [#""only""#, "1", "0"]
    case .key, .keyRepeat, .keyUp: [#""Enter""#]
    case .textRange: ["1", "2"]
    case .scrollPhase: [#""interacting""#, "0", "100"]
    case .drag: [#""ended""#, "0", "0", "1", "1", "0", "0", "0", "0"]
    case .pinch: [#""ended""#, "1", "0", "0", "0", "1", "1"]
    case .spot: ["1", "0", "0", "1", "1"]
    case .hoverPlace: ["true", "0", "0", "1", "1"]
    case .plot: [#""point""#, "0", "0", "1", "1"]
    case .prefer: [#""0000000""#, "1", #""UTC""#]
    case .typeset:
      "18,2166136261,0,0,0,20,10,8,1,0,0,8,2,0,1,0,1,0,5".split(separator: ",").map(String.init)
    case .measure: ["8", "true", "390", "844", "0", "0", "0", "0", "0"]
    }
  }

  /// The message with each field missing, doubled, null, of a wrong type and out of range; and late.
  private func damages(to message: Message) -> [Message] {
    let wrong = [
      "null", "true", #""wrong""#, "-1", "0.5", "4294967295", "1e300", "{}", #"{"a":null}"#,
    ]
    return message.indices.flatMap { index -> [Message] in
      let others = wrong.filter { $0 != message[index] }
      let missing = Array(message[..<index] + message[(index + 1)...])
      let doubled = Array(message[...index] + message[index...])
      return [missing, doubled]
        + others.map { Array(message[..<index] + [$0] + message[(index + 1)...]) }
    }
  }
}

/// Somebody who comes back to a session with one socket after another.
@MainActor private struct Visit {
  let port: Int
  let cookie: String
  /// The first frame.
  let tree: String
  private var token: String
  private var seen: Int

  init(port: Int) async throws {
    self.port = port
    let cookie = try #require(try await RawConnection.request(port: port).cookie)
    self.cookie = cookie
    let first = try await RawConnection.open(port: port) { connection in
      try await connection.join(port: port, cookie: cookie)
    }
    tree = first[1]
    token = try Self.token(in: first[0])
    seen = 1
  }

  private static func token(in welcome: String) throws -> String {
    String(try #require(welcome.firstMatch(of: /"token":("[^"]+")/)?.1))
  }

  /// Sends a message and a tap after it, on another socket if that of the message is closed.
  ///
  /// - Returns: The frame that answers the tap.
  mutating func send(_ message: [String], thenTap button: String) async throws -> String {
    if let shown = try await visit(message, button) { return shown }
    return try await visit([], button) ?? ""
  }

  private mutating func visit(_ message: [String], _ button: String) async throws -> String? {
    let (port, cookie, token, seen) = (port, cookie, token, seen)
    let answer = try await RawConnection.open(port: port) { connection in
      let welcome = try await connection.join(
        port: port, cookie: cookie, resume: token, seen: seen)[0]
      try #require(welcome.contains("\"new\":false"), "after \(message)")
      let last = try #require(welcome.firstMatch(of: /"seq":(\d+)/).flatMap { Int($0.1) })
      var next = last + 1
      if !message.isEmpty {
        let text = "[" + message.joined(separator: ",") + "]"
        try? await connection.send(text.replacing("#", with: "\(next)"))
        // The number of an element may be that of the next event.
        if message.first == "#" || message.first == "\(next)" { next += 1 }
      }
      try? await connection.send("[\(next),\(button),\"tap\"]")
      var frames: [String] = []
      while let frame = try? await connection.frame(), frame.opcode == 1 {
        frames.append(frame.text)
        if frame.text.contains(/^\[\d+,(\d+),/), Self.acknowledged(frame.text) >= next { break }
      }
      return (welcome, frames, next)
    }
    self.token = try Self.token(in: answer.0)
    self.seen =
      answer.1.compactMap { $0.firstMatch(of: /^\[(\d+),/).flatMap { Int($0.1) } }.last ?? seen
    return answer.1.last.flatMap { Self.acknowledged($0) >= answer.2 ? $0 : nil }
  }

  /// The number of the last event that a frame acknowledges.
  private nonisolated static func acknowledged(_ frame: String) -> Int {
    frame.firstMatch(of: /^\[\d+,(\d+),/).flatMap { Int($0.1) } ?? 0
  }
}
