import Foundation
import RostrumDependencies
import RostrumScenes

/// A counter, a field, and the file of its user.
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Plus") { count += 1 }
      Button("Never") { count += 100 }
        .disabled(true)
      TextField("Name", text: $name)
    }
  }
}
