// flags: -module-alias ComposableArchitecture=RostrumTesting -module-alias SwiftUI=DropInSwiftUI
import ComposableArchitecture
import SwiftUI

@Reducer struct Counter {
  @ObservableState struct State: Equatable { @Presents var alert: AlertState<Never>? }
  enum Action { case alert(PresentationAction<Never>) }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@MainActor func test() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.finish()
  let host = TestHost { Text("Hello") }
  await host.settle()
}
