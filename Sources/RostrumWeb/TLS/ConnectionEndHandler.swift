#if TLS
  import NIOCore
  import NIOHTTP2

  /// Closes a connection with HTTP/2 after an error of the whole connection, and when the client has
  /// closed its side.
  final class ConnectionEndHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard !(error is NIOHTTP2Errors.StreamError) else { return }
      context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case ChannelEvent.inputClosed = event {
        context.close(promise: nil)
      } else {
        context.fireUserInboundEventTriggered(event)
      }
    }
  }
#endif
