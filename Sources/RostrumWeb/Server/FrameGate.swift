import NIOCore
import NIOWebSocket

/// Lets only frames through that a client may send by RFC 6455.
///
/// It stands before the frames of a message are put together, because the result does not tell
/// how the parts came.
final class FrameGate: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// A frame breaks the rules.
  struct Violation: Error {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let isControl = frame.opcode.isControlOpcode
    let isKnown: Bool =
      switch frame.opcode {
      case .text, .binary, .continuation, .ping, .pong, .connectionClose: true
      default: false
      }
    guard isKnown, frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3,
      !isControl || (frame.fin && frame.length <= 125)
    else { return context.fireErrorCaught(Violation()) }
    context.fireChannelRead(data)
  }
}
