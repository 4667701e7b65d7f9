import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// The main actor's end of a WebSocket.
///
/// What comes in on the event loop is put in a box; the main actor empties the box in one turn, so
/// that several messages that wait make one update and one frame.
final class Socket: SessionPeer {
  private enum Incoming: Sendable {
    case message(ClientMessage)
    case gone
  }

  private let channel: any Channel
  private let user: UserID
  private let locales: [Locale]
  private let store: SessionStore
  private let logger: Logger
  private let box = NIOLockedValueBox<[Incoming]>([])
  private let handler: NIOLoopBound<SocketHandler>
  private var session: Session?

  /// Makes the end of a socket; runs on the channel's event loop.
  nonisolated init(
    channel: any Channel, user: UserID, locales: [Locale], store: SessionStore, logger: Logger,
    handler: SocketHandler
  ) {
    self.channel = channel
    self.user = user
    self.locales = locales
    self.store = store
    self.logger = logger
    self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
  }

  // MARK: On the event loop

  /// Hands a message over.
  nonisolated func received(_ message: ClientMessage) { put(.message(message)) }

  /// The channel is closed.
  nonisolated func disconnected() { put(.gone) }

  private nonisolated func put(_ incoming: Incoming) {
    let isFirst = box.withLockedValue { box in
      box.append(incoming)
      return box.count == 1
    }
    if isFirst { Task { @MainActor in self.empty() } }
  }

  // MARK: On the main actor

  private func empty() {
    let all = box.withLockedValue { box in
      defer { box = [] }
      return box
    }
    for incoming in all {
      switch incoming {
      case .message(let message): handle(message)
      case .gone: leave()
      }
    }
    owned?.flush()
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .join(let join): enter(join)
    case .event(let event):
      guard let refusal = owned?.receive(event) else { return }
      logger.debug("event refused", metadata: ["reason": "\(refusal.kind)"])
    case .ack(let number):
      if owned?.acknowledge(number) == false { close(.malformed) }
    case .shown(let isShown): owned?.setShown(isShown)
    case .bye:
      close(.normal)
      if let owned { store.end(owned) }
      session = nil
    }
  }

  /// The session, unless another socket has taken it over: the browser says there again what has
  /// not arrived here.
  private var owned: Session? { session?.peer === self ? session : nil }

  private func enter(_ join: ClientMessage.Join) {
    guard let (session, messages) = store.join(join, user: user, locales: locales, peer: self)
    else {
      return close(.tryLater)
    }
    self.session = session
    let lastEvent = session.lastEvent
    let handler = handler
    channel.eventLoop.execute { handler.value.joined(lastEvent: lastEvent) }
    messages.forEach(send)
  }

  private func leave() {
    if let session { store.detach(session, from: self) }
    session = nil
  }

  func send(_ message: [UInt8]) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
    channel.writeAndFlush(frame, promise: nil)
  }

  func close(_ code: CloseCode) {
    let handler = handler
    channel.eventLoop.execute { handler.value.close(code) }
  }
}
