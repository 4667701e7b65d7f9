import RostrumDestinations
import RostrumTesting
import RostrumScenes

/// A flow that has started, and a host that shows it.
@MainActor
struct Stage {
  let flow: Flow
  let host: TestHost

  /// Starts a flow whose destinations all have the same presentations.
  init(
    _ start: Presentation, _ presentations: [Event: Presentation] = [:],
    system: [SystemNavigationType: Presentation] = [:]
  ) {
    let flow = Flow.make(start, presentations, system: system)
    flow.start()
    self.flow = flow
    host = TestHost { flow.startingDestinationView() }
  }

  init(_ area: Area, _ presentations: [Event: Presentation] = [:]) {
    self.init(.go(.replaceRoot, to: area), presentations)
  }

  /// What is presented, a line for each.
  var tree: String { host.presentations.map(\.description).joined(separator: "\n") }

  /// The names of the destinations that the flow knows.
  var areas: [String] { flow.activeDestinations.map { $0.type.rawValue } }

  var current: String? { flow.currentDestination?.type.rawValue }
}

extension ViewFlow<Area, Section, Cargo> {
  static func make(
    _ start: Presentation, _ presentations: [Event: Presentation] = [:],
    system: [SystemNavigationType: Presentation] = [:]
  ) -> Flow {
    let page = PageProvider(presentationsData: presentations, systemPresentations: system)
    return Flow(
      destinationProviders: [
        .home: page, .detail: page, .other: page, .viewless: page, .refused: page,
        .stack: StackProvider(presentationsData: presentations),
        .tabs(first: .first): TabsProvider(presentationsData: presentations),
        .split: SplitProvider(presentationsData: presentations),
        .carousel: CarouselProvider(presentationsData: presentations),
      ],
      startingDestination: start)
  }
}
