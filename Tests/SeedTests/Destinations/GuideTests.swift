import RostrumDestinationsClassic
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("The blocks of the guide to Destinations")
struct GuideTests {
  let host = TestHost(Guide.GuideApp())

  @Test("The app's flow starts when its window appears")
  func start() {
    #expect(host.role(.tabView)().options == ["home", "userNotes", "colors"])
    #expect(host.button("Details").exists)
  }

  @Test("A tab is tagged with its name, and chosen by its model")
  func tabs() async {
    await host.role(.tabView)().select("colors")
    #expect(host.button("More").exists)
  }

  @Test("An event asks an interactor, whose response comes to the view")
  func interactor() async {
    await host.role(.tabView)().select("colors")
    await host.button("More").tap()
    #expect(host.button("colour 2").exists)
  }

  @Test("An assistant passes on the colour that was chosen, into the tab")
  func assistant() async {
    await host.role(.tabView)().select("colors")
    await host.button("More").tap()
    await host.button("colour 2").tap()
    #expect(host.text("colour 2").exists)
    #expect(!host.button("More").exists)
  }

  @Test("The navigator that the view keeps is the one that the flow drives")
  func navigator() async {
    await host.button("Details").tap()
    #expect(host.path == ["Home", "Colour"])
    #expect(host.presentations.map(\.description) == ["screen \"Colour\""])
  }

  @Test("The back button of the app's own goes back")
  func goBackButton() async {
    await host.button("Details").tap()
    await host.button("Back").tap()
    #expect(host.path == ["Home"])
    #expect(host.presentations.isEmpty)
  }

  @Test("The sheet that the view keeps is the one that the flow presents")
  func sheet() async {
    await host.role(.tabView)().select("userNotes")
    await host.button("Open").tap()
    #expect(host.presentations.map(\.description) == ["sheet"])
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  @Test("A note that comes with an event is added, and the list shows the result")
  func notes() async throws {
    let flow = Guide.GuideApp().buildAppFlow()
    flow.start()
    let host = TestHost { flow.startingDestinationView() }
    await host.role(.tabView)().select("userNotes")
    let notes = try #require(flow.currentDestination as? Guide.NotesDestination)
    try notes.performInterfaceAction(
      interactionType: .add, content: .note(model: Note(id: 2, text: "Second")))
    await flow.finishRequests()
    await host.settle()
    #expect(host.row(containing: "Second").exists)
  }

  @Test("A pagination of the guide, with its assistant")
  func pagination() throws {
    let paginateAction = InteractorConfiguration<
      Guide.ColorsListProvider.InteractorType, ColorsDatasource
    >(interactorType: .colors, actionType: .paginate, assistantType: .basic)
    let colorsProvider = Guide.ColorsListProvider(interactorsData: [.moreButton: paginateAction])
    #expect(colorsProvider.interactorsData[.moreButton]?.interactorType == .colors)
  }
}
