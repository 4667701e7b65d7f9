#if TLS
  import HTTPTypes
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP2
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP2

  /// A connection with HTTP/2, each of whose streams is a request for a page or a file.
  ///
  /// WebSockets have connections of their own with HTTP/1.1: the server doesn't offer the extended
  /// CONNECT of RFC 8441.
  struct StreamsChannel: HTTPChannelHandler {
    typealias Stream = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    struct Value: ServerChildChannelValue {
      let streams: NIOHTTP2Handler.AsyncStreamMultiplexer<Stream>
      let channel: any Channel
    }

    let responder: Responder
    let store: SessionStore
    let limits: ConnectionLimits
    let hosts: HostPolicy
    let identification: Identification

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
        let pipeline = channel.pipeline.syncOperations
        let streams = try pipeline.configureAsyncHTTP2Pipeline(
          mode: .server,
          connectionManagerConfiguration: .init(
            maxIdleTime: TimeAmount(limits.requestDeadline), maxAge: nil, maxGraceTime: .seconds(5),
            keepalive: nil),
          http2HandlerConfiguration: configuration, streamInitializer: setUp)
        // NB: The manager starts its timers when the channel becomes active, which was before the
        // handshake.
        let manager = try pipeline.handler(type: NIOHTTP2ServerConnectionManagementHandler.self)
        manager.channelActive(context: try pipeline.context(handler: manager))
        try pipeline.addHandler(ConnectionEndHandler())
        return Value(streams: streams, channel: channel)
      }
    }

    func handle(value: Value, logger: Logger) async {
      do {
        try await withThrowingDiscardingTaskGroup { group in
          for try await stream in value.streams.inbound {
            group.addTask { await handleHTTP(asyncChannel: stream, logger: logger) }
          }
        }
      } catch {
        logger.trace("connection ended early", metadata: ["error": "\(error)"])
      }
      value.channel.close(promise: nil)
      try? await value.channel.closeFuture.get()
    }

    /// The limits of NIO for resets, errors, empty frames and control frames apply as well.
    private var configuration: NIOHTTP2Handler.Configuration {
      var configuration = NIOHTTP2Handler.Configuration()
      configuration.connection.initialSettings = [
        HTTP2Setting(parameter: .maxConcurrentStreams, value: 100),
        HTTP2Setting(parameter: .maxHeaderListSize, value: RequestFault.headSize),
      ]
      return configuration
    }

    /// Sets up a stream, which counts as a connection.
    @Sendable private func setUp(_ stream: any Channel) -> EventLoopFuture<Stream> {
      stream.eventLoop.makeCompletedFuture {
        let visitor = identification.visitor(at: stream.remoteAddress)
        let isAdmitted = (try? store.occupancy.admit(stream, of: visitor)) != nil
        // NB: A stream must not fail here: its delegate would learn of its end before its beginning.
        let gate = StreamGate(hosts: hosts, limits: limits, isAdmitted: isAdmitted)
        try stream.pipeline.syncOperations.addHandlers(HTTP2FramePayloadToHTTPServerCodec(), gate)
        return try NIOAsyncChannel(wrappingChannelSynchronously: stream)
      }
    }
  }
#endif
