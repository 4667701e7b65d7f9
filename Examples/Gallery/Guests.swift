import Rostrum

/// A list with an edit mode, and a placeholder for the empty list.
struct Guests: View {
  @State private var names = ["Ada", "Grace", "Hedy", "Katherine"]

  var body: some View {
    Group {
      if names.isEmpty {
        ContentUnavailableView {
          Label("No guests", systemImage: "person.3")
        } description: {
          Text("An event needs someone to come.")
        } actions: {
          Button("Invite everyone") { names = ["Ada", "Grace", "Hedy", "Katherine"] }
            .buttonStyle(.borderedProminent)
        }
      } else {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    .navigationTitle("Guests")
    .toolbar { EditButton() }
  }
}
