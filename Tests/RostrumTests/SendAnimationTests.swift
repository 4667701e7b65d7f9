import Rostrum
import RostrumTesting
import RostrumScenes
import Testing

/// What is sent with an animation is worked on within the views' transaction.
@MainActor
struct SendAnimationTests {
  /// A feature that notes the animation in force when it works on an action.
  @Reducer
  struct Mover {
    @ObservableState
    struct State: Equatable {
      var seen: [Animation?] = []
      @Presents var note: Closer.State?
    }
    enum Action {
      case move
      case moveSoon(Animation?)
      case moveInTransaction
      case note(PresentationAction<Closer.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .move, .note(.dismiss):
          state.seen.append(Transaction.current.animation)
          return .none
        case .moveSoon(let animation):
          return .run { await $0(.move, animation: animation) }
        case .moveInTransaction:
          return .run { await $0(.move, transaction: Transaction(animation: .spring)) }
        case .note:
          return .none
        }
      }
      .ifLet(\.$note, action: \.note) { Closer() }
    }
  }

  /// A feature that dismisses itself with an animation.
  @Reducer
  struct Closer {
    @ObservableState
    struct State: Equatable {}
    enum Action { case close }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in await dismiss(animation: .spring) } }
    }
  }

  let store = Store(initialState: Mover.State()) { Mover() }

  @Test("An effect sends with an animation")
  func effect() async {
    await store.send(.moveSoon(.easeOut)).finish()
    #expect(store.seen == [.easeOut])
  }

  @Test("An effect sends with a transaction")
  func transaction() async {
    await store.send(.moveInTransaction).finish()
    #expect(store.seen == [.spring])
  }

  @Test("A view sends with an animation, which ends with the send")
  func view() {
    store.send(.move, animation: .default)
    store.send(.move)
    store.send(.move, transaction: Transaction(animation: .linear))
    #expect(store.seen == [.default, nil, .linear])
  }

  @Test("An animation of nil disables the enclosing animation")
  func none() {
    withAnimation(.default) { _ = store.send(.move, animation: nil) }
    #expect(store.seen == [nil])
  }

  @Test("A feature is dismissed with an animation")
  func dismissal() async {
    let store = Store(initialState: Mover.State(note: Closer.State())) { Mover() }
    await store.send(.note(.presented(.close))).finish()
    #expect(store.note == nil)
    #expect(store.seen == [.spring])
  }
}
