import RostrumHTML
import RostrumSessions

/// The protocol of one socket, as a state machine without side effects.
///
/// It runs on the socket's event loop, where it parses, counts and limits incoming messages, so
/// that the main actor sees only well-formed, numbered, rate-limited ones.
package struct ConnectionMachine {
  /// An action for the owner of the socket.
  package enum Action: Hashable {
    /// Do nothing.
    case none
    /// Find or reserve the session, and then call ``ConnectionMachine/welcomed()`` or
    /// ``ConnectionMachine/joined(lastEvent:)``.
    case join(ClientMessage.Join)
    /// Launch the reserved session with the values that its tab has stored, and then call
    /// ``ConnectionMachine/joined(lastEvent:)``.
    case launch(kept: [String: String])
    /// Deliver a message to the session.
    case deliver(ClientMessage)
    /// Stop reading from the socket, and call ``ConnectionMachine/release(at:)`` after a delay.
    case pause(Duration)
    /// Resume reading from the socket.
    case resume
    /// Respond to a ping.
    case pong
    /// Respond to the message with which the browser asks for a sign of life.
    case answer
    /// Send a ping.
    case ping
    /// Send a close frame, and close the connection.
    case close(CloseCode)
    /// Close the connection immediately, because the peer is gone.
    case drop
  }

  private enum State: Hashable {
    case opened
    // Indirect, because a connection is in this state for a moment and takes the room of it for good.
    indirect case joining(ClientMessage.Join)
    case introducing(missing: Int)
    case launching
    case joined(lastEvent: UInt64)
    case closed
  }

  private struct Waiting: Hashable {
    package var message: ClientMessage
    package var bytes: Int
  }

  private var state = State.opened
  private var limits: ConnectionLimits
  private let openedAt: Duration
  private var heardAt: Duration
  private var pingedAt: Duration?
  /// Messages that exceeded a rate, in order.
  private var waiting: [Waiting] = []
  private var isPaused = false
  /// Parts of a text that a later message completes.
  private var pieces = ""
  /// Whether one of the parts was damaged, so that the message that completes them is, too.
  private var isTorn = false
  private var kept: [String: String] = [:]
  private var keptBytes = 0

  /// Creates the state machine after the upgrade.
  ///
  /// - Parameters:
  ///   - limits: The limits of the socket.
  ///   - now: The time on a monotonic clock, which later calls use as well.
  package init(limits: ConnectionLimits = ConnectionLimits(), at now: Duration) {
    self.limits = limits
    openedAt = now
    heardAt = now
  }

  /// The maximum time from the upgrade to the join.
  package var joinDeadline: Duration { limits.joinDeadline }

  /// Whether the connection is closed or closing.
  package var isClosed: Bool { state == .closed }

  /// Handles a complete text message.
  package mutating func receivedText(_ bytes: [UInt8], at now: Duration) -> Action {
    guard state != .closed else { return .none }
    heard(at: now)
    guard bytes.count <= limits.messageBytes else { return close(.tooLarge) }
    do {
      return admit(try ClientMessage(parsing: bytes), bytes: bytes.count, at: now)
    } catch {
      return close(.notText)
    }
  }

  private mutating func received(_ message: ClientMessage, at now: Duration) -> Action {
    let assembly = assemble(message)
    guard case .whole(let message) = assembly else {
      if case .fault(let code) = assembly { return close(code) }
      return .none
    }
    if let sequence = message.sequence { return received(message, numbered: sequence) }
    switch (state, message) {
    case (.opened, .join(let join)):
      guard join.kept <= limits.keptCount else { return close(.tooLarge) }
      state = .joining(join)
      return .join(join)
    case (.introducing(let missing), .kept(let name, let text)):
      return keep(text, name, missing: missing)
    case (.introducing(let missing), .damaged(let damage)) where damage.word == .kept:
      return keepNothing(missing: missing)
    case (.joined, .mount):
      return limits.mounts.take(at: now) ? .deliver(message) : close(.policy)
    case (.joined, .ack):
      return .deliver(message)
    case (_, .ping) where state != .opened:
      return .answer
    case (.joined, .shown), (.joining, .shown), (.introducing, .shown), (.launching, .shown),
      (.joined, .bye), (.joining, .bye), (.introducing, .bye), (.launching, .bye),
      (.joined, .damaged):
      return .deliver(message)
    case (.opened, _), (_, .join):
      return close(.malformed)
    // A message that comes too late, or that makes no sense here, has no effect.
    default:
      return .deliver(.damaged(ClientMessage.Damage()))
    }
  }

  private mutating func received(_ event: ClientMessage, numbered sequence: UInt64) -> Action {
    guard case .joined(let last) = state else { return close(.malformed) }
    // The number of an event that is repeated is that of one that was processed.
    guard sequence > last else { return .deliver(.damaged(ClientMessage.Damage())) }
    guard sequence == last + 1 else { return close(.outOfSequence) }
    state = .joined(lastEvent: sequence)
    return .deliver(event)
  }

  /// The session of an earlier socket is found, or the one that was reserved is launched; events
  /// that follow `lastEvent` may come.
  package mutating func joined(lastEvent: UInt64) {
    switch state {
    case .joining, .launching: state = .joined(lastEvent: lastEvent)
    default: break
    }
  }

  /// A session is reserved: the values that its tab has kept may come.
  package mutating func welcomed() -> Action {
    guard case .joining(let join) = state else { return .none }
    state = join.kept > 0 ? .introducing(missing: join.kept) : .launching
    return join.kept > 0 ? .none : .launch(kept: [:])
  }

  /// Handles a binary message.
  package mutating func receivedBinary() -> Action { close(.binary) }

  /// Handles a message that is too large or has too many fragments.
  package mutating func receivedOversized() -> Action { close(.tooLarge) }

  /// Handles a frame that violates RFC 6455.
  package mutating func receivedBrokenFrame() -> Action { close(.malformed) }

  /// Handles a ping.
  package mutating func receivedPing(at now: Duration) -> Action {
    receivedControlFrame(at: now, answer: .pong)
  }

  /// Handles a pong.
  package mutating func receivedPong(at now: Duration) -> Action {
    receivedControlFrame(at: now, answer: .none)
  }

  private mutating func receivedControlFrame(at now: Duration, answer: Action) -> Action {
    guard state != .closed else { return .none }
    heard(at: now)
    return limits.controlFrames.take(at: now) ? answer : close(.policy)
  }

  /// Checks the deadlines.
  package mutating func tick(at now: Duration) -> Action {
    switch state {
    case .closed:
      return .none
    case .opened where now - openedAt >= limits.joinDeadline:
      return close(.policy)
    case .introducing where now - heardAt >= limits.joinDeadline && waiting.isEmpty:
      return close(.policy)
    case _ where isPaused:
      // Pongs can't arrive while the socket isn't read.
      heardAt = max(heardAt, now)
      return .none
    case .opened, .joining, .introducing, .launching, .joined:
      let silence = now - heardAt
      if silence >= limits.idleTimeout {
        state = .closed
        return .drop
      }
      guard silence >= limits.pingInterval, now - (pingedAt ?? heardAt) >= limits.pingInterval
      else { return .none }
      pingedAt = now
      return .ping
    }
  }

  /// Handles the end of the socket, whether the peer, the session or the server causes it.
  package mutating func close(_ code: CloseCode) -> Action {
    guard state != .closed else { return .none }
    state = .closed
    return .close(code)
  }

  /// Records that the peer is alive: it has sent something, or has accepted some of the data sent
  /// to it.
  package mutating func heard(at now: Duration) {
    heardAt = max(heardAt, now)
    pingedAt = nil
  }
}

