import RostrumScenes
import Testing

/// A graph with a copy of its tree that is kept up to date by mutations alone.
@MainActor
final class Stage {
  let graph: ViewGraph
  private(set) var copy: ElementSnapshot
  private(set) var mutations: [Mutation] = []

  init(@ViewBuilder content: () -> some View) {
    graph = ViewGraph(content: content)
    copy = graph.root.snapshot
    TestGraphs.current?.add(graph)
  }

  init(_ graph: ViewGraph) {
    self.graph = graph
    copy = graph.root.snapshot
  }

  /// Updates the graph and applies the mutations to the copy, which must then equal the tree.
  func update(sourceLocation: SourceLocation = #_sourceLocation) {
    mutations = graph.update()
    for mutation in mutations { copy.apply(mutation) }
    #expect(copy == graph.root.snapshot, sourceLocation: sourceLocation)
    #expect(!graph.needsUpdate, sourceLocation: sourceLocation)
  }

  func perform(
    _ action: UserEvent.Action, on element: Element?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let element = try #require(element, sourceLocation: sourceLocation)
    try graph.perform(UserEvent(element.id, action))
    update(sourceLocation: sourceLocation)
  }

  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try perform(.tap, on: self[name], sourceLocation: sourceLocation)
  }

  /// What the graph answers to an event that it should refuse.
  func refusal(_ action: UserEvent.Action, on element: Element?) throws -> EventRefusal? {
    let element = try #require(element)
    do throws(EventRefusal) {
      try graph.perform(UserEvent(element.id, action))
      return nil
    } catch {
      return error
    }
  }

  /// The last element that says a text, where a button or link says what the texts within say.
  subscript(name: String) -> Element? {
    graph.root.all.last { [.button, .link, .textField].contains($0.role) && $0.words == name }
      ?? graph.root.all.last { $0.words == name }
  }

  func first(_ role: ElementRole) -> Element? { graph.root.all.first { $0.role == role } }

  /// The tree without the line of the root.
  var tree: String {
    graph.root.children.map(\.description).joined(separator: "\n")
  }
}

extension Element {
  var all: [Element] { [self] + children.flatMap(\.all) }

  var words: String {
    var text: String?
    if case .text(let words, _) = content { text = words }
    let own = text ?? content.title ?? state.label ?? content.placeholder
    return own ?? children.map(\.words).joined(separator: " ")
  }
}
