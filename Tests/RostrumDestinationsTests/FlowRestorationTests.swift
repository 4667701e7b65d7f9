import Foundation
import RostrumDestinations
import RostrumRestoration
import RostrumScenes
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of flows")
struct FlowRestorationTests {
  /// Destinations to present in a flow, in all kinds of containers.
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Area
    let steps: @MainActor @Sendable () -> [Presentation]
  }

  nonisolated static let scenarios = [
    Scenario(testDescription: "a page", start: .home) { [] },
    Scenario(testDescription: "a stack", start: .stack) {
      [.push(.detail, "one"), .push(.other, "two"), .push(.detail, "one")]
    },
    Scenario(testDescription: "tabs", start: .tabs(first: .second)) {
      [.go(.tabBar(tab: .first)), .push(.detail, "one"), .go(.tabBar(tab: .third))]
    },
    Scenario(testDescription: "a replaced tab", start: .tabs(first: .second)) {
      [.go(.replaceCurrent, to: .other, "replaced")]
    },
    Scenario(testDescription: "a split view", start: .split) {
      [
        .go(.splitView(column: SplitViewColumn(swiftUI: .content)), to: .other, "in the column"),
        .go(.splitView(column: SplitViewColumn(swiftUI: .detail)), to: .detail, "beside"),
      ]
    },
    Scenario(testDescription: "sheets over sheets", start: .home) {
      [.sheet(.stack, "sheet"), .push(.detail, "in it"), .go(.fullScreen, to: .home, "cover")]
    },
    Scenario(testDescription: "an added destination", start: .home) {
      [.go(.addToCurrent, to: .other, "beside")]
    },
    Scenario(testDescription: "a group", start: .carousel) {
      [.go(.addToCurrent, to: .detail, "one")]
    },
    Scenario(testDescription: "a replaced root", start: .home) {
      [.go(.replaceRoot, to: .stack, "root"), .push(.detail, "above")]
    },
  ]

  @Test("What a flow presents is there after a relaunch", arguments: scenarios)
  func kinds(scenario: Scenario) async throws {
    let stage = KeptStage(scenario.start)
    for step in scenario.steps() { try await stage.present(step) }
    await stage.countEverywhere()
    let (screen, areas, state) = (stage.screen, stage.areas, stage.flow.state)
    let current = stage.flow.currentDestination?.type
    let earlier = stage.flow
    for _ in 0..<2 {
      await stage.host.relaunch()
      #expect(stage.flow !== earlier)
      #expect(stage.screen == screen)
      #expect(stage.areas == areas)
      #expect(stage.flow.state == state)
      #expect(stage.flow.currentDestination?.type == current)
      #expect(stage.host.restorationIssues == [])
    }
  }

  @Test("Destinations have the order in which they were presented")
  func order() async throws {
    let stage = KeptStage(.tabs(first: .third))
    try await stage.present(.go(.tabBar(tab: .third), to: .other), .go(.tabBar(tab: .first)))
    try await stage.present(.push(.detail, "late"))
    #expect(stage.areas.suffix(2) == ["other", "detail"])
    let areas = stage.areas
    await stage.host.relaunch()
    #expect(stage.areas == areas)
  }

  @Test("Each of two alike destinations has its own state, and a later one has a new one")
  func identity() async throws {
    let stage = KeptStage(.stack)
    try await stage.present(.push(.detail, "same"))
    await stage.host.button("same counts 0").tap()
    try await stage.present(.push(.detail, "same"))
    await stage.host.button("same counts 0").tap()
    await stage.host.button("same counts 1").tap()
    await stage.host.relaunch()
    #expect(stage.host.button("same counts 2").exists)
    await stage.host.back()
    #expect(stage.host.button("same counts 1").exists)
    try await stage.present(.push(.detail, "same"))
    #expect(stage.host.button("same counts 0").exists)
    await stage.host.relaunch()
    #expect(stage.host.button("same counts 0").exists)
    await stage.host.back()
    #expect(stage.host.button("same counts 1").exists)
  }

  @Test("Going back and dismissing work on what was restored")
  func leaving() async throws {
    let stage = KeptStage(.stack, [.back: .back, .close: .close])
    try await stage.present(.push(.detail, "one"), .sheet(.other, "two"))
    await stage.host.relaunch()
    #expect(stage.areas == ["stack", "detail", "other"])
    await stage.host.button("two close").tap()
    await stage.host.button("one back").tap()
    #expect(stage.areas == ["stack"])
    await stage.host.relaunch()
    #expect(stage.areas == ["stack"])
  }

  @Test("A sheet keeps its options")
  func sheetOptions() async throws {
    let options = ViewSheetPresentationOptions(
      presentationMode: .sheet, presentationDetents: [.medium, .height(160), .fraction(0.3)],
      contentInteractionMode: .scrolls, backgroundInteractionMode: .enabled(upThrough: .medium))
    let stage = KeptStage(.home)
    let type = SheetPresentationOptions(swiftUI: options)
    try await stage.present(.go(.sheet(type: .present, options: type), to: .other))
    await stage.host.relaunch()
    let root = try #require(stage.flow.rootDestination as? PageView.Destination)
    #expect(root.internalState.sheetPresentation.sheet?.options == options)
  }

  @Test("A second start of a restored launch doesn't restore")
  func secondStart() async throws {
    let stage = KeptStage(.stack)
    try await stage.present(.push(.detail))
    await stage.host.relaunch()
    #expect(stage.areas == ["stack", "detail"])
    stage.flow.start()
    #expect(stage.areas == ["stack"])
  }

  @Test("An app that remembers that it has started its flow finds it, and can start it again")
  func startedOnce() async throws {
    var flow: Flow?
    let host = TestHost { Once { flow = $0 } }
    #expect(host.text("home").exists)
    try flow?.present(.sheet(.detail, "sheet"))
    await host.relaunch()
    #expect(flow?.activeDestinations.map { $0.type } == [.home, .detail])
    flow?.start()
    #expect(flow?.activeDestinations.map { $0.type } == [.home])
    await host.relaunch()
    #expect(host.text("home").exists)
    #expect(host.restorationIssues == [])
  }

  @Test("A flow stays while its view isn't shown")
  func hidden() async throws {
    var flow: Flow?
    let host = TestHost { Lock { flow = $0 } }
    try flow?.present(.push(.detail, "page"))
    await host.toggle("Locked").setOn(true)
    await host.relaunch()
    #expect(!host.button("page counts 0").exists)
    await host.toggle("Locked").setOn(false)
    #expect(host.button("page counts 0").exists)
  }

  @Test("A destination that can't be made is left out, with what is above it, and with words")
  func refused() async throws {
    let stage = KeptStage(.tabs(first: .first))
    try await stage.present(.push(.detail, "kept"), .push(.other, "gone"), .push(.detail, "above"))
    try await stage.present(.go(.tabBar(tab: .second), to: .other, "beside"))
    await stage.host.relaunch { snapshot in
      for (place, entry) in snapshot.entries where place.rawValue.contains("ViewFlow.state") {
        let text = String(decoding: entry.json, as: UTF8.self)
        let inside = #""_0":"gone"}},"sheet":[],"stack":[],"tabs":[],"type":{"#
        #expect(text.contains(inside + #""other":{}"#))
        let json = text.replacing(inside + #""other""#, with: inside + #""refused""#)
        snapshot.entries[place]?.json = Data(json.utf8)
      }
    }
    #expect(stage.areas == ["tabs", "stack", "home", "detail", "other"])
    #expect(
      stage.host.restorationIssues.map(\.description) == [
        "A part of the flow of Area was reset, because its value of RostrumDestinations.FlowRecord "
          + "can't be decoded: "
          + DestinationsError.destinationNotBuilt(destination: "refused").message
      ])
  }

  /// What a program can change between two launches.
  enum ProgramChange: CaseIterable, Sendable {
    /// The flow has a different type.
    case type
    /// The flow's view is in a different place.
    case place
    /// A destination was removed.
    case destination
    /// The format of flows has changed.
    case format
  }

  @Test(
    "A flow of a changed program is reset, and is kept from then on",
    arguments: ProgramChange.allCases)
  func changedProgram(_ change: ProgramChange) async throws {
    let stage = KeptStage(.stack)
    try await stage.present(.push(.detail, "page"))
    await stage.host.relaunch { snapshot in
      for (place, entry) in snapshot.entries where place.rawValue.contains("ViewFlow.state") {
        let json = String(decoding: entry.json, as: UTF8.self)
        switch change {
        case .type: snapshot.entries[place]?.type = "Earlier.Flow"
        case .place:
          snapshot.entries[place] = nil
          snapshot.entries[KeptPlace(rawValue: "row/\(place.rawValue)")] = entry
        case .destination:
          #expect(json.contains(#""detail":{}"#))
          snapshot.entries[place]?.json = Data(json.replacing("detail", with: "annex").utf8)
        case .format:
          #expect(json.contains("lastNumber"))
          snapshot.entries[place]?.json = Data(json.replacing("lastNumber", with: "last").utf8)
        }
      }
    }
    #expect(stage.areas == ["stack"])
    let issues = stage.host.restorationIssues
    #expect(issues.map(\.declaration) == (change == .place ? [] : ["The flow of Area"]))
    #expect(issues.allSatisfy { $0.kind == .notDecoded })
    try await stage.present(.push(.other, "later"))
    await stage.host.relaunch()
    #expect(stage.areas == ["stack", "other"])
    #expect(stage.host.restorationIssues == [])
  }

  @Test("A flow whose content isn't Codable is listed, and starts by itself")
  func notCodable() async throws {
    let host = TestHost { Foreign() }
    #expect(host.text("home").exists)
    await host.relaunch()
    #expect(host.text("home").exists)
    #expect(
      host.restorationIssues.map(\.description) == [
        "The flow of FlowRestorationTests.Town is reset in each launch, because "
          + "RostrumDestinationsTests.FlowRestorationTests.Freight isn't Codable."
      ])
    #expect(host.dependencies.restoration?.isComplete == false)
  }

  @Test("A flow that a test has made outside keeps its state, and is listed")
  func outside() async throws {
    let stage = Stage(.stack)
    try stage.flow.present(.push(.detail))
    await stage.host.relaunch()
    #expect(stage.areas == ["stack", "detail"])
    #expect(stage.host.restorationIssues.map(\.kind) == [.madeOutside])
    #expect(stage.host.restorationIssues.map(\.declaration) == ["The flow of Area"])
  }

  @Test("A launch with a flow is complete, and a change of the flow needs a snapshot")
  func changes() async throws {
    let stage = KeptStage(.stack)
    let restoration = try #require(stage.host.dependencies.restoration)
    func takeSnapshot() { _ = stage.host.snapshot }
    takeSnapshot()
    #expect(restoration.isComplete)
    #expect(!restoration.needsSnapshot)
    try await stage.present(.push(.detail))
    #expect(restoration.needsSnapshot)
    takeSnapshot()
    await stage.host.back()
    #expect(restoration.needsSnapshot)
    takeSnapshot()
    try await stage.present(.sheet(.other))
    #expect(restoration.needsSnapshot)
    takeSnapshot()
    await stage.host.dismiss()
    #expect(restoration.needsSnapshot)
  }

  @Test("Popped destinations leave nothing in the snapshot")
  func cleanup() async throws {
    let stage = KeptStage(.stack)
    let before = stage.host.snapshot?.entries.count
    for _ in 0..<3 {
      try await stage.present(.push(.detail, "page"))
      await stage.host.button("page counts 0").tap()
      await stage.host.relaunch()
      await stage.host.back()
    }
    #expect(stage.host.snapshot?.entries.count == before)
  }
}

