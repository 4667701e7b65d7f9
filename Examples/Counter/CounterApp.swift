import Rostrum
import RostrumWeb

@main struct CounterApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("\(count)").font(.largeTitle)
      Button("Add one") { count += 1 }
    }
  }
}
