import Destinations
import RostrumTesting
import SwiftUI
import Testing

@MainActor
@Suite("An app that imports Destinations and SwiftUI")
struct RecipeTests: DestinationTypes {
  let flow: ViewFlow<RecipeDestination, RecipeTab, RecipeContent>
  let host: TestHost

  init() {
    let present = PresentationConfiguration(
      destinationType: .recipe, presentationType: .navigationStack(type: .present),
      assistantType: .basic)
    let cook = PresentationConfiguration(
      destinationType: .timer, presentationType: .sheet(type: .present), assistantType: .basic)
    let shelf = ShelfProvider(
      presentationsData: [.open: present],
      interactorsData: [
        .all: InteractorConfiguration<ShelfView.InteractorType, RecipesDatasource>(
          interactorType: .recipes, actionType: .all, assistantType: .basic),
        .more: InteractorConfiguration<ShelfView.InteractorType, RecipesDatasource>(
          interactorType: .recipes, actionType: .paginate, assistantType: .basic),
      ])
    let providers: [RecipeDestination: any ViewDestinationProviding] = [
      .shelf: shelf, .recipe: RecipeProvider(presentationsData: [.cook: cook]),
      .timer: TimerProvider(), .tabBar(tabs: []): RecipeTabsProvider(),
    ]
    let flow = ViewFlow<RecipeDestination, RecipeTab, RecipeContent>(
      destinationProviders: providers,
      startingDestination: PresentationConfiguration(
        destinationType: .tabBar(tabs: [.shelf, .timer]), presentationType: .replaceRoot,
        assistantType: .basic))
    flow.start()
    self.flow = flow
    host = TestHost { flow.startingDestinationView() }
  }

  @Test("Events reach the interactor, a push and a sheet, and come back")
  func wholeWay() async throws {
    await host.button("More").tap()
    await host.button("Cake").tap()
    #expect(host.path == ["Shelf", "Cake"])
    await host.button("Cook").tap()
    #expect(host.text("20 minutes").exists)
    await host.dismiss()
    await host.button("Back").tap()
    #expect(host.path == ["Shelf"])
    #expect(flow.activeDestinations.count == 3)
  }

  @Test("The state model of a view gets the hooks")
  func hooks() throws {
    let bar = try #require(flow.rootDestination as? RecipeTabsView.Destination)
    let shelf = try #require(bar.rootDestination(for: .shelf) as? ShelfView.Destination)
    try bar.updateSelectedTab(type: .timer)
    #expect(bar.currentChildDestination()?.type == .timer)
    #expect(shelf.currentView()?.stateModel.appearances == [true])
  }

  @Test("All destinations are known, and each has a provider")
  func cases() {
    #expect(RecipeDestination.allCases.count == 4)
    flow.providersPreflight()
  }
}
