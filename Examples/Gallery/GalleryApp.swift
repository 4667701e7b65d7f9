import Rostrum
import RostrumWeb

/// Screens with all containers, controls and presentations.
///
/// Browser tests use this app.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      Gallery()
    }
    Window("Clock", id: "clock") { ClockWindow() }
    WindowGroup("Number", for: Int.self) { NumberWindow(number: $0) }
  }
}

struct Gallery: View {
  @State private var screen = Start.current.screen

  enum Screen: String {
    case library, presentations, controls, layouts, specimens, search
  }

  var body: some View {
    TabView(selection: $screen) {
      Tab("Library", systemImage: "book", value: .library) {
        Library()
      }
      Tab("Presentations", systemImage: "square.and.arrow.up", value: .presentations) {
        Presentations()
      }
      .badge(Presentations.kinds.count)
      Tab("Controls", systemImage: "gearshape", value: .controls) {
        Controls()
      }
      Tab("Layouts", systemImage: "list.bullet", value: .layouts) {
        Layouts()
      }
      Tab("Specimens", systemImage: "square.grid.2x2", value: .specimens) {
        SpecimenTopics()
      }
      Tab(value: .search, role: .search) {
        Search()
      }
    }
  }
}
