import Rostrum

/// A three-column split view: shelves, books and a book.
struct Library: View {
  @State private var shelf: String? = "Novels"
  @State private var book: Book.ID?

  var body: some View {
    NavigationSplitView {
      List(Book.shelves, id: \.self, selection: $shelf) { shelf in
        Label(shelf, systemImage: "folder")
          .badge(Book.all.count { $0.shelf == shelf })
      }
      .navigationTitle("Shelves")
    } content: {
      List(selection: $book) {
        ForEach(Book.all.filter { $0.shelf == shelf }) { book in
          NavigationLink(value: book.id) {
            VStack(alignment: .leading) {
              Text(book.title)
              Text(book.author).font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
      }
      .navigationTitle(shelf ?? "Books")
    } detail: {
      if let book = Book.all.first(where: { $0.id == book }) {
        BookDetail(book: book)
      } else {
        Text("Choose a book")
      }
    }
  }
}

struct BookDetail: View {
  let book: Book

  var body: some View {
    List {
      Section {
        Text(book.text)
      } header: {
        Text(book.author)
      }
      NavigationLink("More of this author") {
        Text("More by \(book.author)").navigationTitle(book.author)
      }
    }
    .navigationTitle(book.title)
  }
}

struct Book: Identifiable {
  let title: String
  let author: String
  let shelf: String
  let text: String

  var id: String { title }

  static let shelves = ["Novels", "Poems", "Science"]
  static let all = [
    Book(
      title: "Middlemarch", author: "George Eliot", shelf: "Novels",
      text: "Miss Brooke had that kind of beauty which poor dress seems to throw into relief."),
    Book(
      title: "Persuasion", author: "Jane Austen", shelf: "Novels",
      text: "Sir Walter Elliot, of Kellynch Hall, in Somersetshire, was a man who read one book."),
    Book(
      title: "Moby-Dick", author: "Herman Melville", shelf: "Novels", text: "Call me Ishmael."),
    Book(
      title: "Leaves of Grass", author: "Walt Whitman", shelf: "Poems",
      text: "I celebrate myself, and sing myself."),
    Book(
      title: "Letters to the World", author: "Emily Dickinson", shelf: "Poems",
      text: "This is my letter to the world."),
    Book(
      title: "Opticks", author: "Isaac Newton", shelf: "Science",
      text: "My design in this book is not to explain the properties of light by hypotheses."),
  ]
}
