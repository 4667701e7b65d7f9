import Rostrum

/// A list of pages that show, one by one, what the tables in Documentation/Support say is there.
struct SpecimenTopics: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Layout and grids") { LayoutSpecimens() }
      }
      .navigationTitle("Specimens")
    }
  }
}
