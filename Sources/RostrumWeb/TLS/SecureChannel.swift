#if TLS
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP2
  import NIOSSL

  /// A connection that starts with a handshake of TLS, in which the client chooses HTTP/2 or HTTP/1.1.
  struct SecureChannel: HTTPChannelHandler {
    typealias Negotiated = NIONegotiatedHTTPVersion<
      SocketUpgradeChannel.Value, StreamsChannel.Value
    >

    struct Value: ServerChildChannelValue {
      let negotiated: EventLoopFuture<EventLoopFuture<Negotiated>>
      let channel: any Channel
    }

    let http1: SocketUpgradeChannel
    let http2: StreamsChannel
    let certificate: ServerCertificate

    var responder: Responder { http1.responder }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      http1.admit(channel)
      return channel.eventLoop.makeCompletedFuture {
        guard let context = certificate.current else { throw ChannelError.ioOnClosedChannel }
        let undecided = UndecidedConnectionHandler()
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers(
          undecided, PlainRequestHandler(),
          NIOSSLServerHandler(
            context: context, customVerificationCallback: nil, configuration: .init()))
        let negotiated = channel.configureHTTP2AsyncSecureUpgrade(
          http1ConnectionInitializer: { http1.configure($0, logger: logger) },
          http2ConnectionInitializer: { http2.setup(channel: $0, logger: logger) })
        let handler = NIOLoopBound(undecided, eventLoop: channel.eventLoop)
        // The channel's own 'close' would wait for the peer.
        let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(http1.limits.requestDeadline))
        {
          handler.value.close()
        }
        negotiated.flatMap { $0 }.whenComplete { _ in
          deadline.cancel()
          channel.pipeline.syncOperations.removeHandler(handler.value).whenComplete { _ in }
        }
        return Value(negotiated: negotiated, channel: channel)
      }
    }

    func handle(value: Value, logger: Logger) async {
      do {
        switch try await value.negotiated.get().get() {
        case .http1_1(let connection): await http1.handle(value: connection, logger: logger)
        case .http2(let connection): await http2.handle(value: connection, logger: logger)
        }
      } catch {
        logger.trace("handshake failed", metadata: ["error": "\(error)"])
        value.channel.close(promise: nil)
        try? await value.channel.closeFuture.get()
      }
    }
  }
#endif
