import RostrumLint
import Testing

struct UnmappedInteractionTests {
  private let rule = RostrumLintTests.rule("unmappedInteraction")
  private let view = """
    struct ShelfView: ViewDestinationInterfacing {
      enum Event: String, UserInteractionTypeable { case open, share, close }
      var body: some View {
        Button("a") { destination().handleEvent(.open, content: nil) }
        Button("b") { try? destination().performInterfaceAction(interactionType: .share) }
        Button("c") { try? destination().performAction(for: Event.close) }
      }
    }
    """

  private func provider(_ data: String) -> String {
    """
    struct ShelfProvider: ViewDestinationProviding {
      let presentationsData: [ShelfView.Event: Presentation] = \(data)
      func buildDestination() { ShelfView(destination: shelf) }
    }
    """
  }

  @Test("Interactions that the provider doesn't map")
  func unmapped() {
    #expect(
      places(of: rule, in: [view, provider("[.open: book]")]) == ["5:78", "6:57"])
  }

  @Test("Interactions that are mapped, or that other code may map")
  func mapped() {
    let all = provider("[.open: book, .share: share, ShelfView.Event.close: close]")
    #expect(places(of: rule, in: [view, all]) == [])
    let app = """
      let provider = ShelfProvider(
        presentationsData: [.open: book, .share: share], interactorsData: [.close: close])
      """
    #expect(places(of: rule, in: [view, provider("[:]"), app]) == [])
    let computed = "let provider = ShelfProvider(presentationsData: makeData())"
    #expect(places(of: rule, in: [view, provider("[:]"), computed]) == [])
  }

  @Test("A view whose provider isn't among the files, and events of a type that isn't shown")
  func unknown() {
    #expect(places(of: rule, in: [view]) == [])
    let other = """
      struct ShelfView: ViewDestinationInterfacing {
        var body: some View { Button("a") { destination().handleEvent(.open) } }
      }
      """
    #expect(places(of: rule, in: [other, provider("[:]")]) == [])
  }
}
