import GroceriesFeature
import Rostrum
import RostrumWeb

@main
struct GroceriesApp: App {
  var body: some Scene {
    WindowGroup("Groceries") { AppView() }
  }
}
