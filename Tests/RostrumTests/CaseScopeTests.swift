import Rostrum
import Testing

@MainActor
@Suite("Scoping a store to its presentations")
struct CaseScopeTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }

  @Test("All spellings of a scope lead to the same store")
  func spellings() {
    @Bindable var store = store
    store.send(.open(.book(Book.State())))
    let newest = $store.scope(\.$destination, action: \.destination).book.wrappedValue
    let unlabeled = $store.scope(\.destination?.book, action: \.destination.book).wrappedValue
    let labeled = $store.scope(state: \.destination?.book, action: \.destination.book).wrappedValue
    #expect(newest?.title == "Untitled")
    #expect(unlabeled == labeled)
    newest?.title = "Design"
    #expect(unlabeled?.title == "Design")
    #expect(store.destination?.book?.title == "Design")
  }

  @Test("The store of a case is the same instance while it is retained")
  func identity() {
    @Bindable var store = store
    store.send(.open(.book(Book.State())))
    let first = $store.scope(\.$destination, action: \.destination).book.wrappedValue
    let second = $store.scope(\.$destination, action: \.destination).book.wrappedValue
    #expect(first != nil)
    #expect(first === second)
  }

  @Test("A case is nil while a different one or nothing is presented")
  func inactive() {
    @Bindable var store = store
    let destination = $store.scope(\.$destination, action: \.destination)
    let book: Binding<StoreOf<Book>?> = destination.book
    #expect(destination.wrappedValue == nil)
    #expect(book.wrappedValue == nil)
    store.send(.open(.page(3)))
    #expect(destination.wrappedValue != nil)
    #expect(book.wrappedValue == nil)
  }

  @Test("A case with plain data provides the data")
  func data() {
    @Bindable var store = store
    store.send(.open(.page(3)))
    let page: Binding<Int?> = $store.scope(\.$destination, action: \.destination).page
    #expect(page.wrappedValue == 3)
  }

  @Test("Writing nil to a case dismisses it")
  func dismiss() {
    @Bindable var store = store
    store.send(.open(.book(Book.State())))
    let book: Binding<StoreOf<Book>?> = $store.scope(\.$destination, action: \.destination).book
    book.wrappedValue = nil
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
  }

  @Test("Writing nil to a case that isn't presented is a no-op")
  func dismissAnother() {
    @Bindable var store = store
    store.send(.open(.page(3)))
    let book: Binding<StoreOf<Book>?> = $store.scope(\.$destination, action: \.destination).book
    book.wrappedValue = nil
    #expect(store.destination?.page == 3)
    #expect(store.dismissals == 0)
  }

  @Test("A store in a binding can be scoped like a bindable one")
  func ofBinding() {
    let store = store
    let binding = Binding(get: { store }, set: { _ in })
    store.send(.open(.book(Book.State())))
    let labeled = binding.scope(state: \.destination?.book, action: \.destination.book)
    #expect(labeled.wrappedValue?.title == "Untitled")
    let newest = binding.scope(\.$destination, action: \.destination).book.wrappedValue
    #expect(newest?.title == "Untitled")
  }

  @Test("A view's own action is sent with an animation")
  func animation() {
    let view = ShelfView(store: Store(initialState: Viewed.State()) { Viewed() })
    view.send(.tapped, animation: .default)
    view.send(.tapped)
    #expect(view.store.taps == 2)
  }
}

@Reducer private struct Book {
  @ObservableState struct State {
    var title = "Untitled"
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer private struct Shelf {
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var dismissals = 0
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case open(Destination.State)
  }
  @Reducer enum Destination {
    case book(Book)
    @ReducerCaseIgnored case page(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.dismiss): state.dismissals += 1
      case .destination: break
      case .open(let destination): state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer private struct Viewed {
  @ObservableState struct State {
    var taps = 0
  }
  enum Action: ViewAction {
    case view(View)

    @CasePathable enum View { case tapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}

@ViewAction(for: Viewed.self)
private struct ShelfView: View {
  let store: StoreOf<Viewed>

  var body: some View { EmptyView() }
}
