import RostrumDependencies
import RostrumScenes

/// An app with tabs, a stack with a path, and a sheet that presents an alert.
struct OverlayApp: App {
  var body: some Scene {
    WindowGroup("Overlay") { OverlayView() }
  }
}

struct OverlayView: View {
  struct Book: Identifiable {
    var id: String
  }

  @State private var path = [7]
  @State private var book: Book?
  @State private var asks = false

  var body: some View {
    TabView {
      Tab("Shelf", systemImage: "book") {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Shelf")
            .navigationDestination(for: Int.self) { number in
              Button("Open") { book = Book(id: "ada") }
                .navigationTitle("Number \(number)")
                .sheet(item: $book) { _ in
                  Button("Ask") { asks = true }
                    .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
                }
            }
        }
      }
      Tab("More", systemImage: "gear") { Text("More") }
    }
  }
}
