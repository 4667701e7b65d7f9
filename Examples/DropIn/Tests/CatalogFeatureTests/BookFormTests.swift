import ComposableArchitecture
import XCTest

@testable import CatalogFeature

@MainActor
final class BookFormTests: XCTestCase {
  func testASuggestionFillsTheForm() async {
    let store = TestStore(initialState: BookForm.State(book: Book(id: UUID(0)))) {
      BookForm()
    } withDependencies: {
      $0.suggestions.next = { ("Emma", "Jane Austen") }
    }
    await store.send(.suggestButtonTapped) { $0.isAsking = true }
    await store.receive(\.suggestionArrived.success) {
      $0.isAsking = false
      $0.book.title = "Emma"
      $0.book.author = "Jane Austen"
    }
  }

  func testNoSuggestionLeavesTheFormAsItIs() async {
    struct Unreachable: Error {}
    let store = TestStore(initialState: BookForm.State(book: Book(id: UUID(0), title: "Emma"))) {
      BookForm()
    } withDependencies: {
      $0.suggestions.next = { throw Unreachable() }
    }
    await store.send(.suggestButtonTapped) { $0.isAsking = true }
    await store.receive(\.suggestionArrived.failure) { $0.isAsking = false }
  }
}
