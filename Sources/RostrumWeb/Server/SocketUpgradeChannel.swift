import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import NIOWebSocket
import RostrumSessions

/// A connection that starts with HTTP, and may become a WebSocket with its first request.
struct SocketUpgradeChannel: HTTPChannelHandler {
  /// The protocol of the connection.
  enum Outcome: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case socket
  }

  struct Value: ServerChildChannelValue {
    let outcome: EventLoopFuture<Outcome>
    let channel: any Channel
  }

  let responder: Responder
  let store: SessionStore
  let limits: ConnectionLimits
  let hosts: HostPolicy
  let identification: Identification
  let readiness: Readiness
  /// Returns the latency of a new socket.
  let latency: @Sendable () -> Duration

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    admit(channel)
    return configure(channel, logger: logger)
  }

  /// Counts a connection, and closes one that exceeds its quota.
  func admit(_ channel: any Channel) {
    do {
      try store.occupancy.admit(channel, of: identification.visitor(at: channel.remoteAddress))
    } catch {
      // The channel isn't registered yet.
      channel.eventLoop.execute { channel.close(promise: nil) }
    }
  }

  /// Sets up a connection that is counted.
  func configure(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
      // A connection keeps the first buffer into which it has read. Most messages are small.
      let buffers = AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 65_536)
      try channel.syncOptions?.setOption(.recvAllocator, value: buffers)
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader(on: channel.eventLoop, logger: logger)],
          notUpgradingCompletionHandler: { setUpHTTP($0, logger: logger) }))
      // The asynchronous channel responds to requests one after the other.
      configuration.enablePipelining = false
      // The gate responds to errors, once for each request.
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderFieldSize = RequestFault.fieldSize
      configuration.decoderConfiguration.maxHeaderListSize = RequestFault.headSize
      configuration.decoderConfiguration.maxHeaderFieldCount = RequestFault.fieldCount
      let pipeline = channel.pipeline.syncOperations
      let outcome = try pipeline.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      let upgrade = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)
      try pipeline.addHandler(
        RequestGate(hosts: hosts, identification: identification, limits: limits),
        position: .before(upgrade))
      let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.requestDeadline)) {
        channel.close(promise: nil)
      }
      let handler = UndecidedConnectionHandler()
      try pipeline.addHandler(handler)
      outcome.assumeIsolated().whenComplete { _ in
        deadline.cancel()
        pipeline.removeHandler(handler).whenComplete { _ in }
      }
      return Value(outcome: outcome, channel: channel)
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.outcome.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      // A task that waits for the end of a socket would take as much memory as a small app;
      // ``ConnectionDrain`` waits for all of them.
      case .socket: break
      }
    } catch {
      logger.trace("connection ended early", metadata: ["error": "\(error)"])
      value.channel.close(promise: nil)
    }
  }

  private func setUpHTTP(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Outcome> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandler(
        HTTPConnectionStateHandler(
          idleTimeout: limits.requestDeadline, logger: logger))
      return .http(
        try NIOAsyncChannel(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)))
    }
  }

  private func upgrader(
    on eventLoop: any EventLoop, logger: Logger
  ) -> NIOTypedWebSocketServerUpgrader<Outcome> {
    // The sessions of a user may be revoked while the user of a socket is determined.
    let openedAt = NIOLoopBoundBox(Duration.zero, eventLoop: eventLoop)
    return NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.messageBytes,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, _ in
        openedAt.value = store.turns.now()
        return channel.eventLoop.makeSucceededFuture(readiness.mayRun() ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        let headers = HTTPFields(head.headers, splitCookie: false)
        let peer = channel.remoteAddress
        return channel.eventLoop.makeFutureWithTask {
          await identification.owner(path: head.uri, headers, from: peer)
        }.flatMapThrowing { owner in
          let opening = SocketOpening(
            user: owner.returning, signIn: owner.signIn, openedAt: openedAt.value,
            sender: identification.sender(headers, from: peer),
            locales: AcceptLanguage.locales(in: headers[values: .acceptLanguage]),
            isStillUser: identification.check(of: owner, path: head.uri, headers, from: peer))
          return try setUpSocket(channel, opening, logger: logger)
        }
      })
  }

  private func setUpSocket(
    _ channel: any Channel, _ opening: SocketOpening, logger: Logger
  ) throws -> Outcome {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.removeHandler(pipeline.handler(type: RequestGate.self)).whenComplete { _ in }
    let latency = latency()
    if latency > .zero { try pipeline.addHandler(LatencyHandler(roundTrip: latency)) }
    try pipeline.addHandler(FrameGate())
    try pipeline.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: limits.fragments,
        maxAccumulatedFrameSize: limits.messageBytes))
    try pipeline.addHandler(
      SocketHandler(opening, store: store, limits: limits, logger: logger))
    return .socket
  }
}
