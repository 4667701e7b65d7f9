import Foundation
import Logging
import NIOCore
import NIOWebSocket
import RostrumHTML
import RostrumRuntime
import RostrumSessions
import RostrumViews

/// The part of a WebSocket that runs on the main actor.
///
/// The event loop puts incoming messages into a mailbox. The main actor empties the mailbox in one
/// turn of the session, so that one frame responds to all waiting messages.
final class Socket: SessionPeer {
  private enum Incoming: Sendable {
    case message(ClientMessage)
    case launch(kept: [String: String])
    case gone
  }

  private struct Box: Sendable {
    var incoming = Mailbox<Incoming>()
    var isClosing = false
    /// The lane of the session's turns, once there is a session.
    var lane: TurnQueue.Lane?
  }

  private let channel: any Channel
  private let user: UserID
  private let sender: Sender
  private let locales: [Locale]
  private let store: SessionStore
  private let logger: Logger
  private let box = Locked(Box())
  private let handler: NIOLoopBound<SocketHandler>
  private var session: Session?
  /// Messages that were taken from the mailbox, and wait for the next turn.
  private var backlog: ArraySlice<Incoming> = []
  private var wasFull = false
  private var join: ClientMessage.Join?
  private let openedAt: Duration
  let isStillUser: (@Sendable () async -> Bool)?
  let signIn: String?

  /// Creates the socket, on the channel's event loop.
  nonisolated init(
    channel: any Channel, user: UserID, _ opening: SocketOpening, store: SessionStore,
    logger: Logger, handler: SocketHandler
  ) {
    self.channel = channel
    self.user = user
    sender = opening.sender
    locales = opening.locales
    self.store = store
    self.logger = logger
    openedAt = opening.openedAt
    isStillUser = opening.isStillUser
    signIn = opening.signIn
    self.handler = NIOLoopBound(handler, eventLoop: channel.eventLoop)
  }

  // MARK: On the event loop

  /// Passes a message to the main actor.
  nonisolated func received(_ message: ClientMessage) { put(.message(message)) }

  /// Launches the app, once all values of the tab have arrived.
  nonisolated func launch(kept: [String: String]) { put(.launch(kept: kept)) }

  /// Stops handling messages, because one side closes the connection.
  nonisolated func isClosing() { box.withLock { $0.isClosing = true } }

  /// Handles the end of the channel.
  nonisolated func disconnected() {
    isClosing()
    put(.gone)
  }

  private nonisolated func put(_ incoming: Incoming) {
    let duty = box.withLock { $0.incoming.put(incoming) }
    if duty.wakes { addTurn() }
    if duty.stops { handler.value.setFull(true) }
  }

  private nonisolated func addTurn() {
    let lane = box.withLock(\.lane) ?? .socket(ObjectIdentifier(self))
    store.turns.add(lane) { self.takeTurn() }
  }

  // MARK: On the main actor

  /// Handles waiting messages in one turn of the session, until the slice of the turn is over.
  private func takeTurn() {
    if backlog.isEmpty {
      let (items, wasFull) = box.withLock { $0.incoming.empty() }
      backlog = items[...]
      self.wasFull = wasFull
    }
    if let owned {
      owned.takeTurn(handleBacklog)
    } else {
      handleBacklog()
      owned?.takeTurn()
    }
    guard backlog.isEmpty else { return addTurn() }
    // An idle socket keeps no storage.
    backlog = []
    if wasFull {
      wasFull = false
      let handler = handler
      channel.eventLoop.execute { handler.value.setFull(false) }
    }
  }

  private func handleBacklog() {
    let end = store.turns.now() + TurnQueue.slice
    while let next = backlog.popFirst() {
      handle(next)
      if !backlog.isEmpty, store.turns.now() >= end { return }
    }
  }

