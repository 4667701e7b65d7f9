import RostrumDestinations
import RostrumScenes
import RostrumTesting

/// A host whose closure makes a flow in each launch, and starts it when its view appears.
@MainActor
final class KeptStage {
  /// The flow of the current launch.
  private(set) var flow: Flow
  private(set) var host: TestHost

  init(_ start: Presentation, _ presentations: [Event: Presentation] = [:]) {
    let first = Flow.make(start, presentations)
    flow = first
    host = TestHost { EmptyView() }
    var flows = [first]
    host = TestHost { [weak self] in
      let flow = flows.popLast() ?? Flow.make(start, presentations)
      let _ = self?.flow = flow
      flow.startingDestinationView().onAppear { flow.start() }
    }
  }

  convenience init(_ area: Area, _ presentations: [Event: Presentation] = [:]) {
    self.init(.go(.replaceRoot, to: area), presentations)
  }

  /// Presents destinations, and shows them.
  func present(_ presentations: Presentation...) async throws {
    for presentation in presentations { try flow.present(presentation) }
    await host.settle()
  }

  /// Changes the state of each page that can be reached.
  func countEverywhere() async {
    let sheets = host.sheet()
    let front: any HostScope = sheets.count > 0 ? sheets.last : host
    let buttons = front.button()
    for index in 0..<buttons.count where buttons.nth(index).name.contains(" counts ") {
      await buttons.nth(index).tap()
    }
  }

  /// The outline of the screen without the focus, which the browser brings along.
  var screen: String { host.description.replacing(" (focused)", with: "") }

  /// What is presented, a line for each.
  var tree: [String] { host.presentations.map(\.description) }

  /// The names of the destinations, in the order in which they were presented.
  var areas: [String] { flow.activeDestinations.map { $0.type.rawValue } }
}
