import Rostrum

struct Library: View {
  var body: some View {
    NavigationStack {
      List {
        Text("soon")
      }
      .navigationTitle("Library")
    }
  }
}
