import Foundation
import RostrumViews

/// One launch of an app, shown in one browser tab.
///
/// A session owns the app's view graph and its dependencies. It takes numbered events, runs the
/// app's handlers, and answers with numbered frames of operations. It outlives its connection: see
/// ``SessionStore``.
@MainActor
final class Session {
  /// Whose session it is.
  let user: UserID
  /// What the browser shows to come back.
  private var tokens: TokenTrail
  private let world: SessionWorld
  private var app: (any RunningApp)?
  private var page = PageState()
  private var outbox: Outbox
  private var mutations: [Mutation] = []
  private var touches: [Touch] = []
  /// The number of the last event that was processed.
  private(set) var lastEvent: UInt64 = 0
  /// The number of the last event that a frame has confirmed.
  private var confirmedEvent: UInt64 = 0
  private var isFlushScheduled = false
  /// The browser, while it is connected.
  private(set) weak var peer: (any SessionPeer)?

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - number: The number of the session within the process.
  ///   - user: Whose session it is.
  ///   - world: The session's dependencies.
  ///   - outbox: Keeps frames until they are confirmed.
  ///   - launch: Makes the app, which calls back when it needs an update.
  init(
    number: UInt64, user: UserID, world: SessionWorld, outbox: Outbox = Outbox(),
    launch: AppLaunch
  ) {
    self.user = user
    self.world = world
    self.outbox = outbox
    tokens = TokenTrail(number: number)
    app = world {
      launch.run { [weak self] in self?.scheduleFlush() }
    }
  }

  /// The token that the browser was given last; new at each join.
  var token: SessionToken { tokens.current }

  /// The outermost element; `nil` when the session has ended.
  var root: Element? { app?.root }

  /// Ends the app: views disappear, tasks are cancelled.
  func tearDown() {
    peer?.close(.goingAway)
    peer = nil
    if let app { world { app.tearDown() } }
    app = nil
  }
}

// MARK: Joining

extension Session {
  /// Takes a browser that comes for the first time.
  ///
  /// - Returns: The messages that it gets.
  func begin(_ join: ClientMessage.Join, peer: any SessionPeer) -> [[UInt8]] {
    self.peer = peer
    guard let app else { return [] }
    if !join.scene.values.isEmpty {
      app.restoreScene(join.scene.values)
      _ = world { app.update() }
    }
    let rendered = NodeWriter(visiting: app.root.snapshot, in: .root, isFirst: true)
    let isShown = join.resume == nil && join.digest == "\(Digest(of: rendered.json.bytes))"
    var writer = PatchWriter(tree: app, page: page)
    let operations =
      isShown
      ? writer.adopt(rendered, focused: app.focused) : writer.mount(focused: app.focused)
    page = writer.page
    let first = keep(operations)
    introduce(join.scene, to: app)
    return [welcome(adopts: isShown), first]
  }

  /// Tells the app what only the browser knows; what that changes comes with the second frame,
  /// since the page
  /// that the browser shows was made without it.
  private func introduce(_ scene: ClientMessage.Scene, to app: any RunningApp) {
    app.setEnvironment {
      $0.colorScheme = scene.isDark ? .dark : .light
      $0.horizontalSizeClass = scene.isCompact ? .compact : .regular
    }
    if let url = scene.url.flatMap(URL.init(string:)), url.path() != "/" || url.query() != nil {
      _ = world { app.receive(url) }
    }
  }

  /// The tab has come to the front of the user, or has gone from there.
  func setShown(_ isShown: Bool) {
    app?.setEnvironment { $0.scenePhase = isShown ? .active : .background }
  }

