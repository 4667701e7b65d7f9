import Dependencies
import DependenciesMacros

/// A client that suggests what to read next.
@DependencyClient
package struct Suggestions: Sendable {
  /// A title and an author.
  package var next: @Sendable () async throws -> (title: String, author: String)
}

extension Suggestions: DependencyKey {
  package static let liveValue = Suggestions {
    let books = [
      ("The Summer Book", "Tove Jansson"),
      ("Pedro Páramo", "Juan Rulfo"),
      ("The Left Hand of Darkness", "Ursula K. Le Guin"),
    ]
    @Dependency(\.withRandomNumberGenerator) var random
    return random { books.randomElement(using: &$0) ?? books[0] }
  }
}

extension DependencyValues {
  package var suggestions: Suggestions {
    get { self[Suggestions.self] }
    set { self[Suggestions.self] = newValue }
  }
}
