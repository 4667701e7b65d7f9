/// The rules of one socket, as a value that says what to do and does nothing.
///
/// It lives on the socket's event loop. It parses, counts and limits what comes in, so that the
/// main actor sees well-formed, numbered, rate-limited messages only.
struct ConnectionMachine {
  /// What the owner of the socket does next.
  enum Action: Hashable {
    /// Nothing.
    case none
    /// Finds or makes the session, and then calls ``ConnectionMachine/joined(lastEvent:)``.
    case join(ClientMessage.Join)
    /// Hands a message to the session.
    case deliver(ClientMessage)
    /// Answers a ping.
    case pong
    /// Sends a ping.
    case ping
    /// Sends a close frame and closes.
    case close(CloseCode)
    /// Closes at once: the peer is gone.
    case drop
  }

  private enum State: Hashable {
    case opened
    case joining
    case joined(lastEvent: UInt64)
    case closed
  }

  private var state = State.opened
  private var limits: ConnectionLimits
  private let openedAt: Duration
  private var heardAt: Duration
  private var pingedAt: Duration?

  /// Begins when the upgrade is done.
  ///
  /// - Parameters:
  ///   - limits: What the socket may do.
  ///   - now: The time on a clock that does not go back; later calls use the same clock.
  init(limits: ConnectionLimits = ConnectionLimits(), at now: Duration) {
    self.limits = limits
    openedAt = now
    heardAt = now
  }

  /// Whether nothing more is expected of the socket.
  var isClosed: Bool { state == .closed }

  /// A whole text message has come in.
  mutating func receivedText(_ bytes: [UInt8], at now: Duration) -> Action {
    guard state != .closed else { return .none }
    heard(at: now)
    guard bytes.count <= limits.messageBytes else { return close(.tooLarge) }
    guard limits.messages.take(at: now) else { return close(.policy) }
    do {
      return received(try ClientMessage(parsing: bytes), at: now)
    } catch {
      switch error {
      case .notText: return close(.notText)
      case .malformed: return close(.malformed)
      }
    }
  }

  private mutating func received(_ message: ClientMessage, at now: Duration) -> Action {
    switch (state, message) {
    case (.opened, .join(let join)):
      state = .joining
      return .join(join)
    case (.joined(let last), .event(let event)):
      guard event.sequence == last + 1 else { return close(.outOfSequence) }
      guard limits.events.take(at: now) else { return close(.policy) }
      state = .joined(lastEvent: event.sequence)
      return .deliver(message)
    case (.joined, .ack), (.joined, .shown), (.joining, .shown):
      return .deliver(message)
    case (.joined, .bye), (.joining, .bye):
      return .deliver(message)
    default:
      return close(.malformed)
    }
  }

  /// The session is found; events that follow `lastEvent` may come.
  mutating func joined(lastEvent: UInt64) {
    if state == .joining { state = .joined(lastEvent: lastEvent) }
  }

  /// A binary message has come in.
  mutating func receivedBinary() -> Action { close(.binary) }

  /// A message is too large, or in too many pieces.
  mutating func receivedOversized() -> Action { close(.tooLarge) }

  /// A frame breaks RFC 6455.
  mutating func receivedBrokenFrame() -> Action { close(.malformed) }

  /// A ping has come in.
  mutating func receivedPing(at now: Duration) -> Action {
    receivedControlFrame(at: now, answer: .pong)
  }

  /// A pong has come in.
  mutating func receivedPong(at now: Duration) -> Action {
    receivedControlFrame(at: now, answer: .none)
  }

  private mutating func receivedControlFrame(at now: Duration, answer: Action) -> Action {
    guard state != .closed else { return .none }
    heard(at: now)
    return limits.controlFrames.take(at: now) ? answer : close(.policy)
  }

  /// Time has passed: sees to the deadlines.
  mutating func tick(at now: Duration) -> Action {
    switch state {
    case .closed:
      return .none
    case .opened where now - openedAt >= limits.joinDeadline:
      return close(.policy)
    case .opened, .joining, .joined:
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

  /// The peer, the session or the server ends the socket.
  mutating func close(_ code: CloseCode) -> Action {
    guard state != .closed else { return .none }
    state = .closed
    return .close(code)
  }

  private mutating func heard(at now: Duration) {
    heardAt = max(heardAt, now)
    pingedAt = nil
  }
}
