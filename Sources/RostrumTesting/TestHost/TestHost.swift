public import Foundation
import IssueReporting
import RostrumCore
import RostrumDependencies
import RostrumRuntime
import RostrumViews

/// Runs views headless, and does with them what a user could do.
///
/// ```swift
/// @Test func addsAStandup() async {
///   let host = TestHost {
///     AppView(store: Store(initialState: AppFeature.State()) { AppFeature() })
///   } withDependencies: {
///     $0.uuid = .incrementing
///   }
///   await host.button("Add standup").tap()
///   #expect(host.textField("Title").isFocused)
///
///   await host.textField("Title").type("Design")
///   await host.button("Add").tap()
///   #expect(host.presentations.isEmpty)
///   #expect(host.row(containing: "Design").exists)
/// }
/// ```
///
/// Elements are found by role and accessible name, as people and their tools find them. What a user
/// could not do (press what is disabled, hidden, behind an alert, or not there) is refused: no app
/// code runs, and an issue says what is on the screen instead. After each step the host waits until
/// nothing is pending, without ever waiting for time to pass, and checks the screen: see
/// ``HostCheck``.
///
/// A host is one launch of an app, with a dependency container of its own. Two hosts share nothing
/// but what the test gives to both.
@MainActor
public final class TestHost {
  /// The graph that runs the views.
  package let graph: ViewGraph
  /// The dependencies with which everything runs.
  package let dependencies: DependencyValues
  /// The launch that the host is.
  let launch: Launch
  /// What is checked after each step; remove what a test does not care for.
  public var checks: Set<HostCheck> = Set(HostCheck.allCases)
  /// Everything that was said to users of assistive technology, in order.
  public internal(set) var announcements: [String] = []
  /// Every URL that was opened outside of the app, in order.
  public internal(set) var openedURLs: [URL] = []
  /// Every text that was put on the user's clipboard, in order; empty for a clipboard that was cleared.
  public internal(set) var copiedTexts: [String] = []
  /// How the changes since the last thing that the user did are to move, in order.
  public internal(set) var animations: [Animation] = []
  /// The elements that move since then, with all within them; `nil` for not at all.
  var motions: [ElementID: Animation?] = [:]

  /// How much the user has to do with the scene.
  var scenePhase = ScenePhase.active
  /// What was reported, so that it is not reported again.
  var reported: Set<HostCheck.Finding> = []
  /// How often the views were brought up to date.
  var stepCount = 0
  /// A copy of the tree that follows the mutations.
  var mirror: MutationMirror
  /// Where the host is made.
  let location: CallSite
  /// A clock on which nobody sleeps, to wait with where the launch has a clock that goes by itself.
  let idleClock = TestClock()

  /// Launches a view.
  ///
  /// - Parameters:
  ///   - content: The view; made once, with the dependencies.
  ///   - updateDependencies: Changes the dependencies of the launch.
  ///   - location: The call site, which issues name.
  public convenience init<Content: View>(
    @ViewBuilder _ content: () -> Content,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    at location: CallSite = #callSite
  ) {
    self.init(updateDependencies, at: location) {
      let content = content()
      return ViewGraph(environment: .launch, setNeedsUpdate: $0) { content }
    }
  }

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app; made once, with the dependencies.
  ///   - updateDependencies: Changes the dependencies of the launch.
  ///   - location: The call site, which issues name.
  public convenience init<Launched: App>(
    _ app: @autoclosure () -> Launched,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    at location: CallSite = #callSite
  ) {
    self.init(updateDependencies, at: location) {
      ViewGraph(app: app(), environment: .launch, setNeedsUpdate: $0)
    }
  }

  private init(
    _ updateDependencies: (inout DependencyValues) -> Void,
    at location: CallSite,
    launch: (@escaping @MainActor () -> Void) -> ViewGraph
  ) {
    let waker = Waker()
    (dependencies, self.launch, graph) = RostrumDependencies.withDependencies {
      $0.container = DependencyContainer()
      $0.standStill()
      $0.openURL = OpenURLEffect { await GraphReference.current?.open($0) ?? false }
      updateDependencies(&$0)
    } operation: {
      let itself = Launch(DependencyValues.current.container)
      return (DependencyValues.current, itself, itself { launch { waker.wake() } })
    }
    self.location = location
    mirror = MutationMirror(graph.root.snapshot)
    waker.host = self
    step(at: location)
  }

  /// Ends the launch: views disappear, their tasks are cancelled, their state is released.
  ///
  /// It happens by itself when the host goes. A view that is still alive afterwards is reported.
  public func tearDown() {
    graph.tearDown()
    guard graph.liveNodeCount > 0 else { return }
    location.report(
      """
      \(graph.liveNodeCount) views are still alive after the host was torn down.

      Something keeps them: most often a closure in a long-lived object that captures a view, \
      a binding or a store strongly. Capture what it needs weakly, or cancel it in 'onDisappear'.
      """)
  }

  isolated deinit {
    tearDown()
  }
}

extension TestHost: HostScope {
  /// The host itself.
  public var host: TestHost { self }
  /// No step: a host looks on the whole screen.
  public var steps: HostSteps { HostSteps() }
}

/// Brings a host up to date soon after something changed, as every host does.
@MainActor
private final class Waker {
  weak var host: TestHost?

  func wake() {
    Task { [weak self] in self?.host?.bringUpToDate() }
  }
}

extension DependencyValues {
  /// Gives clocks that a test can step, where the test has not given others.
  fileprivate mutating func standStill() {
    let clock = TestClock()
    if continuousClock is UnimplementedClock<Duration> { continuousClock = clock }
    if suspendingClock is UnimplementedClock<Duration> { suspendingClock = clock }
  }
}

extension EnvironmentValues {
  /// The environment of a launch: what its dependencies say of its reader, and of how long animations
  /// last.
  fileprivate static var launch: Self {
    var environment = EnvironmentValues()
    let dependencies = DependencyValues.current
    environment.calendar = dependencies.calendar
    environment.locale = dependencies.locale
    environment.timeZone = dependencies.timeZone
    let clock = dependencies.continuousClock
    environment.pause = { try await clock.sleep(for: $0) }
    return environment
  }
}
