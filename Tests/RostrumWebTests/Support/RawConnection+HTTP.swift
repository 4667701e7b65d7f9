import Testing

/// What a server answers.
struct HTTPAnswer: Sendable {
  let status: Int
  let head: String
  let content: [UInt8]

  /// The content as text.
  var body: String { String(decoding: content, as: UTF8.self) }

  /// The values of a header.
  func values(_ name: String) -> [String] {
    head.split(separator: "\r\n").dropFirst().compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == name.lowercased() else { return nil }
      return String(parts[1].drop { $0 == " " })
    }
  }

  /// The lines of the head, except for the time at which it was made.
  var fields: [String] {
    head.split(separator: "\r\n").map(String.init).filter { !$0.lowercased().hasPrefix("date:") }
  }

  /// The cookie that the answer sets, as it is sent back.
  var cookie: String? {
    values("set-cookie").first?.split(separator: ";").first.map(String.init)
  }
}

extension RawConnection {
  /// Asks and reads the answer.
  mutating func request(
    _ method: String = "GET", _ path: String = "/", headers: [String] = []
  ) async throws -> HTTPAnswer {
    let lines = ["\(method) \(path) HTTP/1.1"] + headers + ["", ""]
    try await send(lines.joined(separator: "\r\n").utf8)
    return try await answer(to: method)
  }

  /// Reads the next answer.
  mutating func answer(to method: String) async throws -> HTTPAnswer {
    let head = try await readHead()
    let status = try #require(head.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    let empty = HTTPAnswer(status: status, head: head, content: [])
    let length = empty.values("content-length").first.flatMap(Int.init) ?? 0
    guard status != 101, method != "HEAD", length > 0 else { return empty }
    let body = try await read(length)
    return HTTPAnswer(status: status, head: head, content: body)
  }

  /// Asks in a connection of its own.
  static func request(
    port: Int, _ method: String = "GET", _ path: String = "/", headers: [String] = []
  ) async throws -> HTTPAnswer {
    try await open(port: port) { connection in
      try await connection.request(
        method, path, headers: ["Host: 127.0.0.1:\(port)"] + headers)
    }
  }
}
