import Rostrum

/// The root view of the app.
package struct AppView: View {
  @State private var names = ["Apples", "Bread", "Coffee"]

  package init() {}

  package var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .navigationTitle("Groceries")
    }
  }
}
