import RostrumLint
import Testing

struct DestinationViewTests {
  private let rule = RostrumLintTests.rule("destinationView")
  private let book = "struct BookView: App.ViewDestinationInterfacing {}"

  @Test("A view that makes or names another destination's view, in a different file")
  func views() {
    let shelf = """
      struct ShelfView: NavigatingDestinationInterfacing {
        var body: some View {
          BookView(destination: next)
          present(BookView.self)
        }
      }
      """
    #expect(places(of: rule, in: [shelf, book]) == ["3:5", "4:13"])
    #expect(places(of: rule, in: [shelf]) == [])
  }

  @Test("Its own view, parts of it, and what isn't a destination's view")
  func others() {
    let source = """
      struct ShelfView: ViewDestinationInterfacing {
        typealias Destination = ViewDestination<ShelfView>
        var body: some View {
          HeaderView(destination: destination())
          ShelfView(destination: other)
          Text("BookView")
        }
      }
      struct HeaderView: View { var body: some View { BookView(destination: next) } }
      """
    #expect(places(of: rule, in: [source, book]) == [])
  }
}
