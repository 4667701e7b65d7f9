import Rostrum

struct Search: View {
  var body: some View {
    NavigationStack {
      List {
        Text("soon")
      }
      .navigationTitle("Search")
    }
  }
}
