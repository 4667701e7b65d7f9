import RostrumLint
import Testing

struct MissingProviderTests {
  private let rule = RostrumLintTests.rule("missingProvider")
  private let presentation = """
    let a = DestinationPresentation<Place, Parcel, Tab>(
      destinationType: .book(1), presentationType: .sheet)
    let b = Presentation(destinationType: .shelf, presentationType: .sheet)
    """

  @Test("A destination that no provider of the flow makes")
  func missing() {
    let flow = """
      func flow() -> Flow {
        let providers: [Place: any Provider] = [.shelf: ShelfProvider()]
        return ViewFlow(destinationProviders: providers, startingDestination: start)
      }
      """
    #expect(places(of: rule, in: [presentation, flow]) == ["2:20"])
  }

  @Test("Providers that are there, or that code makes, and no flow at all")
  func there() {
    let whole = "let flow = ViewFlow(destinationProviders: [.shelf: Shelf(), .book: Book()])"
    let code = "let other = ViewFlow(destinationProviders: makeProviders())"
    let part = "let flow = ViewFlow(destinationProviders: [.shelf: Shelf()])"
    #expect(places(of: rule, in: [presentation, whole]) == [])
    #expect(places(of: rule, in: [presentation, part, code]) == [])
    #expect(places(of: rule, in: [presentation]) == [])
  }

  @Test("A destination that isn't written out, and a `destinationType` that isn't presented")
  func destination() {
    let source = """
      let restored = Presentation(destinationType: state.type, presentationType: .sheet)
      let destination = Destination(destinationType: .book, destinationConfigurations: nil)
      let flow = ViewFlow(destinationProviders: [.shelf: Shelf()])
      """
    #expect(places(of: rule, in: [source]) == [])
  }
}
