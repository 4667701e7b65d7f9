import ComposableArchitecture
import Foundation
import Testing

@testable import CatalogFeature

@MainActor
@Suite(.dependency(\.uuid, .incrementing)) struct CatalogTests {
  @Test("A book with a title is put on the shelf")
  func addsABook() async {
    @Shared(.books) var books = []
    let store = TestStore(initialState: Catalog.State()) { Catalog() }
    var book = Book(id: UUID(0))

    await store.send(.addButtonTapped) {
      $0.destination = .add(BookForm.State(book: book))
    }
    book.title = "Middlemarch"
    await store.send(\.destination.add.binding.book, book) {
      $0.$destination[case: \.add]?.book = book
    }
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.$books.withLock { $0 = [book] }
    }
  }

  @Test("A book without a title stays in the form")
  func needsATitle() async {
    @Shared(.books) var books = []
    let form = BookForm.State(book: Book(id: UUID(7), title: "  "))
    let store = TestStore(initialState: Catalog.State(destination: .add(form))) { Catalog() }
    await store.send(.saveButtonTapped)
  }

  @Test("Offsets count the books that are shown, not those of the shelf")
  func deletesWhatIsShown() async {
    @Shared(.books) var books = .samples
    let store = TestStore(initialState: Catalog.State()) { Catalog() }
    await store.send(\.binding.query, "e") { $0.query = "e" }
    #expect(store.state.books(.wanted).map(\.title) == ["The Waves", "Austerlitz"])
    await store.send(.deleteBooks(.wanted, [1])) {
      $0.$books.withLock { _ = $0.remove(at: 3) }
    }
  }

  @Test("The shelf is emptied after a question")
  func asksBeforeEmptying() async {
    @Shared(.books) var books = .samples
    let store = TestStore(initialState: Catalog.State()) { Catalog() }
    await store.send(.emptyButtonTapped) {
      $0.destination = .alert(.emptyShelf(count: 4))
    }
    await store.send(\.destination.alert.emptyButtonTapped) {
      $0.destination = nil
      $0.$books.withLock { $0 = [] }
    }
  }
}
