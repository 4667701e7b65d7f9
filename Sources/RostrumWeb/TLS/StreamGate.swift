#if TLS
  import HTTPTypes
  import NIOCore
  import NIOHTTP1
  import NIOHTTP2
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP2

  /// Enforces the rules of requests and the deadlines on a stream of HTTP/2.
  ///
  /// This is the counterpart of ``RequestGate``. A faulty request gets a response, and the stream
  /// ends; the connection and its other streams continue.
  final class StreamGate: ChannelDuplexHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The number of bytes of a response whose delivery is observed.
    private static let sliceSize = 16 * 1024

    private let hosts: HostPolicy
    private let bodyDeadline: Duration
    private let isAdmitted: Bool
    private var openedAt: Duration = .zero
    private var progress = WriteProgress()
    /// The number of bytes that the connection hasn't taken yet, for example for lack of a window.
    private var buffered = 0
    private var isHead = false
    private var isUpload = false
    private var bodyBytes = 0
    private var hasRequestEnded = false
    private var hasResponseBegun = false
    private var isRefused = false
    private var ticks: RepeatedTask?

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - hosts: The names of the server.
    ///   - limits: The deadlines.
    ///   - isAdmitted: Whether the stream is within the limit of connections.
    init(hosts: HostPolicy, limits: ConnectionLimits, isAdmitted: Bool = true) {
      self.hosts = hosts
      self.isAdmitted = isAdmitted
      bodyDeadline = limits.bodyDeadline
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let gate = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      openedAt = Duration(context.eventLoop.now)
      ticks = context.eventLoop.scheduleRepeatedTask(
        initialDelay: .seconds(5), delay: .seconds(5)
      ) { _ in
        let (gate, context) = gate.value
        gate.tick(context, at: Duration(context.eventLoop.now))
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) { finish() }

    func channelInactive(context: ChannelHandlerContext) {
      finish()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let request):
        guard isAdmitted else {
          isRefused = true
          return reset(.refusedStream, context)
        }
        isHead = request.method == .head
        isUpload =
          request.method == .post && request.path?.hasPrefix(UploadDesk.prefix) == true
        if let fault = RequestFault(request, hosts) { return refuse(fault, context) }
      case .body(let body): bodyBytes += body.readableBytes
      case .end: hasRequestEnded = true
      }
      if !isRefused { context.fireChannelRead(data) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      guard !isRefused else {
        promise?.fail(ChannelError.ioOnClosedChannel)
        return
      }
      switch unwrapOutboundIn(data) {
      case .head(var response):
        hasResponseBegun = true
        // RFC 9113, section 8.2.2.
        response.headerFields[.connection] = nil
        context.write(wrapOutboundOut(.head(response)), promise: promise)
      case .body(let body): write(body, context, promise)
      case .end:
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.cascade(to: promise)
        end(written, context)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }
  }

  extension StreamGate {
    private func tick(_ context: ChannelHandlerContext, at now: Duration) {
      guard progress.check(buffered: buffered, at: now) != .stalled else {
        return context.close(promise: nil)
      }
      let deadline =
        isUpload ? RequestMachine.deadline(bodyDeadline, after: bodyBytes) : bodyDeadline
      guard !hasRequestEnded, !isRefused, now - openedAt >= deadline else { return }
      if hasResponseBegun { context.close(promise: nil) } else { refuse(.timeout, context) }
    }

    /// Writes a body in slices, because the delivery of each shows that the peer takes something.
    private func write(
      _ body: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) {
      var body = body
      while body.readableBytes > Self.sliceSize, let slice = body.readSlice(length: Self.sliceSize)
      {
        observe(slice, context, nil)
      }
      observe(body, context, promise)
    }

    private func observe(
      _ slice: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) {
      let count = slice.readableBytes
      progress.wrote(count)
      buffered += count
      let written = context.eventLoop.makePromise(of: Void.self)
      written.futureResult.assumeIsolated().whenComplete { _ in self.buffered -= count }
      written.futureResult.cascade(to: promise)
      context.write(wrapOutboundOut(.body(slice)), promise: written)
    }

    private func refuse(_ fault: RequestFault, _ context: ChannelHandlerContext) {
      isRefused = true
      let words = ByteBuffer(string: fault.words)
      let head = HTTPResponse(
        status: .init(code: Int(fault.status.code)),
        headerFields: [
          .contentType: "text/plain; charset=utf-8", .contentLength: "\(words.readableBytes)",
          .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
        ])
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      if !isHead { context.write(wrapOutboundOut(.body(words)), promise: nil) }
      end(context.eventLoop.makePromise(), context)
    }

    /// Ends the response, and then tells the peer not to send the rest of its request, if any; see
    /// RFC 9113, section 8.1.
    private func end(_ written: EventLoopPromise<Void>, _ context: ChannelHandlerContext) {
      let gate = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      written.futureResult.whenSuccess {
        // The end of a request without content follows its head at once.
        gate.eventLoop.execute {
          let (gate, context) = gate.value
          if !gate.hasRequestEnded { gate.reset(.noError, context) }
        }
      }
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    }

    private func reset(_ code: NIOHTTP2.HTTP2ErrorCode, _ context: ChannelHandlerContext) {
      context.triggerUserOutboundEvent(
        NIOHTTP2FramePayloadToHTTPEvent.reset(code: code), promise: nil)
    }

    private func finish() {
      ticks?.cancel()
      ticks = nil
    }
  }
#endif
