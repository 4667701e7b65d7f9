import Foundation
import NIOCore
import RostrumFoundation
import RostrumHTML
import RostrumScenes

extension Session {
  /// Connects the browser for which the session was reserved.
  ///
  /// - Returns: The first message for the browser.
  package func welcome(_ peer: any SessionPeer) -> ByteBuffer {
    connect(peer)
    return welcome(isNew: true)
  }

  private func connect(_ peer: any SessionPeer) {
    self.peer = peer
    context.signIn.set(peer.signIn)
  }

  /// Launches the app and sends the first frame.
  ///
  /// - Parameters:
  ///   - launch: Creates the app, which calls back when it needs an update.
  ///   - join: The browser's request to join.
  ///   - values: The values that the browser's tab has stored, by name.
  package func begin(
    _ launch: AppLaunch, _ join: ClientMessage.Join, restoring values: [String: String]
  ) {
    guard isReserved else { return }
    let app = run(launch)
    context { show(app, join, restoring: values) }
  }

  private func show(
    _ app: any RunningApp, _ join: ClientMessage.Join, restoring values: [String: String]
  ) {
    if !values.isEmpty { restore(values, in: app) }
    locate(app, at: join.scene.url)
    let opened = open(join.scene.url, in: app)
    let isRest = opened?.isComplete == false
    page.front.address = isRest && app.takesURLs ? app.address : nil
    address = join.scene.address
    scene = join.scene
    let first = firstFrame(of: app, for: join)
    configure(app, for: join.scene)
    if isRest, let url = join.scene.url.flatMap(URL.init(string:)) {
      _ = app.receive(url)
    }
    peer?.begin(after: lastEvent)
    peer?.send(first)
  }

  /// Returns the first frame for a page: nothing but notices if the page shows the tree already, or
  /// else the whole tree.
  ///
  /// The frame contains the address of what the app presents. A URL that the app handles itself, in
  /// `onOpenURL`, stays until that address changes.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - join: The browser's request to join.
  ///   - isReload: Whether the tab had a page of the session before.
  ///   - isRestored: Whether the page has elements of an earlier launch, which aren't those of the
  ///     app even if they look alike.
  /// - Returns: The frame, which is kept until the browser has confirmed it.
  private func firstFrame(
    of app: any RunningApp, for join: ClientMessage.Join, isReload: Bool = false,
    isRestored: Bool = false
  ) -> ByteBuffer {
    let shown = isRestored ? nil : shown(of: app, in: join)
    outbox.restart(after: 0)
    let keepsURL = join.scene.address == address && page.front.address != address
    // A new page has the texts of the app, and counts their edits again.
    page = PageState(
      front: .init(
        address: keepsURL ? page.front.address : nil,
        title: shown != nil || join.digest == nil ? front(of: app).title : nil))
    texts = FieldTexts()
    address = join.scene.address
    let kept = isReload ? kept.texts : [:]
    let frame = writeFrame(of: app) { writer in
      if let shown {
        writer.writeAdoption(of: shown, focused: app.focused, telling: mutations, keeping: kept)
      } else {
        writer.writeMount(focused: app.focused, telling: mutations, keeping: kept)
      }
    }
    mutations = []
    touches = []
    keep(frame)
    return frame
  }

  /// The nodes of the tree, if the browser's page shows just these.
  private func shown(of app: any RunningApp, in join: ClientMessage.Join) -> NodeWriter? {
    guard let digest = join.digest else { return nil }
    let rendered = NodeWriter(
      visiting: app.root.snapshot, in: .root(saying: context.words, resources: context.resources),
      isFirst: true)
    return digest == "\(Digest(of: rendered.json.bytes))" ? rendered : nil
  }

  package func restore(_ values: [String: String], in app: any RunningApp) {
    for (name, text) in values { keep(text, for: name) }
    app.restoreScene(values)
    _ = app.update()
  }

  /// Passes on what only the browser knows.
  ///
  /// The resulting changes are part of the second frame, because the page that the browser shows
  /// was rendered without this information.
  package func configure(_ app: any RunningApp, for scene: ClientMessage.Scene) {
    app.setEnvironment(scene.set)
  }

  /// Passes on the size of the window, which the browser reports together with the geometry of
  /// elements.
  package func resize(_ app: any RunningApp, to window: CGSize) {
    let isCompact = window.width < ClientMessage.Scene.regularWidth
    guard scene.isCompact != isCompact else { return }
    scene.isCompact = isCompact
    configure(app, for: scene)
    didChange?()
  }

