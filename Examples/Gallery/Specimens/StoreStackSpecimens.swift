import Foundation
import Rostrum

@Reducer
private struct PageFeature {
  @ObservableState
  struct State: Equatable { var number: Int }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct WalkFeature {
  @Reducer
  enum Path {
    case first(PageFeature)
    case second(PageFeature)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var page: PageFeature.State?
  }

  enum Action {
    case drillButtonTapped
    case page(PresentationAction<PageFeature.Action>)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .drillButtonTapped = action { state.page = PageFeature.State(number: 7) }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$page, action: \.page) { PageFeature() }
  }
}

/// A stack whose path is the state of a store.
struct StoreStack: View {
  @State private var store = Store(initialState: WalkFeature.State()) { WalkFeature() }

  var body: some View {
    Opening {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        VStack {
          NavigationLink("Go", state: WalkFeature.Path.State.first(.init(number: 1)))
          NavigationLink(state: WalkFeature.Path.State.second(.init(number: 2))) {
            Label("Further", systemImage: "star")
          }
        }
        .navigationTitle("Root")
      } destination: { store in
        switch store.case {
        case .first(let store): Leaf(name: "First \(store.number)")
        case .second(let store): Leaf(name: "Second \(store.number)")
        }
      }
    }
    Text("\(store.path.count) steps")
  }
}

/// A screen that a store presents.
struct StoreDrill: View {
  @State private var store = Store(initialState: WalkFeature.State()) { WalkFeature() }

  var body: some View {
    Opening {
      NavigationStack {
        Button("Go") { store.send(.drillButtonTapped) }
          .navigationTitle("Root")
          .navigationDestination(item: $store.scope(state: \.page, action: \.page)) { store in
            Leaf(name: "Number \(store.number)")
          }
      }
    }
    Text(store.page == nil ? "Inactive" : "Active")
  }
}
