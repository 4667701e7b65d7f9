import AppFeature
import ComposableArchitecture
import SwiftUI

@main
struct ReadingListApp: App {
  let store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some Scene {
    WindowGroup("Reading list") {
      AppView(store: store)
    }
  }
}
