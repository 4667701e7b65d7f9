import Logging
import RostrumHTML
import RostrumRestoration
import RostrumSessions
import RostrumViews

/// One launch of an app, shown in one browser tab.
///
/// A session owns the app's view graph and its dependencies. It receives numbered events, runs the
/// app's handlers, and responds with numbered frames of operations, at most one for each
/// ``takeTurn(_:)``. It outlives its connection: see ``SessionStore``.
///
/// A session is reserved first, so that its browser has a token with which it can reconnect. It
/// launches the app when the queue of launches reaches it.
///
/// NB: `@exclusivity(unchecked)` because the main actor alone uses the properties, and code of the
/// app never gets one as `inout`. The compiler can't omit a check of a property that other files
/// write; the checks of all of them take 3 % of a turn.
@MainActor
package final class Session {
  /// The number of the session, which is unique among all nodes of a storage.
  package let number: UInt64
  /// The session's user.
  package let user: UserID
  /// Where the session's visitor comes from, for limits; empty if that isn't known.
  @exclusivity(unchecked) package var origin = ""
  /// The number of the session that this one has replaced, because the program couldn't read it.
  @exclusivity(unchecked) package var follows: UInt64?
  /// The tokens with which the browser can reconnect.
  @exclusivity(unchecked) package var tokens: ResumptionTokens
  package let context: SessionContext
  /// The path and the query of the page's URL: those of the launch, and then those that the session
  /// has sent last.
  @exclusivity(unchecked) package var address: String?
  /// The tokens for files of all sessions; `nil` for a session without files.
  private let desks: FileDesks?
  /// The session's files, once the app is launched.
  private var files: SessionFiles?
  @exclusivity(unchecked) package var app: (any RunningApp)?
  @exclusivity(unchecked) package private(set) var hasEnded = false
  @exclusivity(unchecked) package var page = PageState()
  @exclusivity(unchecked) package var outbox: Outbox
  @exclusivity(unchecked) package var mutations: [Mutation] = []
  @exclusivity(unchecked) package var touches: [Touch] = []
  /// The app's name, which is the title of a page without one.
  @exclusivity(unchecked) package var name: String?
  /// The search field whose results are announced at the end of the turn.
  @exclusivity(unchecked) package var searched: ElementID?
  /// The texts of the browser's fields.
  @exclusivity(unchecked) package var texts = FieldTexts()
  /// The values that are stored with the tab.
  @exclusivity(unchecked) package var kept = KeptValues()
  package let logger: Logger
  /// Runs turns that no message causes.
  package let turns: TurnQueue
  package let instruments: ServerInstruments?
  /// Records turns for the overlay, if there is one.
  package let recorder: TurnRecorder?
  /// The number of the last event that was processed.
  @exclusivity(unchecked) package var lastEvent: UInt64 = 0
  /// The number of the last event that a frame has confirmed.
  @exclusivity(unchecked) package var confirmedEvent: UInt64 = 0
  /// The state of the current turn, or `nil` between turns.
  @exclusivity(unchecked) package var turn: Turn?
  @exclusivity(unchecked) package var isTurnScheduled = false
  /// Counts the work of all turns, for tests and benchmarks.
  @exclusivity(unchecked) package var work = SessionWork()
  /// Called when something may have changed that a snapshot contains, if the session is stored.
  @exclusivity(unchecked) package var didChange: (() -> Void)?
  /// The last information about the page and its browser.
  @exclusivity(unchecked) package var scene = ClientMessage.Scene()
  /// Whether something couldn't be restored from the snapshot, of which the user isn't told yet.
  @exclusivity(unchecked) package var hasLosses = false
  /// Whether the tab is in the foreground.
  @exclusivity(unchecked) package var isShown = true
  /// The browser, while it is connected.
  weak var peer: (any SessionPeer)?

  /// Reserves a session.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The session's user.
  ///   - context: The session's dependencies.
  ///   - tokens: The tokens of the session, or `nil` for those of a session that isn't stored.
  ///   - desks: The tokens for files of all sessions.
  ///   - turns: Runs turns that no message causes.
  ///   - instruments: Measures turns, updates and patches.
  ///   - recorder: Records turns for the overlay.
  ///   - outbox: Keeps frames until they are confirmed.
  ///   - logger: Receives log messages.
  package init(
    number: UInt64, user: UserID, context: SessionContext, tokens: ResumptionTokens? = nil,
    desks: FileDesks? = nil,
    turns: TurnQueue = TurnQueue(now: { .now }),
    instruments: ServerInstruments? = nil, recorder: TurnRecorder? = nil,
    outbox: Outbox = Outbox(), logger: Logger
  ) {
    self.number = number
    self.user = user
    self.context = context
    self.desks = desks
    self.turns = turns
    self.instruments = instruments
    self.recorder = recorder
    self.outbox = outbox
    self.logger = logger
    self.tokens = tokens ?? ResumptionTokens(number: number)
  }

  /// The token that was sent to the browser last; each join creates a new one.
  package var token: SessionToken { tokens.current }

  /// The root element, or `nil` before the launch and after the end.
  package var root: Element? { app?.root }

  /// Whether the app hasn't been launched yet.
  package var isReserved: Bool { app == nil && !hasEnded }

  /// Ends the app: views disappear, tasks are cancelled.
  ///
  /// - Parameter code: The code with which the socket is closed.
  package func tearDown(_ code: CloseCode = .goingAway) {
    peer?.close(code)
    peer = nil
    hasEnded = true
    didChange = nil
    // What the views and stores report while they end isn't a change of the session.
    context.restoration?.end()
    if let app { context { app.tearDown() } }
    app = nil
    files?.tearDown()
    files = nil
  }

  /// Launches the app in the environment of the browser, as far as that is known.
  package func run(_ launch: AppLaunch) -> any RunningApp {
    files = desks.map { desks in
      SessionFiles(ofSession: number, of: user, desks: desks, context: context) { [weak self] url in
        self?.app?.navigate(to: url)
      }
    }
    let app = context {
      launch.run(setNeedsUpdate: { [weak self] in self?.scheduleTurn() }) {
        $0.fileHost = files
        scene.set(&$0)
      }
    }
    self.app = app
    name = launch.name
    return app
  }
}
