import PaletteFeature
import RostrumDestinations
import Rostrum
import RostrumWeb

/// An app that shows a palette of colors in all kinds of presentations.
@main
struct PaletteApp: App {
  @State private var flow = AppFlow.palette()
  @State private var hasStarted = false

  var body: some Scene {
    WindowGroup("Palette") {
      ZStack {
        if hasStarted { flow.startingDestinationView() }
      }
      .onAppear {
        if hasStarted { return }
        flow.start()
        hasStarted = true
      }
      .onOpenURL { flow.open($0) }
    }
  }
}