extension FlowRestorationTests {
  enum Town: String, RoutableDestinations, Codable { case home }
  enum Freight: ContentTypeable { case text }
}

/// A view that starts its flow once, and remembers it.
private struct Once: View {
  let made: @MainActor (Flow) -> Void
  @State private var flow = Flow.make(.go(.replaceRoot, to: .home))
  @State private var hasStarted = false

  var body: some View {
    VStack {
      if hasStarted { flow.startingDestinationView() }
    }
    .onAppear {
      made(flow)
      if hasStarted { return }
      flow.start()
      hasStarted = true
    }
  }
}

/// A view that hides its flow.
private struct Lock: View {
  let made: @MainActor (Flow) -> Void
  @State private var flow = Flow.make(.go(.replaceRoot, to: .stack))
  @State private var isLocked = false

  var body: some View {
    VStack {
      Toggle("Locked", isOn: $isLocked)
      if !isLocked {
        flow.startingDestinationView()
          .onAppear { if flow.rootDestination == nil { flow.start() } }
      }
    }
    .onAppear { made(flow) }
  }
}

/// An app whose content isn't Codable, and which starts its flow once.
private struct Foreign: View {
  typealias Town = FlowRestorationTests.Town
  typealias Freight = FlowRestorationTests.Freight

  @State private var flow = ViewFlow<Town, Section, Freight>(
    destinationProviders: [.home: Provider()],
    startingDestination: DestinationPresentation(
      destinationType: .home, presentationType: .replaceRoot))
  @State private var hasStarted = false

