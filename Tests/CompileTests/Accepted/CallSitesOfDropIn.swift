// flags: -module-alias ComposableArchitecture=DropInComposableArchitecture -module-alias SwiftUI=DropInSwiftUI -default-isolation MainActor
// A call site is expanded in a file that knows none of the modules by its own name.
import ComposableArchitecture
import SwiftUI

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case up }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

struct CounterApp: App {
  let store = Store(initialState: Counter.State()) { Counter() }

  init() { prepareDependencies { _ in } }

  var body: some Scene {
    WindowGroup { Text("\(store.count)") }
  }
}
