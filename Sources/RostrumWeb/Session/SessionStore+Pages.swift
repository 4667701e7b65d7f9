import Foundation
import Logging
import RostrumHTML
import RostrumRestoration
import RostrumSessions
import RostrumViews

extension SessionStore {
  /// Renders the first page for a user, with a launch of the app that starts no effects and ends
  /// immediately.
  ///
  /// The page shows what the path spells. A path with a component that isn't accepted is a page only
  /// if the app accepts URLs; see `onOpenURL`. All launches for users without a folder start with the
  /// same state, so the last of them predicts whether the next could accept a path at all.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - query: The query of the page's address.
  ///   - site: The URL of the page's host.
  ///   - reloading: The number of the session whose page the tab may be loading again.
  ///   - user: The user whose data the app reads.
  ///   - locales: The user's languages, in order of preference.
  ///   - assets: The client and the theme, which the page links to.
  ///   - framing: Receives the origins whose pages the app may show in frames.
  /// - Returns: The page as HTML, or `nil` if the app has no page at the path.
  package func page(
    at path: String = "/", query: String? = nil, on site: URL? = nil, reloading: UInt64? = nil,
    for user: UserID, locales: [Locale] = [], assets: Assets,
    framing: (Set<Origin>) -> Void = { _ in }
  ) -> String? {
    if let session = reloading.flatMap({ sessions[$0] }), session.user == user,
      session.address == path + (query.map { "?" + $0 } ?? ""), let app = session.app
    {
      session.takeTurn { app.locate(on: site) }
      framing(app.frameOrigins)
      return page(app, in: session.context, locales: locales, assets: assets)
    }
    let isStranger = !folders.exist(for: user)
    guard path == "/" || !isStranger || takesURLsOfStrangers else { return nil }
    return instruments.measure(.page) {
      let context = context(of: user, locales, isPrerendering: true)
      return context {
        let app = launch.run()
        defer { app.tearDown() }
        if isStranger { takesURLsOfStrangers = app.takesURLs || app.hasAddresses }
        app.locate(on: site)
        if app.needsUpdate { _ = app.update() }
        guard path == "/" || app.show(path) else { return nil }
        framing(app.frameOrigins)
        return page(app, in: context, locales: locales, assets: assets)
      }
    }
  }

  private func page(
    _ app: any RunningApp, in context: SessionContext, locales: [Locale], assets: Assets
  ) -> String {
    let root = app.root.snapshot
    warnOfMissingSymbols(in: root)
    let language = BundleResources.language(for: locales.first ?? .current)
    return Page(
      root: root, title: app.frontTitle ?? root.title ?? launch.name, language: language,
      words: context.words, resources: context.resources, files: assets.page
    ).html
  }

  /// Launches the app as for a page, calls a closure with it, and ends it.
  package func look<Result>(
    for user: UserID, _ body: (any RunningApp, Restoration) -> Result
  ) -> Result {
    let restoration = Restoration()
    let context = context(of: user, [], restoration, isPrerendering: true)
    return context {
      let app = launch.run()
      defer { app.tearDown() }
      return body(app, restoration)
    }
  }

  private func warnOfMissingSymbols(in element: ElementSnapshot) {
    if case .image(.symbol(let name), _) = element.content, !Symbol.isKnown(name),
      // A user's data can't fill the memory with names.
      missingSymbols.count < 1000, missingSymbols.insert(name).inserted
    {
      logger.warning("there is no drawing for a symbol", metadata: ["symbol": "\(name)"])
    }
    for child in element.children { warnOfMissingSymbols(in: child) }
  }
}

extension RunningApp {
  /// Presents what the path of a page spells.
  ///
  /// - Returns: Whether the app has a page at the path.
  fileprivate func show(_ path: String) -> Bool {
    guard let url = URL(string: path) else { return takesURLs }
    let opened = present(url, isLaunch: true)
    if opened.isFound { _ = update() }
    return opened.isComplete || takesURLs
  }
}
