import Testing

struct HeavyDestinationTests {
  private let rule = RostrumLintTests.rule("heavyDestination")

  @Test("Observable classes and large models") func models() {
    let source = #"""
      final class Model: ObservableObject {}
      struct Book: Identifiable {
        let id: Int
        var title, author, publisher: String
        var year: Int
        var pages: Int
      }
      enum AppSheet: Identifiable {
        case model(Model)
        case book(Book?)
        var id: Int { 0 }
      }
      """#
    #expect(places(of: rule, in: source) == ["9:14", "10:13"])
  }

  @Test("Identifiers, small models, reducers, and other enumerations") func light() {
    let source = #"""
      @Observable final class Model {}
      struct Place: Identifiable {
        let id: Int
        var name = ""
        var long: String { name }
      }
      enum AppSheet: Identifiable {
        case place(Place)
        case elsewhere(Elsewhere)
        case id(Int)
      }
      enum Event: Identifiable { case model(Model) }
      enum Destination { case model(Model) }
      @Reducer enum FormDestination: Identifiable { case model(Model) }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
