import NIOCore

/// Closes a connection that hasn't sent a request when the server stops.
///
/// Browsers open connections in advance. Without this handler, such a connection would delay the
/// end of the server. It is removed when other handlers manage the connection.
final class UndecidedConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  /// Closes the connection without the handlers that follow.
  func close() { context?.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
