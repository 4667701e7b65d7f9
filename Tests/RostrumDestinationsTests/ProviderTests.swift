import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Providers")
struct ProviderTests {
  @Test("A destination without a provider is an error that names the providers")
  func missing() {
    let stage = Stage(.home)
    let names = [
      "carousel", "detail", "home", "other", "refused", "split", "stack", "tabs", "viewless",
    ]
    let error = DestinationsError.missingProvider(destination: "unknown", providers: names)
    #expect(throws: error) { try stage.flow.present(.sheet(.unknown)) }
    #expect(error.message.contains("Add one to the \"destinationProviders\" of the flow."))
  }

  @Test("A destination that is presented anyway is reported, and nothing changes")
  func reported() {
    let stage = Stage(.home)
    withKnownIssue {
      stage.flow.presentDestination(configuration: .sheet(.unknown))
    } matching: {
      $0.description.contains("The flow doesn't have a provider for \"unknown\"")
    }
    #expect(stage.tree == "")
  }

  @Test("A provider that returns nothing is an error")
  func refused() {
    let stage = Stage(.home)
    #expect(throws: DestinationsError.destinationNotBuilt(destination: "refused")) {
      try stage.flow.present(.sheet(.refused))
    }
  }

  @Test("A destination without a view is an error")
  func viewless() {
    let stage = Stage(.home)
    #expect(throws: DestinationsError.missingInterface(destination: "viewless")) {
      try stage.flow.present(.sheet(.viewless))
    }
  }

  @Test("A provider of another app is an error")
  func incompatible() {
    enum Elsewhere: String, ContentTypeable { case one }
    let flow = ViewFlow<Area, Section, Elsewhere>(
      destinationProviders: [.home: PageProvider()],
      startingDestination: DestinationPresentation(
        destinationType: .home, presentationType: .replaceRoot))
    #expect(
      throws: DestinationsError.incompatibleType(destination: "home", provider: "PageProvider")
    ) {
      try flow.present(
        DestinationPresentation(destinationType: .home, presentationType: .replaceRoot))
    }
  }

  @Test("A presentation without a destination is an error")
  func undefined() {
    let stage = Stage(.home)
    #expect(throws: DestinationsError.undefinedDestinationType(presentation: "sheet")) {
      try stage.flow.present(.go(.sheet(type: .present)))
    }
  }

  @Test("A presentation that refers to a removed destination is an error")
  func gone() throws {
    let stage = Stage(.stack)
    let detail = try #require(try stage.flow.present(.push(.detail)))
    stage.flow.removeDestination(destinationID: detail.id)
    let back = Presentation.back
    back.actionTargetID = detail.id
    #expect(
      throws: DestinationsError.childDestinationNotFound(presentation: "navigationStack(goBack)")
    ) { try stage.flow.present(back) }
  }

  @Test("An existing destination is found by its id and comes to the front")
  func existing() async throws {
    let stage = Stage(.stack)
    let detail = try #require(try stage.flow.present(.push(.detail)))
    try stage.flow.present(.push(.other))
    let again = Presentation.push(.detail)
    again.actionTargetID = detail.id
    #expect(stage.flow.destination(for: again)?.id == detail.id)
    let found = try stage.flow.present(again)
    #expect(found?.id == detail.id)
    #expect(stage.host.path == ["stack", "detail"])
  }
}
