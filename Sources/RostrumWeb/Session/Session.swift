import Logging
import RostrumViews

/// One launch of an app, shown in one browser tab.
///
/// A session owns the app's view graph and its dependencies. It takes numbered events, runs the
/// app's handlers, and answers with numbered frames of operations, one for each
/// ``takeTurn(_:)``. It outlives its connection: see ``SessionStore``.
///
/// A session is reserved first, so that its browser has a token to come back with, and launches the
/// app when its turn comes.
@MainActor
final class Session {
  /// Whose session it is.
  let user: UserID
  /// What the browser shows to come back.
  var tokens: TokenTrail
  let world: SessionWorld
  var app: (any RunningApp)?
  private(set) var hasEnded = false
  var page = PageState()
  var outbox: Outbox
  var mutations: [Mutation] = []
  var touches: [Touch] = []
  /// The texts of the browser's fields.
  var texts = FieldTexts()
  /// What the tab keeps.
  var kept = KeptValues()
  let logger: Logger
  /// The number of the last event that was processed.
  var lastEvent: UInt64 = 0
  /// The number of the last event that a frame has confirmed.
  var confirmedEvent: UInt64 = 0
  /// What the turn that runs now has done; `nil` between turns.
  var turn: Turn?
  var isTurnScheduled = false
  /// What all turns have done, for tests and measurements.
  var work = SessionWork()
  /// Whether the tab is in front of the user.
  var isShown = true
  /// The browser, while it is connected.
  weak var peer: (any SessionPeer)?

  /// Reserves a session.
  ///
  /// - Parameters:
  ///   - number: The number of the session within the process.
  ///   - user: Whose session it is.
  ///   - world: The session's dependencies.
  ///   - outbox: Keeps frames until they are confirmed.
  ///   - logger: Takes what there is to say.
  init(
    number: UInt64, user: UserID, world: SessionWorld, outbox: Outbox = Outbox(), logger: Logger
  ) {
    self.user = user
    self.world = world
    self.outbox = outbox
    self.logger = logger
    tokens = TokenTrail(number: number)
  }

  /// The token that the browser was given last; new at each join.
  var token: SessionToken { tokens.current }

  /// The outermost element; `nil` before the launch and after the end.
  var root: Element? { app?.root }

  /// Whether the app still has to be launched.
  var isReserved: Bool { app == nil && !hasEnded }

  /// Ends the app: views disappear, tasks are cancelled.
  func tearDown() {
    peer?.close(.goingAway)
    peer = nil
    hasEnded = true
    if let app { world { app.tearDown() } }
    app = nil
  }
}
