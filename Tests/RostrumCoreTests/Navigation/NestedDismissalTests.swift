import RostrumCases
import RostrumDependencies
import RostrumPresentation
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

/// Presentations within presentations: who goes with whom, and whose effects end.
@MainActor
@Suite struct NestedDismissalTests {
  private let forever = Forever()

  private func store(depth: Int) -> (Store<Doll.State, Doll.Action>, RootCore<Doll>) {
    let state = (0..<depth).reduce(Doll.State()) { inner, _ in Doll.State(inner: inner) }
    let core = RootCore(
      initialState: state, reducer: Doll(forever: forever), dependencies: .current)
    return (Store(core: core), core)
  }

  private func begun(_ count: Int) async {
    while !Task.isCancelled, forever.began.value < count { await Task.yield() }
  }

  @Test("When a parent goes, the effects of its grandchildren end")
  func grandchildren() async {
    let (store, core) = store(depth: 3)
    let deep = store.send(.at(3, .wait))
    await begun(1)
    store.send(.inner(.dismiss))
    await deep.finish()
    #expect(core.effects.branchCount == 1)
  }

  @Test("When a grandchild goes, the effects of those around it go on")
  func around() async {
    let (store, _) = store(depth: 3)
    let (outer, inner) = (store.send(.at(1, .wait)), store.send(.at(3, .wait)))
    await begun(2)
    store.send(.at(2, .inner(.dismiss)))
    await inner.finish()
    #expect(outer.group?.isFinished == false)
    store.send(.inner(.dismiss))
    await outer.finish()
  }

  @Test("A grandchild dismisses only itself", arguments: 1...4)
  func itself(depth: Int) async {
    let (store, _) = store(depth: 4)
    await store.send(.at(depth, .close)).finish()
    #expect(store.state.depth == depth - 1)
  }

  @Test("A name cancelled by a grandparent reaches all generations below")
  func namesBelow() async {
    let (store, core) = store(depth: 3)
    let tasks = (1...3).map { store.send(.at($0, .wait)) }
    await begun(3)
    store.send(.stop)
    for task in tasks { await task.finish() }
    #expect(core.effects.branchCount == 1)
  }

  @Test("Cancelling an id in a grandchild does not affect its ancestors")
  func namesAbove() async {
    let (store, _) = store(depth: 3)
    let above = (0...2).map { store.send(.at($0, .wait)) }
    await begun(3)
    store.send(.at(3, .stop))
    #expect(above.allSatisfy { $0.group?.isFinished == false })
    store.send(.stop)
    for task in above { await task.finish() }
  }

  @Test("A feature in a part of a presented feature is dismissed with the presentation")
  func partOfPresented() async {
    let store = Store(initialState: Shell.State(content: Shell.Content.State())) { Shell() }
    await store.send(.content(.presented(.leaf(.close)))).finish()
    #expect(store.content == nil)
  }

  @Test("A feature in a part of a presented feature knows that it is presented")
  func partKnows() {
    let store = Store(initialState: Shell.State(content: Shell.Content.State())) { Shell() }
    store.send(.content(.presented(.look)))
    #expect(store.content?.isPresented == true)
  }
}

/// A feature that presents another of its own kind.
@Reducer private struct Doll {
  @ObservableState struct State {
    @Presents var inner: Doll.State?

    var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
  }
  indirect enum Action {
    case inner(PresentationAction<Doll.Action>)
    case wait, stop, close

    /// An action of the doll that is some levels down.
    static func at(_ depth: Int, _ action: Self) -> Self {
      depth == 0 ? action : .inner(.presented(at(depth - 1, action)))
    }
  }

  let forever: Forever
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .wait: .run { [forever] _ in await forever.run() }.cancellable(id: "wait")
      case .stop: .cancel(id: "wait")
      case .close: .run { [dismiss] _ in await dismiss() }
      case .inner: .none
      }
    }
    .ifLet(\.$inner, action: \.inner) { Reduce(Doll(forever: forever)) }
  }
}

/// A feature that presents another, of which a part can close.
@Reducer private struct Shell {
  @ObservableState struct State { @Presents var content: Content.State? }
  enum Action { case content(PresentationAction<Content.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$content, action: \.content) { Content() }
  }

  @Reducer struct Content {
    @ObservableState struct State {
      var leaf = Leaf.State()
      var isPresented: Bool?
    }
    enum Action { case leaf(Leaf.Action), look }
    @Dependency(\.isPresented) var isPresented

    var body: some ReducerOf<Self> {
      Scope(\.leaf, action: \.leaf) { Leaf() }
      Reduce { state, action in
        if case .look = action { state.isPresented = isPresented }
        return .none
      }
    }
  }
}
