import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Interactors on the main actor")
struct SynchronousInteractorTests {
  typealias Configuration = InteractorConfiguration<
    ColorsListProvider.InteractorType, ColorsDatasource
  >

  let provider = ColorsListProvider(interactorsData: [
    .moreButton: Configuration(interactorType: .colorsDatasource, actionType: .paginate),
    .lost: Configuration(interactorType: .absent, actionType: .paginate),
  ])
  let flow: Flow
  let colors: ColorsListView.Destination

  init() throws {
    flow = Flow(
      destinationProviders: [.colors: provider],
      startingDestination: .go(.replaceRoot, to: .colors))
    flow.start()
    colors = try #require(flow.rootDestination as? ColorsListView.Destination)
  }

  @Test("A basic request reaches the interactor, and its response is called")
  func basic() async {
    let host = TestHost { flow.startingDestinationView() }
    await host.button("More").tap()
    #expect(provider.datasource.items.count == 2)
    #expect(host.button("colour 2").exists)
  }

  @Test("A basic assistant that has an action sends it for an event that has none")
  func ownAction() {
    let assistant = DefaultInteractorAssistant<
      ColorsListProvider.InteractorType, ColorsRequest, Cargo
    >(interactorType: .colorsDatasource, actionType: .paginate)
    assistant.handleRequest(destination: colors, content: nil)
    #expect(provider.datasource.items.count == 2)
  }

  @Test("An action without a response is performed as well")
  func withoutResponse() {
    colors.performRequest(
      interactor: .colorsDatasource, request: ColorsRequest(action: .retrieve))
    #expect(provider.datasource.items.count == 2)
    #expect(provider.datasource.responseForAction(action: .retrieve) == nil)
  }

  @Test("The interactor is notified of its assignment, and of its destination's removal")
  func lifetime() {
    #expect(provider.datasource.isPrepared)
    #expect(!provider.datasource.isCleanedUp)
    flow.removeDestination(destinationID: colors.id)
    #expect(provider.datasource.isCleanedUp)
  }

  @Test("An event for a missing interactor is an error")
  func lost() {
    #expect(
      throws: DestinationsError.interactorNotFound(interactor: "absent", destination: "colors")
    ) { try colors.performAction(for: .lost) }
  }

  @Test("A request in code to a missing interactor is an issue")
  func lostByHand() {
    withKnownIssue {
      colors.performRequest(interactor: .absent, request: ColorsRequest(action: .paginate))
    } matching: {
      $0.description.contains("doesn't have an interactor \"absent\"")
    }
  }
}
