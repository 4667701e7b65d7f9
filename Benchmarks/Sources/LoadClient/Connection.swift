import NIOCore

/// A WebSocket of the client, from the request for the upgrade to the end.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let load: Load
  private let plan: Plan
  private let visit: Plan.Visit
  private var dialogue: any Dialogue
  private var input = ByteBuffer()
  private var isUpgraded = false
  private var isLeaving = false
  private var context: ChannelHandlerContext?
  /// When the socket sent its first message.
  private(set) var openedAt = NIODeadline.now()
  /// The number of bytes that have arrived.
  private(set) var bytes = 0
  /// The number of events that were sent.
  private(set) var sent = 0
  /// The times of events without an answer.
  var pending = CircularBuffer<NIODeadline>()

  init(_ visit: Plan.Visit, of plan: Plan, for load: Load) {
    self.load = load
    self.plan = plan
    self.visit = visit
    if let event = visit.event {
      dialogue = RostrumDialogue(event)
    } else if let script = visit.script {
      dialogue = ScriptDialogue(script)
    } else {
      preconditionFailure("A visit has an event or a script.")
    }
  }

  /// Sends an event.
  ///
  /// - Parameter time: The time from which its latency is measured.
  func sendEvent(at time: NIODeadline) {
    sent += 1
    pending.append(time)
    send(dialogue.nextEvent())
  }

  /// Confirms what has arrived.
  func acknowledge() {
    if let message = dialogue.acknowledgement() { send(message) }
  }

  /// Closes the socket.
  func leave() {
    isLeaving = true
    context?.close(promise: nil)
  }

  // MARK: The channel

  func channelActive(context: ChannelHandlerContext) {
    self.context = context
    var head = "GET \(visit.path) HTTP/1.1\r\nHost: 127.0.0.1:\(visit.port ?? plan.port)\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    for (name, value) in visit.headers ?? plan.headers { head += "\(name): \(value)\r\n" }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: head + "\r\n")), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    self.context = nil
    if !isLeaving { load.failed(isUpgraded ? "closed by the server" : "no upgrade") }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    load.failed("\(error)")
    isLeaving = true
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var data = unwrapInboundIn(data)
    if input.readableBytes == 0 { input = data } else { input.writeBuffer(&data) }
    if !isUpgraded, !takeHead() { return }
    while let frame = takeFrame() { handle(frame) }
  }

  private func takeHead() -> Bool {
    let view = input.readableBytesView
    guard let end = view.firstRange(of: Array("\r\n\r\n".utf8)) else { return false }
    guard view.starts(with: "HTTP/1.1 101".utf8) else {
      leave()
      load.failed("no upgrade")
      return false
    }
    input.moveReaderIndex(to: end.upperBound)
    isUpgraded = true
    openedAt = .now()
    if let opening = dialogue.opening() { send(opening) }
    if case .some(let script) = visit.script, script.greeting.isEmpty { load.joined(self) }
    return true
  }

  // MARK: Frames

  private struct Frame {
    var opcode: UInt8
    var payload: ByteBuffer
  }

  private func takeFrame() -> Frame? {
    let start = input.readerIndex
    guard let opcode: UInt8 = input.getInteger(at: start),
      let short: UInt8 = input.getInteger(at: start + 1)
    else { return nil }
    var header = 2
    var length = Int(short)
    if short == 126 {
      guard let long: UInt16 = input.getInteger(at: start + 2) else { return nil }
      (header, length) = (4, Int(long))
    } else if short == 127 {
      guard let long: UInt64 = input.getInteger(at: start + 2) else { return nil }
      (header, length) = (10, Int(long))
    }
    guard let payload = input.getSlice(at: start + header, length: length) else { return nil }
    input.moveReaderIndex(forwardBy: header + length)
    bytes += length
    return Frame(opcode: opcode & 15, payload: payload)
  }

  private func handle(_ frame: Frame) {
    switch frame.opcode {
    case 8:
      leave()
      let code: UInt16? = frame.payload.getInteger(at: frame.payload.readerIndex)
      load.failed("closed by the server (\(code.map(String.init) ?? "without a code"))")
    case 9: send(frame.payload, opcode: 10)
    case 1:
      let text = frame.payload.readableBytesView
      let reception = dialogue.received(text)
      load.received(text, by: self)
      handle(reception, size: text.count)
    default: break
    }
  }

  private func handle(_ reception: Reception, size: Int) {
    switch reception {
    case .notice, .change: break
    case .question(let response): send(response)
    case .ready(let response):
      if let response { send(response) }
      load.joined(self)
    case .answers(let count): load.answered(count, bytes: size, to: self)
    case .refusal: load.failed("refused")
    }
  }

  private func send(_ text: String) { send(ByteBuffer(string: text), opcode: 1) }

  /// Sends a frame, with a mask that leaves its bytes as they are.
  private func send(_ payload: ByteBuffer, opcode: UInt8) {
    guard let context else { return }
    var frame = ByteBuffer()
    frame.reserveCapacity(payload.readableBytes + 8)
    frame.writeInteger(0x80 | opcode)
    if payload.readableBytes < 126 {
      frame.writeInteger(0x80 | UInt8(payload.readableBytes))
    } else {
      frame.writeInteger(0x80 | UInt8(126))
      frame.writeInteger(UInt16(payload.readableBytes))
    }
    frame.writeInteger(UInt32(0))
    frame.writeImmutableBuffer(payload)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}
