import CatalogFeature
import ComposableArchitecture
import Testing

@testable import AppFeature

@MainActor
struct AppFeatureTests {
  @Test("A book is deleted from its screen, which goes")
  func deletesABook() async {
    @Shared(.books) var books = .samples
    let book = IdentifiedArrayOf<Book>.samples[0]
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    // The features on the way have tests of their own.
    store.exhaustivity = .off

    await store.send(.bookTapped(book.id))
    await store.send(\.path[id: 0].book.deleteButtonTapped)
    await store.send(\.path[id: 0].book.destination.confirm.deleteButtonTapped)
    await store.receive(\.path[id: 0].book.delegate.deleteBook)
    await store.receive(\.path.popFrom)
    store.assert {
      $0.path = StackState()
      $0.catalog.$books.withLock { _ = $0.remove(id: book.id) }
    }
  }
}
