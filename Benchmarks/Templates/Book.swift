import Foundation
import Rostrum

/// A book as it is kept.
struct Book: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var author = ""
  var notes = ""
  var rating = 0
  var isFavorite = false
  var minutes = 0

  var isComplete: Bool {
    !title.trimmingCharacters(in: .whitespaces).isEmpty && !author.isEmpty
  }
}

/// Where books come from.
@DependencyClient
struct BookClient: Sendable {
  var load: @Sendable () async throws -> [Book]
  var search: @Sendable (_ text: String) async throws -> [Book]
  var save: @Sendable (_ book: Book) async throws -> Book
  var delete: @Sendable (_ id: Book.ID) async throws -> Void
}

extension BookClient: DependencyKey {
  static var liveValue: BookClient {
    BookClient(
      load: { [] },
      search: { _ in [] },
      save: { $0 },
      delete: { _ in })
  }

  static var testValue: BookClient { BookClient() }
}

extension DependencyValues {
  var bookClient: BookClient {
    get { self[BookClient.self] }
    set { self[BookClient.self] = newValue }
  }
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Book>>.Default {
  static var books: Self {
    Self[.inMemory("books"), default: []]
  }
}
