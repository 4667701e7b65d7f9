import Foundation
import Logging
import NIOCore
import NIOWebSocket
import RostrumHTML
import RostrumSessions

/// The part of a WebSocket that runs on the event loop, which performs the actions of a
/// ``ConnectionMachine``.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let opening: SocketOpening
  private let store: SessionStore
  private let logger: Logger
  private var machine: ConnectionMachine
  private var socket: Socket?
  private var context: ChannelHandlerContext?
  private var ticks: RepeatedTask?
  private var release: Scheduled<Void>?
  private var progress = WriteProgress()
  /// Incoming messages exceed a rate.
  private var isPaused = false
  /// The main actor hasn't handled the earlier messages yet.
  private var isFull = false

  init(
    _ opening: SocketOpening, store: SessionStore, limits: ConnectionLimits, logger: Logger
  ) {
    self.opening = opening
    self.store = store
    self.logger = logger
    machine = ConnectionMachine(limits: limits, at: .now)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    store.instruments?.connected()
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    let code = admit()
    if let user = try? opening.user.get(), code == nil {
      socket = Socket(
        channel: context.channel, user: user, opening, store: store, logger: logger, handler: self)
    } else {
      // The response to the upgrade isn't written yet.
      context.eventLoop.execute { handler.value.close(code ?? .signedOut) }
    }
    let delay = TimeAmount(machine.joinDeadline)
    ticks = context.eventLoop.scheduleRepeatedTask(initialDelay: delay, delay: delay) { _ in
      handler.value.tick()
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: act(on: machine.receivedText(Array(frame.unmaskedData.readableBytesView), at: .now))
    case .binary: act(on: machine.receivedBinary())
    case .ping: act(on: machine.receivedPing(at: .now), payload: frame.unmaskedData)
    case .pong: act(on: machine.receivedPong(at: .now))
    case .connectionClose where machine.isClosed: context.close(promise: nil)
    case .connectionClose: act(on: machine.close(.normal))
    default: act(on: machine.receivedBrokenFrame())
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case _ where machine.isClosed: break
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.tooManyFragments,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
      NIOWebSocketFrameAggregator.Error.nonFinalFragmentSizeIsTooSmall:
      act(on: machine.receivedOversized())
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is FrameGate.Violation:
      act(on: machine.receivedBrokenFrame())
    default:
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed: context.close(promise: nil)
    case is ChannelShouldQuiesceEvent: stop(context)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    progress.wrote(unwrapOutboundIn(data).data.readableBytes)
    context.write(data, promise: promise)
  }
}

extension SocketHandler {
  /// Handles that the session was found or launched.
  func joined(lastEvent: UInt64) { machine.joined(lastEvent: lastEvent) }

  /// Handles that a session was reserved.
  func welcomed() { act(on: machine.welcomed()) }

  /// Closes the connection.
  func close(_ code: CloseCode) { act(on: machine.close(code)) }

  /// Closes the connection of a server that stops, after its reader was told what may be lost.
  ///
  /// An app that keeps the main actor busy delays that for a while only.
  private func stop(_ context: ChannelHandlerContext) {
    let (loop, store) = (context.eventLoop, store)
    let handler = NIOLoopBound(self, eventLoop: loop)
    let close: @Sendable () -> Void = { handler.value.close(.goingAway) }
    Task {
      await store.prepareToClose()
      loop.execute(close)
    }
    let limit = SessionStore.farewellLimit + .seconds(1)
    loop.scheduleTask(in: TimeAmount(limit), close)
  }

  /// Counts the socket.
  ///
  /// - Returns: The code with which the socket is closed if it may not be open.
  private func admit() -> CloseCode? {
    let user: UserID
    switch opening.user {
    case .success(let known): user = known
    case .failure(let refusal): return refusal.code
    }
    do throws(Excess) {
      let owner = Census<ObjectIdentifier>.Owner(
        user: user.directoryName, visitor: opening.sender.visitor)
      try store.occupancy.admit(ObjectIdentifier(self), of: owner)
      return nil
    } catch {
      logger.notice("socket refused", metadata: ["limit": "\(error)"])
      return error.closeCode
    }
  }

  private func tick() {
    guard let context else { return }
    // Pongs can't arrive while the socket isn't read.
    if isFull { machine.heard(at: .now) }
    let buffered = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
    switch progress.check(buffered: buffered ?? 0, at: .now) {
    case .stalled: return context.close(promise: nil)
    case .taking: machine.heard(at: .now)
    case .idle: break
    }
    act(on: machine.tick(at: .now))
  }

  /// Stops reading for a while, and then handles waiting messages.
  private func pause(for time: Duration, _ context: ChannelHandlerContext) {
    isPaused = true
    updateReading()
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    let delay = max(TimeAmount(time), .milliseconds(1))
    release = context.eventLoop.scheduleTask(in: delay) { handler.value.releaseWaiting() }
  }

  private func releaseWaiting() {
    while context != nil {
      let action = machine.release(at: .now)
      act(on: action)
      switch action {
      case .pause, .resume, .close: return
      default: break
      }
    }
  }

  /// Stops or resumes reading, because the main actor is behind or has caught up.
  func setFull(_ isFull: Bool) {
    self.isFull = isFull
    updateReading()
  }

  private func updateReading() {
    // If the option can't be set, the channel is closed.
    try? context?.channel.syncOptions?.setOption(.autoRead, value: !isPaused && !isFull)
  }

  private func goOnReading() {
    isPaused = false
    updateReading()
  }

  private func act(on action: ConnectionMachine.Action, payload: ByteBuffer = ByteBuffer()) {
    guard let context else { return }
    switch action {
    case .none: break
    case .join(let join): socket?.received(.join(join))
    case .launch(let kept): socket?.launch(kept: kept)
    case .deliver(let message): socket?.received(message)
    case .pause(let time): pause(for: time, context)
    case .resume: goOnReading()
    case .pong: write(.pong, payload, to: context)
    case .answer:
      write(.text, ByteBuffer(string: "[\"\(ServerWord.pong.rawValue)\"]"), to: context)
    case .ping: write(.ping, payload, to: context)
    case .drop: context.close(promise: nil)
    case .close(let code):
      socket?.isClosing()
      goOnReading()
      logger.debug("socket closed", metadata: ["code": "\(code.rawValue)"])
      write(.connectionClose, ByteBuffer(integer: code.rawValue), to: context)
      context.linger()
    }
  }

  private func write(
    _ opcode: WebSocketOpcode, _ payload: ByteBuffer, to context: ChannelHandlerContext
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: payload)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  private func finish() {
    store.occupancy.dismiss(ObjectIdentifier(self))
    ticks?.cancel()
    ticks = nil
    release?.cancel()
    context = nil
    socket?.disconnected()
    socket = nil
  }
}
