import RostrumCore
import RostrumDependencies
import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Performs an event and waits until nothing is pending; returns whether the event was accepted.
  @discardableResult
  func perform(_ event: UserEvent, what: String, at location: CallSite) async -> Bool {
    bringUpToDate(at: location)
    animations = []
    motions = [:]
    do {
      try inDependencies { () throws(EventRefusal) in
        var event = event
        if let content = graph.element(event.element)?.content {
          event = try event.typed(for: content)
        }
        try graph.perform(event)
      }
    } catch {
      location.report(refusal(for: error).message(doing: what, in: self))
      return false
    }
    await settle(at: location)
    return true
  }

  /// Updates the views, and checks the screen.
  func step(at location: CallSite) {
    stepCount += 1
    update()
    // A view inside of another may be shown or hidden, so all of them are checked again.
    for _ in 0..<20 {
      let hasChanged = showFittingViews()
      if hasChanged { update() }
      measure(at: location)
      if !hasChanged { break }
    }
    check(at: location)
  }

  /// Updates the views.
  func update() {
    let mutations = inDependencies { () throws(Never) in graph.update() }
    reflect(mutations)
    if !mutations.isEmpty { window.invalidate() }
    for mutation in mutations { note(mutation) }
  }

  /// Records the mutations of an update that don't change the tree.
  private func note(_ mutation: Mutation) {
    switch mutation {
    case .close: isClosed = true
    case .announce(let text): announcements.append(text)
    case .feedback(let value): feedback.append(value)
    case .open(let url, let size):
      openedURLs.append(url)
      windowSizes[url] = size
    case .copy(let text): copiedTexts.append(text)
    case .scroll(let id, let anchor): window.request(ScrollRequest(target: id, anchor: anchor))
    case .animate(let id, let animation):
      motions[id] = animation
      if let animation { animations.append(animation) }
    default: break
    }
  }

  /// Updates invalidated views, so that tests read the current screen.
  func bringUpToDate(at location: CallSite? = nil) {
    guard graph.needsUpdate else { return }
    step(at: location ?? self.location)
  }

  func inDependencies<R, Failure: Error>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let result: Result<R, Failure> = DependencyValues.$current.withValue(dependencies) {
      launch {
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }

  private func refusal(for refusal: EventRefusal) -> HostRefusal {
    switch refusal {
    case .absent: .absent(near: [])
    case .disabled: .disabled
    case .hidden(let id):
      graph.element(id).flatMap { element in
        element.obstacle(in: graph.root).map { self.refusal(for: $0, of: element) }
      } ?? .hidden
    case .unsupported(_, let role, let action): .unsupported(role, "\(action)")
    case .invalidValue(_, let reason): .invalidValue(reason)
    case .dismissDisabled: .dismissDisabled
    }
  }
}
