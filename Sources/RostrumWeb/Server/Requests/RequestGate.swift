import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import RostrumHTML

/// Enforces the rules of HTTP/1.1 and the deadlines of a connection, and decides about upgrades.
///
/// The gate passes on the first request of a connection as an upgrade only if the upgrade will be
/// accepted. Any other request is passed on without the upgrade, so that it gets a normal response:
/// a refused page gets 403, and a client that offers a different protocol gets the requested
/// resource. After an upgrade, the gate passes everything on.
///
/// NB: NIO's handler would lose the head of a request whose upgrade it refuses.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let hosts: HostPolicy
  private let identification: Identification
  private var machine: RequestMachine
  private var progress = WriteProgress()
  private var method = HTTPMethod.GET
  private var hasSeenHead = false
  private var isUpgraded = false
  private var ticks: RepeatedTask?

  init(hosts: HostPolicy, identification: Identification, limits: ConnectionLimits) {
    self.hosts = hosts
    self.identification = identification
    machine = RequestMachine(bodyDeadline: limits.bodyDeadline)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let gate = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    ticks = context.eventLoop.scheduleRepeatedTask(
      initialDelay: .seconds(5), delay: .seconds(5)
    ) { _ in
      let (gate, context) = gate.value
      gate.tick(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // After an upgrade, the data aren't HTTP.
    guard !isUpgraded else { return context.fireChannelRead(data) }
    switch unwrapInboundIn(data) {
    case .head(let head): receive(head, context)
    case .body(let body):
      act(on: machine.receivedBody(body.readableBytes), context) { context.fireChannelRead(data) }
    case .end: act(on: machine.receivedEnd(), context) { context.fireChannelRead(data) }
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isUpgraded else { return context.write(data, promise: promise) }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      guard machine.wroteHead() == .pass else { return refuse(promise) }
      if machine.endsWithResponse { head.headers.replaceOrAdd(name: "connection", value: "close") }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body(let body):
      guard machine.wroteBody() == .pass else { return refuse(promise) }
      progress.wrote(body.readableBytes)
      context.write(data, promise: promise)
    case .end:
      let action = machine.wroteEnd()
      guard action != .drop else { return refuse(promise) }
      context.writeAndFlush(data, promise: promise)
      act(on: action, context) {}
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isUpgraded, error is HTTPParserError else { return context.fireErrorCaught(error) }
    act(on: machine.receivedBrokenBytes(), context) {}
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if machine.isFinished, case ChannelEvent.inputClosed = event {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}

extension RequestGate {
  private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var head = head
    let isFirst = !hasSeenHead
    hasSeenHead = true
    method = head.method
    let isUpload = head.method == .POST && head.uri.hasPrefix(UploadDesk.prefix)
    let fault = RequestFault(head, hosts)
    act(on: machine.receivedHead(fault, isUpload: isUpload, at: .now), context) {
      if isFirst, allowsUpgrade(head, from: context.remoteAddress) {
        isUpgraded = true
        finish()
      } else {
        head.headers.remove(name: "upgrade")
      }
      context.fireChannelRead(wrapInboundOut(.head(head)))
    }
  }

  private func allowsUpgrade(_ head: HTTPRequestHead, from peer: SocketAddress?) -> Bool {
    guard head.uri == PagePath.socket else { return false }
    let sender = identification.sender(HTTPFields(head.headers, splitCookie: false), from: peer)
    return UpgradePolicy.allows(head, isSecure: sender.isSecure)
  }

  private func tick(_ context: ChannelHandlerContext) {
    let buffered = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
    guard progress.check(buffered: buffered ?? 0, at: .now) != .stalled else {
      return context.close(promise: nil)
    }
    act(on: machine.tick(at: .now), context) {}
  }

  private func act(
    on action: RequestMachine.Action, _ context: ChannelHandlerContext, pass: () -> Void
  ) {
    switch action {
    case .pass: pass()
    case .drop: break
    case .refuse(let fault): write(fault, context)
    case .linger: context.linger()
    case .close: context.close(promise: nil)
    }
  }

  private func write(_ fault: RequestFault, _ context: ChannelHandlerContext) {
    let words = ByteBuffer(string: fault.words)
    let headers: HTTPHeaders = [
      "connection": "close", "content-type": "text/plain; charset=utf-8",
      "content-length": "\(words.readableBytes)", "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: fault.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if method != .HEAD {
      context.write(wrapOutboundOut(.body(.byteBuffer(words))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.linger()
  }

  private func refuse(_ promise: EventLoopPromise<Void>?) {
    promise?.fail(ChannelError.ioOnClosedChannel)
  }

  private func finish() {
    ticks?.cancel()
    ticks = nil
  }
}
