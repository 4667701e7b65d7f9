import Rostrum

/// A list with a search field, rows with actions, and an inspector.
struct Search: View {
  @State private var query = ""
  @State private var pinned: Set<Book.ID> = []
  @State private var isInspected = false

  private var books: [Book] {
    Book.all.filter { query.isEmpty || $0.title.contains(query) || $0.author.contains(query) }
  }

  var body: some View {
    NavigationStack {
      List(books) { book in
        Label(book.title, systemImage: pinned.contains(book.id) ? "star.fill" : "book")
          .contextMenu {
            Button("Pin all", systemImage: "pin") { pinned = Set(Book.all.map(\.id)) }
            Button("Unpin all", systemImage: "xmark") { pinned = [] }
          }
          .swipeActions {
            Button(pinned.contains(book.id) ? "Unpin" : "Pin") {
              pinned.formSymmetricDifference([book.id])
            }
          }
      }
      .navigationTitle("Search")
      .searchable(text: $query, prompt: "Titles and authors")
      .toolbar {
        Button("About", systemImage: "info.circle") { isInspected.toggle() }
      }
      .inspector(isPresented: $isInspected) {
        List {
          Section("About") {
            Text("\(books.count) books")
            Text("\(pinned.count) pinned")
          }
        }
      }
    }
  }
}
