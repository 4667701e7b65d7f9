import NIOCore

/// Closes a connection that has not asked for anything yet when the server stops.
///
/// Browsers open connections in advance; without this, such a one would hold the server up.
final class UndecidedConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  /// Whether others see to the connection now.
  var isDecided = false

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent, !isDecided {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
