/// A frame of RFC 6455.
struct RawFrame: Equatable {
  var opcode: UInt8
  var payload: [UInt8]

  var text: String { String(decoding: payload, as: UTF8.self) }

  /// The code of a close frame.
  var closeCode: UInt16? {
    guard opcode == 8, payload.count >= 2 else { return nil }
    return UInt16(payload[0]) << 8 | UInt16(payload[1])
  }
}

extension RawConnection {
  /// The headers that a browser sends with an upgrade.
  static func upgradeHeaders(port: Int, cookie: String?, origin: String? = nil) -> [String] {
    [
      "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
      "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
    ] + (cookie.map { ["Cookie: \($0)"] } ?? [])
  }

  mutating func send(
    opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true,
    reserved: UInt8 = 0
  ) async throws {
    try await send(
      Self.frame(
        opcode: opcode, payload, isFinal: isFinal, isMasked: isMasked, reserved: reserved))
  }

  /// Sends several messages at once.
  mutating func send(_ texts: [String]) async throws {
    try await send(texts.flatMap { Self.frame(opcode: 1, Array($0.utf8)) })
  }

  private static func frame(
    opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true,
    reserved: UInt8 = 0
  ) -> [UInt8] {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    if payload.count < 126 {
      frame.append(mask | UInt8(payload.count))
    } else {
      frame += [mask | 126, UInt8(payload.count >> 8 & 255), UInt8(payload.count & 255)]
    }
    let key: [UInt8] = isMasked ? [1, 2, 3, 4] : []
    frame += key
    frame += isMasked ? payload.enumerated().map { $1 ^ key[$0 % 4] } : payload
    return frame
  }

  mutating func send(_ text: String) async throws {
    try await send(opcode: 1, Array(text.utf8))
  }

  mutating func frame() async throws -> RawFrame {
    let head = try await read(2)
    var length = Int(head[1] & 127)
    if length == 126 {
      length = try await read(2).reduce(0) { $0 << 8 | Int($1) }
    } else if length == 127 {
      length = try await read(8).reduce(0) { $0 << 8 | Int($1) }
    }
    return RawFrame(opcode: head[0] & 15, payload: try await read(length))
  }

  /// Upgrades and joins anew.
  ///
  /// - Returns: The welcome and the first frame.
  mutating func join(
    port: Int, cookie: String, resume: String = "null", seen: Int = 0, origin: String? = nil
  ) async throws -> [String] {
    let answer = try await request(
      "GET", "/_rostrum/socket",
      headers: Self.upgradeHeaders(port: port, cookie: cookie, origin: origin))
    guard answer.status == 101 else { throw Ended() }
    try await send(#"["join",{"v":2,"digest":"","resume":\#(resume),"seen":\#(seen)}]"#)
    let welcome = try await frame().text
    if welcome.contains(#""new":false"#) { return [welcome] }
    return [welcome, try await frame().text]
  }
}
