import IssueReporting

/// The presenters that wait until what their container presents is gone.
///
/// A container, which is the scene or a presentation, presents one thing at a time. What is to be
/// presented meanwhile comes up afterwards, in the order of the requests.
@MainActor
struct PresentationQueue {
  private struct Entry {
    weak var presenter: (any DeferredWork)?
    weak var container: Presentation?
    /// Whether the container is the scene.
    let isScene: Bool
  }

  private var entries: [Entry] = []

  /// Lets a presenter wait, unless it does already.
  mutating func add(_ presenter: any DeferredWork, in container: Presentation?) {
    entries.removeAll { $0.presenter?.isAlive != true }
    if entries.contains(where: { $0.presenter === presenter }) { return }
    entries.append(
      Entry(presenter: presenter, container: container, isScene: container == nil))
  }

  /// Removes and returns the presenters that wait in a container.
  mutating func next(in container: Presentation?) -> [any DeferredWork] {
    let due = entries.filter { $0.isScene ? container == nil : $0.container === container }
    if due.isEmpty { return [] }
    entries.removeAll { $0.isScene ? container == nil : $0.container === container }
    return due.compactMap(\.presenter).filter(\.isAlive)
  }
}

extension Presentation {
  /// Reports, once for each presentation, that several views present by the same state.
  func reportSharing(with presenter: Node) {
    guard !isSharingReported else { return }
    isSharingReported = true
    let name = source.name(seenFrom: presenter)
    let property = name.map { "the property \($0)" } ?? "the same property"
    reportIssue(
      """
      Several views present by \(property), so only the first of them presents: \(kind.rawValue).

      • The modifier is on each row of a list. Put it on the list itself.
      • The rows present different things. Use a modifier with "item:" on the list, and set the \
      item of the row.
      • Each row has a presentation of its own. Move the property into the view of the row.
      """)
  }
}
