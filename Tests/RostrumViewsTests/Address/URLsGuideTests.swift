import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private struct Book: Identifiable {
  let id = UUID()
  let title: String
  let text: String

  static let all = [
    Book(title: "Emma", text: "Emma Woodhouse, handsome, clever, and rich"),
    Book(title: "Persuasion", text: "Sir Walter Elliot, of Kellynch Hall"),
  ]
}

private struct Library: View {
  let books: [Book]
  @State private var path: [Book.ID] = []
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      List(books) { NavigationLink($0.title, value: $0.id) }
        .navigationTitle("Library")
        .navigationDestination(for: Book.ID.self) { id in
          if let book = books.first(where: { $0.id == id }) {
            Text(book.text).navigationTitle(book.title)
          }
        }
        .sheet(isPresented: $isAdding) { Text("New book") }
        .urlComponent("add")
    }
    .urlComponent(for: Book.ID.self) { id in
      books.first { $0.id == id }?.title
    } parse: { title in
      books.first { $0.title == title }?.id
    }
  }
}

@MainActor
@Suite("The guide to URLs")
struct URLsGuideTests {
  @Test("The code of the guide is that of this file")
  func source() throws {
    let file = URL(filePath: #filePath)
    var root = file
    for _ in 1...4 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/URLs.md"), encoding: .utf8)
    let source = lines(try String(contentsOf: file, encoding: .utf8))
    let quotes = guide.matches(of: #/```swift\n([^`]*)```/#).map { lines(String($0.1)) }
    #expect(quotes.count == 2)
    for quote in quotes { #expect(source.contains(quote)) }
  }

  @Test("The tests of the guide pass")
  func works() async {
    let host = TestHost(address: "/Emma") { Library(books: Book.all) }
    #expect(host.address == "/Emma")
    await host.back()
    #expect(host.address == "/")
    await host.open(URL(string: "/add")!)
    #expect(host.text("New book").exists)
  }

  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n").replacing("private struct Library", with: "struct Library")
  }
}
