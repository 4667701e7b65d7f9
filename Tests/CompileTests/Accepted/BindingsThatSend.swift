// flags: -module-alias ComposableArchitecture=Rostrum -module-alias SwiftUI=DropInSwiftUI
import ComposableArchitecture
import SwiftUI

// Bindings that send an action, from every kind of property that holds a store.

@Reducer struct Search {
  @ObservableState struct State: Equatable {
    var query = ""
    var filter = Filter()
    @Presents var help: Help.State?
  }
  struct Filter: Equatable { var isOn = false }
  enum Action: ViewAction {
    case queryChanged(String)
    case isOnChanged(Bool)
    case help(PresentationAction<Help.Action>)
    case view(View)
    enum View { case tapped }
  }
  var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$help, action: \.help) { Help() } }
}

@Reducer struct Help {}

struct BindableView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    TextField("Query", text: $store.query.sending(\.queryChanged))
    Toggle("On", isOn: $store.filter.isOn.sending(\.isOnChanged))
  }
}

struct StateView: View {
  @State var store = Store(initialState: Search.State()) { Search() }

  var body: some View {
    TextField("Query", text: $store.query.sending(\.queryChanged))
    Toggle("On", isOn: $store.filter.isOn.sending(\.isOnChanged))
  }
}

struct BindingView: View {
  @Binding var store: StoreOf<Search>

  var body: some View {
    TextField("Query", text: $store.query.sending(\.queryChanged))
    Toggle("On", isOn: $store.filter.isOn.sending(\.isOnChanged))
      .sheet(item: $store.scope(state: \.help, action: \.help)) { _ in Text("Help") }
  }
}

@ViewAction(for: Search.self) struct SendingView: View {
  let store: StoreOf<Search>

  var body: some View {
    Button("Tap") { send(.tapped, transaction: Transaction(animation: .default)) }
  }
}