  var body: some View {
    VStack {
      if hasStarted { flow.startingDestinationView() }
    }
    .onAppear {
      if hasStarted { return }
      flow.start()
      hasStarted = true
    }
  }

  struct HomeView: ViewDestinationInterfacing {
    typealias Destination = ViewDestination<HomeView, Event, Town, Freight, Section, NoInteractors>
    @State var destinationState: DestinationInterfaceState<Destination>

    init(destination: Destination) {
      destinationState = DestinationInterfaceState(destination: destination)
    }

    var body: some View { Text("home") }
  }

  struct Provider: ViewDestinationProviding {
    typealias Destination = HomeView.Destination
    var presentationsData: [Event: DestinationPresentation<Town, Freight, Section>] = [:]

    func buildDestination(
      destinationPresentations: AppDestinationConfigurations<Event, Town, Freight, Section>?,
      navigationPresentations: AppDestinationConfigurations<
        SystemNavigationType, Town, Freight, Section
      >?,
      configuration: DestinationPresentation<Town, Freight, Section>,
      appFlow: some ViewFlowable<Town, Freight, Section>
    ) -> Destination? {
      let destination = Destination(
        destinationType: .home, destinationConfigurations: destinationPresentations)
      destination.assignAssociatedView(view: HomeView(destination: destination))
      return destination
    }
  }
}
