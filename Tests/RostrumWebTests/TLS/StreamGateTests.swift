import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import NIOHTTPTypesHTTP2
import Testing

// NB: Tests `StreamGate` and `HostPolicy`, which are internal.
@testable import RostrumWeb

/// The deadlines of streams, on a clock that the tests advance.
@Suite struct StreamGateTests {
  /// Keeps what the gate writes from the network, as a peer without a window does.
  private final class Window: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart

    var waiting: [EventLoopPromise<Void>] = []
    var parts: [HTTPResponsePart] = []
    var isReset = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      parts.append(unwrapOutboundIn(data))
      if let promise { waiting.append(promise) }
    }

    func triggerUserOutboundEvent(
      context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
      if event is NIOHTTP2FramePayloadToHTTPEvent { isReset = true }
    }

    /// Lets one write pass.
    func take() { waiting.removeFirst().succeed() }
    func failAll() { waiting.forEach { $0.fail(ChannelError.ioOnClosedChannel) } }

    var statuses: [Int] {
      parts.compactMap { part in
        if case .head(let response) = part { response.status.code } else { nil }
      }
    }
  }

  private let channel = EmbeddedChannel()
  private let window = Window()
  private let request = HTTPRequest(
    method: .post, scheme: "https", authority: "127.0.0.1", path: "/")

  init() throws {
    let gate = StreamGate(hosts: HostPolicy(), limits: ConnectionLimits())
    try channel.pipeline.syncOperations.addHandlers(window, gate)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func advance(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  @Test("A request whose end doesn't come within 30 s is refused")
  func slowBody() throws {
    try channel.writeInbound(HTTPRequestPart.head(request))
    for _ in 0..<25 {
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "a")))
      advance(1)
    }
    #expect(window.statuses == [])
    advance(10)
    #expect(window.statuses == [408])
    window.take()
    advance(1)
    #expect(window.isReset)
  }

  @Test("A request that is complete has time for its response")
  func slowResponse() throws {
    try channel.writeInbound(HTTPRequestPart.head(request))
    try channel.writeInbound(HTTPRequestPart.end(nil))
    advance(3600)
    #expect(channel.isActive && window.statuses == [] && !window.isReset)
  }

  @Test("A response that nobody takes ends the stream after 30 s, and one that is taken doesn't")
  func stalled() throws {
    try channel.writeInbound(HTTPRequestPart.head(request))
    try channel.writeInbound(HTTPRequestPart.end(nil))
    channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
    let body = ByteBuffer(repeating: 1, count: 10 * 16 * 1024)
    channel.writeAndFlush(HTTPResponsePart.body(body), promise: nil)
    #expect(window.waiting.count == 10)
    for _ in 0..<8 {
      advance(25)
      window.take()
    }
    #expect(channel.isActive)
    advance(60)
    #expect(!channel.isActive)
    window.failAll()
  }

  @Test("A response in the middle of a request makes the peer stop")
  func early() throws {
    try channel.writeInbound(HTTPRequestPart.head(request))
    channel.write(HTTPResponsePart.head(HTTPResponse(status: .methodNotAllowed)), promise: nil)
    channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
    channel.embeddedEventLoop.run()
    #expect(!window.isReset, "the response waits for a window")
    window.take()
    channel.embeddedEventLoop.run()
    #expect(window.isReset)
  }
}
