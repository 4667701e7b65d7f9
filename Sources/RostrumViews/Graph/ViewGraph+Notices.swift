public import Foundation

extension ViewGraph {
  /// Tells the host something that is no change of the tree.
  ///
  /// It comes after the changes of the next update.
  package func tell(_ notice: Mutation) {
    guard rootNode != nil else { return }
    notices.append(notice)
    schedule()
  }

  /// Opens a URL outside of the app.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it is one that leads out of an app: a page, a mail or a call.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard Self.canOpen(url) else { return false }
    tell(.open(url))
    return true
  }

  /// Whether a URL leads out of an app: to a page, a mail or a call.
  package static func canOpen(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
  }

  /// What the host tells all views now; `nil` when the graph has been torn down.
  package var hostEnvironment: EnvironmentValues? {
    environment.map { EnvironmentValues(reading: $0) }
  }

  /// Hands a URL with which the app is opened to the views that take URLs.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether any view that is visible takes URLs.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    let handlers = urlHandlers.filter(\.isVisible)
    asCurrent { for handler in handlers { handler.receive(url) } }
    return !handlers.isEmpty
  }

  /// Whether any view that is visible takes the URLs with which the app is opened.
  ///
  /// O(n) in the views with `onOpenURL`.
  public var takesURLs: Bool { urlHandlers.contains { $0.isVisible } }

  /// Changes what the host tells all views, such as the phase of the scene.
  ///
  /// The nodes that read what differs are marked.
  ///
  /// - Parameter change: Sets the values.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let environment, let rootNode else { return }
    rootNode.environmentChanged(environment.change(change))
  }

  /// Runs what waits for the end of the changes that an update has made.
  func finishMotions() {
    guard !motions.isEmpty else { return }
    let completions = motions.takeCompletions()
    guard !completions.isEmpty, let environment else { return }
    let pause = EnvironmentValues(reading: environment).pause
    for (completion, animation) in completions {
      let duration = animation.map { $0.totalDuration } ?? .zero
      Task { @MainActor [weak self] in
        if let duration, duration > .zero { try? await pause(duration) }
        guard let self, rootNode != nil, duration != nil else { return }
        asCurrent { completion.run() }
      }
    }
  }
}

extension EnvironmentValues {
  /// Waits until a time has passed; a host may have a clock of its own.
  package var pause: @Sendable (Duration) async throws -> Void {
    get { self[PauseKey.self] }
    set { self[PauseKey.self] = newValue }
  }
}

private struct PauseKey: EnvironmentKey {
  static var defaultValue: @Sendable (Duration) async throws -> Void {
    { try await Task.sleep(for: $0) }
  }
}