  private func handle(_ incoming: Incoming) {
    switch incoming {
    case .message(let message):
      if let seen = message.seen { acknowledge(seen) }
      handle(message)
    case .launch(let kept):
      if let session, let join { store.launch(session, join, kept: kept, for: self) }
    case .gone: leave()
    }
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .join(let join): if isOpen { enter(join) }
    case .event(let event): log(owned?.receive(event))
    case .edit(let edit): receive(edit)
    case .damaged(let damage): receive(damage)
    case .mount: owned?.remount()
    case .ack(let number): acknowledge(number)
    case .shown(let isShown): owned?.setShown(isShown)
    case .bye:
      leave()
      close(.normal)
    // The connection's state machine assembles these, and never delivers them.
    case .kept, .more, .ping: break
    }
  }

  private func acknowledge(_ number: UInt64) {
    if owned?.acknowledge(number) == false { logRefusal("acknowledgement") }
  }

  /// Passes over a message that has no effect.
  private func receive(_ damage: ClientMessage.Damage) {
    if let sequence = damage.sequence { owned?.passOver(sequence) }
    logRefusal("message")
  }

  private func receive(_ edit: ClientEdit) {
    guard let owned else { return }
    do throws(Session.EditOutOfStep) {
      log(try owned.receive(edit))
    } catch {
      // Later messages on this socket must not be handled before the edit.
      leave()
      close(.outOfStep)
    }
  }

  private func log(_ refusal: EventRefusal?) {
    guard let refusal else { return }
    logger.debug("event refused", metadata: ["reason": "\(refusal.kind)"])
  }

  private func logRefusal(_ reason: String) {
    logger.debug("message refused", metadata: ["reason": "damaged \(reason)"])
  }

  /// The session, unless a different socket has taken it over.
  ///
  /// The browser then repeats unconfirmed events on that socket.
  private var owned: Session? { session?.peer === self ? session : nil }

  /// Whether the user's sessions were ended since the socket was opened.
  private var isRevoked: Bool { store.isRevoked(user, since: openedAt) }

  private func enter(_ join: ClientMessage.Join) {
    guard !isRevoked else { return close(.signedOut) }
    // The browser connects again, and is identified anew.
    guard !store.isDoubted(user, since: openedAt) else { return close(.goingAway) }
    guard !store.isOutdated(join) else { return close(.outdated) }
    guard let number = store.storedSession(for: join, of: user) else {
      return admit(join, .nothing)
    }
    Task { await restore(number, join) }
  }

  /// Has a stored session launched, and joins it, in the turn of the launch if that is possible.
  ///
  /// If the session may be stored and can't be joined now, the browser tries again later. A new session
  /// would replace the stored one.
  private func restore(_ number: UInt64, _ join: ClientMessage.Join) async {
    var isAdmitted = false
    let found = await store.recall(
      number, of: user, locales: locales, for: visitor, isTaking: true,
      isWanted: { self.isOpen && !self.isRevoked },
      didLaunch: { session in
        isAdmitted = true
        self.admit(join, .session(session.number))
      })
    guard !isAdmitted, isOpen else { return }
    await turn()
    guard !isRevoked else { return close(.signedOut) }
    switch found {
    case .unreachable, .abandoned: close(.goingAway)
    // A different node may have taken the session in the meantime.
    case .session(let number) where store.sessions[number] == nil: close(.goingAway)
    case .session, .nothing, .unreadable: if isOpen { admit(join, found) }
    }
  }

  /// Waits for a turn of the socket.
  private func turn() async {
    await withCheckedContinuation { continuation in
      store.turns.add(.socket(ObjectIdentifier(self))) { continuation.resume() }
    }
  }

  /// Joins a session that is in memory, or a new one.
  private func admit(_ join: ClientMessage.Join, _ found: SessionStore.Found) {
    // The user may have been signed out while the storage was asked.
    guard !isRevoked else { return close(.signedOut) }
    guard !store.isDoubted(user, since: openedAt) else { return close(.goingAway) }
    let admission: SessionStore.Admission
    do throws(Excess) {
      admission = try store.join(join, user: user, locales: locales, peer: self, found: found)
    } catch {
      logger.notice("join refused", metadata: ["limit": "\(error)"])
      return close(error.closeCode)
    }
    session = admission.session
    box.withLock { $0.lane = .session(admission.session.number) }
    self.join = join
    let handler = handler
    if admission.isNew { channel.eventLoop.execute { handler.value.welcomed() } }
    for message in admission.messages { send(message) }
  }

  private func leave() {
    if let session { store.detach(session, from: self) }
    session = nil
  }

  var visitor: Visitor { sender.visitor }

  var isOpen: Bool { !box.withLock(\.isClosing) && channel.isActive }

  func begin(after lastEvent: UInt64) {
    let handler = handler
    channel.eventLoop.execute { handler.value.joined(lastEvent: lastEvent) }
  }

  func send(_ message: ByteBuffer) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: message)
    channel.writeAndFlush(frame, promise: nil)
  }

  func close(_ code: CloseCode) {
    let handler = handler
    channel.eventLoop.execute { handler.value.close(code) }
  }
}