  /// Informs the app of the page that shows it, before the first frame.
  private func locate(_ app: any RunningApp, at page: String?) {
    app.locate(on: page.flatMap(URL.init(string:)))
    if app.needsUpdate { mutations += app.update() }
  }

  /// Presents what the page's URL spells.
  ///
  /// - Returns: The result; `nil` for the URL of the app's first screen.
  package func open(_ text: String?, in app: any RunningApp) -> OpenedURL? {
    guard let url = text.flatMap(URL.init(string:)), !url.isOfFirstScreen else { return nil }
    let opened = app.present(url, isLaunch: true)
    _ = app.update()
    return opened
  }

  /// Informs the app that the tab is now in the foreground or in the background.
  package func setShown(_ isShown: Bool) {
    guard let app else { return }
    let wasShown = self.isShown
    self.isShown = isShown
    recorder?.note(isShown ? "shown" : "hidden")
    context {
      LaunchPhase.change(
        from: wasShown ? .active : .background, to: isShown ? .active : .background
      ) {
        app.setEnvironment { $0.scenePhase = isShown ? .active : .background }
      }
    }
  }

  /// Resumes the session for a browser that has lost its connection, or has loaded the page again.
  ///
  /// - Parameters:
  ///   - join: The browser's request to join.
  ///   - token: The token that the browser presents; `nil` if it is that of a session that follows
  ///     this one.
  ///   - peer: The browser.
  /// - Returns: The messages for the browser, or `nil` if its token is invalid, or if it claims to
  ///   have seen frames that weren't sent.
  package func resume(
    _ join: ClientMessage.Join, with token: SessionToken?, peer: any SessionPeer
  ) -> [ByteBuffer]? {
    // The page of a browser with a token of a different launch knows nothing of this one.
    let isRestored = token.map(tokens.isFromOtherLaunch) ?? true
    let isNewPage = join.isNewPage || isRestored
    // A join that fails doesn't use up the token.
    guard !hasEnded, token.map(tokens.holds) ?? true, isNewPage || outbox.acknowledge(join.seen),
      token.map({ tokens.redeem($0) }) ?? true
    else { return nil }
    didChange?()
    if self.peer !== peer { self.peer?.close(.replaced) }
    connect(peer)
    guard let app else { return [welcome(isNew: true)] }
    peer.begin(after: lastEvent)
    setShown(true)
    let welcome = welcome(isNew: false, isRestored: isRestored)
    let frames = context {
      unseenFrames(of: app, for: join, isNewPage: isNewPage, isRestored: isRestored)
    }
    return [welcome] + frames + (overlayMessage.map { [$0] } ?? [])
  }

  /// The frames that the page of a session that resumes hasn't seen.
  private func unseenFrames(
    of app: any RunningApp, for join: ClientMessage.Join, isNewPage: Bool, isRestored: Bool
  ) -> [ByteBuffer] {
    if isNewPage {
      locate(app, at: join.scene.url)
      let first = firstFrame(of: app, for: join, isReload: true, isRestored: isRestored)
      scene = join.scene
      configure(app, for: join.scene)
      return [first]
    }
    return outbox.frames(after: join.seen).map(Array.init) ?? [mount(app, after: join.seen)]
  }

  /// Handles the loss of a connection.
  ///
  /// - Returns: Whether the connection belonged to the session.
  package func detach(_ peer: any SessionPeer) -> Bool {
    guard self.peer === peer else { return false }
    self.peer = nil
    setShown(false)
    return true
  }

  private func welcome(isNew: Bool, isRestored: Bool = false) -> ByteBuffer {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string(ServerWord.welcome.rawValue)
      writer.object { writer in
        writer.key("token")
        writer.string(token.text)
        writer.key("seq")
        writer.number(lastEvent)
        writer.key("new")
        writer.bool(isNew)
        if context.restoration != nil {
          writer.key("places")
          writer.string(Assets.places.path)
        }
        if isRestored {
          writer.key("restored")
          writer.bool(true)
          writer.key("lost")
          writer.bool(hasLosses)
        }
      }
    }
    return writer.buffer
  }
}

extension URL {
  /// Whether the URL has neither a path nor a query.
  package var isOfFirstScreen: Bool { ["", "/"].contains(path()) && query() == nil }
}

extension ClientMessage.Scene {
  /// Sets the environment values that depend on the browser.
  package func set(_ environment: inout EnvironmentValues) {
    environment.colorScheme = isDark ? .dark : .light
    environment.horizontalSizeClass = isCompact ? .compact : .regular
  }
}
