import NIOCore

/// Delays everything that a socket receives and sends, as a slow network does.
///
/// The order is kept. Only a development server has it; see `--latency`.
final class LatencyHandler: ChannelDuplexHandler {
  typealias InboundIn = NIOAny
  typealias OutboundIn = NIOAny

  private let delay: TimeAmount
  private var context: ChannelHandlerContext?

  /// Creates a handler.
  ///
  /// - Parameter roundTrip: The time that a message and its answer take longer.
  init(roundTrip: Duration) {
    delay = TimeAmount(roundTrip / 2)
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    later(context) { $0.fireChannelRead(data) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    later(context) { $0.fireChannelReadComplete() }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    later(context) { $0.write(data, promise: promise) }
  }

  func flush(context: ChannelHandlerContext) {
    later(context) { $0.flush() }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    later(context) { $0.close(mode: mode, promise: promise) }
  }

  private func later(
    _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
  ) {
    let bound = NIOLoopBound((self, action), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: delay) {
      let (handler, action) = bound.value
      if let context = handler.context { action(context) }
    }
  }
}
