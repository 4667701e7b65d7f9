#if TLS
  import NIOCore

  /// Responds to a client that sends HTTP without TLS to a port with TLS.
  ///
  /// The first byte decides: a handshake of TLS begins with the byte 22, and a request with a letter.
  /// The response isn't a redirection, because the request may have contained secrets already.
  final class PlainRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private static let words = "This port uses TLS. Use an https:// address.\n"
    private static let response = """
      HTTP/1.1 400 Bad Request\r
      connection: close\r
      content-type: text/plain; charset=utf-8\r
      content-length: \(words.utf8.count)\r
      cache-control: no-store\r
      x-content-type-options: nosniff\r
      \r
      \(words)
      """

    private var isRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isRefused else { return }
      let buffer = unwrapInboundIn(data)
      guard let first = buffer.readableBytesView.first else { return }
      guard Self.isLetter(first) else {
        context.fireChannelRead(data)
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
        return
      }
      isRefused = true
      let response = ByteBuffer(string: Self.response)
      context.writeAndFlush(wrapOutboundOut(response), promise: nil)
      context.linger()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if isRefused, case ChannelEvent.inputClosed = event {
        context.close(promise: nil)
      } else {
        context.fireUserInboundEventTriggered(event)
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
  }
#endif
