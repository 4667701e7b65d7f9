import NIOCore
import NIOWebSocket

/// Passes on only frames that RFC 6455 allows a client to send.
///
/// The handler precedes the aggregation of frames, because an aggregated message doesn't show how
/// it was fragmented.
final class FrameGate: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// A frame violates RFC 6455.
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
