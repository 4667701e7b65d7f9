import NIOCore

extension ChannelHandlerContext {
  /// Closes the connection in two steps, so that data that the peer still sends doesn't make the
  /// system discard the last data for the peer.
  func linger() {
    close(mode: .output, promise: nil)
    let channel = channel
    eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
  }
}

extension Duration {
  /// The time on the clock of event loops, since its origin.
  static var now: Duration { Duration(NIODeadline.now()) }

  /// The time of a deadline on the clock of event loops, since its origin.
  init(_ deadline: NIODeadline) {
    self = .nanoseconds(Int64(clamping: deadline.uptimeNanoseconds))
  }
}