// MARK: Messages that come too fast

extension ConnectionMachine {
  /// Accepts a message if the rates allow it.
  ///
  /// Otherwise the message waits, and the socket isn't read.
  private mutating func admit(
    _ message: ClientMessage, bytes: Int, at now: Duration
  ) -> Action {
    let waiting = Waiting(message: message, bytes: bytes)
    if self.waiting.isEmpty, take(waiting, at: now) == .zero { return received(message, at: now) }
    guard self.waiting.count < limits.waitingMessages else { return close(.policy) }
    self.waiting.append(waiting)
    guard !isPaused else { return .none }
    isPaused = true
    return .pause(take(self.waiting[0], at: now, isTrial: true))
  }

  /// Handles one waiting message after a pause.
  ///
  /// The owner calls this method again until it returns ``Action/pause(_:)``, ``Action/resume`` or
  /// ``Action/close(_:)``.
  package mutating func release(at now: Duration) -> Action {
    guard state != .closed, isPaused else { return .resume }
    guard let next = waiting.first else {
      isPaused = false
      return .resume
    }
    let delay = take(next, at: now)
    guard delay == .zero else { return .pause(delay) }
    waiting.removeFirst()
    return received(next.message, at: now)
  }

  /// Returns how long a message must wait.
  ///
  /// A message that doesn't have to wait is counted, unless this is a trial.
  private mutating func take(
    _ waiting: Waiting, at now: Duration, isTrial: Bool = false
  ) -> Duration {
    let isEvent = waiting.message.sequence != nil
    let delay = max(
      limits.messages.wait(at: now), limits.bytes.wait(for: Double(waiting.bytes), at: now),
      isEvent ? limits.events.wait(at: now) : .zero)
    guard delay == .zero, !isTrial else { return delay }
    _ = limits.messages.take(at: now)
    _ = limits.bytes.take(Double(waiting.bytes), at: now)
    if isEvent { _ = limits.events.take(at: now) }
    return .zero
  }
}

// MARK: Texts that come in pieces

extension ConnectionMachine {
  /// Whether the state allows parts of a text.
  private var takesText: Bool {
    switch state {
    case .joined, .introducing: true
    default: false
    }
  }

  /// Returns a message with the parts of its text that preceded it.
  private enum Assembly {
    case piece
    case whole(ClientMessage)
    case fault(CloseCode)
  }

  /// Assembles a text that spans several messages.
  private mutating func assemble(_ message: ClientMessage) -> Assembly {
    switch message {
    case .more(let piece):
      guard takesText else { return .fault(.malformed) }
      pieces += piece
      return pieces.utf8.count <= limits.textBytes ? .piece : .fault(.tooLarge)
    case .damaged(let damage) where damage.word == .more:
      isTorn = true
      return .piece
    default: break
    }
    guard !pieces.isEmpty || isTorn else { return .whole(message) }
    defer { (pieces, isTorn) = ("", false) }
    // Parts without an end are dropped.
    guard let whole = message.prefixed(with: pieces) else { return .whole(message) }
    return .whole(isTorn ? whole.torn : whole)
  }

  private mutating func keep(_ text: String, _ name: String, missing: Int) -> Action {
    keptBytes += name.utf8.count + text.utf8.count
    guard keptBytes <= limits.keptBytes else { return close(.tooLarge) }
    kept[name] = text
    return keepNothing(missing: missing)
  }

  private mutating func keepNothing(missing: Int) -> Action {
    guard missing == 1 else {
      state = .introducing(missing: missing - 1)
      return .none
    }
    state = .launching
    defer { kept = [:] }
    return .launch(kept: kept)
  }
}