  /// Takes back a browser that has lost its connection.
  ///
  /// - Parameters:
  ///   - join: What the browser says.
  ///   - token: The token that it shows.
  ///   - peer: The browser.
  /// - Returns: The messages that it gets; `nil` if its token does not hold, or if it has seen more
  ///   than there is.
  func resume(
    _ join: ClientMessage.Join, with token: SessionToken, peer: any SessionPeer
  ) -> [[UInt8]]? {
    guard let app, tokens.redeem(token), outbox.acknowledge(join.seen) else { return nil }
    if self.peer !== peer { self.peer?.close(.replaced) }
    self.peer = peer
    setShown(true)
    let welcome = welcome(adopts: true)
    if let frames = outbox.frames(after: join.seen) { return [welcome] + frames }
    mutations = []
    touches = []
    var writer = PatchWriter(tree: app, page: page)
    let operations = writer.mount(focused: app.focused)
    page = writer.page
    outbox.restart(after: join.seen)
    return [welcome, keep(operations)]
  }

  /// The connection is gone.
  ///
  /// - Returns: Whether it was the session's.
  func detach(_ peer: any SessionPeer) -> Bool {
    guard self.peer === peer else { return false }
    self.peer = nil
    setShown(false)
    return true
  }

  private func welcome(adopts: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string("welcome")
      writer.object { writer in
        writer.key("token")
        writer.string(token.text)
        writer.key("seq")
        writer.number(lastEvent)
        writer.key("adopt")
        writer.bool(adopts)
      }
    }
    return writer.bytes
  }
}

// MARK: Events and frames

extension Session {
  /// Runs what an event asks for.
  ///
  /// The answer waits for ``flush()``.
  ///
  /// - Returns: Why the event was refused; `nil` if it was not.
  func receive(_ event: ClientEvent) -> EventRefusal? {
    guard let app else { return nil }
    tokens.confirm()
    lastEvent = event.sequence
    let target = event.event.element
    if let revision = event.revision { page.revisions[target] = revision }
    if let touch = Touch(event.event) { touches.append(touch) }
    return world {
      defer { mutations += app.update() }
      do throws(EventRefusal) {
        try app.perform(event.event)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The browser has applied frames.
  ///
  /// - Returns: Whether there are frames of that number.
  func acknowledge(_ number: UInt64) -> Bool {
    guard outbox.acknowledge(number) else { return false }
    tokens.confirm()
    if outbox.hasGap, number == outbox.sequence { remount() }
    return true
  }

  /// Sends what has changed, and which events were processed.
  func flush() {
    isFlushScheduled = false
    guard let app else { return }
    mutations += world { app.update() }
    defer {
      mutations = []
      touches = []
    }
    // A page that has lost frames gets the whole tree when it can take it.
    guard !outbox.hasGap else { return }
    var writer = PatchWriter(tree: app, page: page)
    let operations = writer.patch(mutations, touches: touches)
    page = writer.page
    guard operations != nil || confirmedEvent < lastEvent else { return }
    let frame = keep(operations ?? Array("[]".utf8))
    peer?.send(frame)
  }

  /// Sends the whole tree in place of frames that were given up.
  private func remount() {
    guard let app, let peer else { return }
    mutations = []
    touches = []
    outbox.restart(after: outbox.sequence)
    var writer = PatchWriter(tree: app, page: page)
    let operations = writer.mount(focused: app.focused)
    page = writer.page
    peer.send(keep(operations))
  }

  private func scheduleFlush() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { @MainActor [weak self] in self?.flush() }
  }

  private func keep(_ operations: [UInt8]) -> [UInt8] {
    var frame = JSONWriter(reserving: operations.count + 16)
    frame.array { frame in
      frame.number(outbox.next)
      frame.number(lastEvent)
      frame.json(operations)
    }
    confirmedEvent = lastEvent
    outbox.append(frame.bytes)
    return frame.bytes
  }
}

extension Touch {
  /// The control whose value an event has changed in the browser; `nil` for other events.
  fileprivate init?(_ event: UserEvent) {
    switch event.action {
    case .setText(let text): self.init(element: event.element, text: text)
    case .setOn, .setNumber, .select: self.init(element: event.element)
    default: return nil
    }
  }
}
