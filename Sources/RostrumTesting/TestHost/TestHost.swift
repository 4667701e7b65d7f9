public import Foundation
import IssueReporting
import RostrumCore
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime
import RostrumScenes
import RostrumShared

/// Runs views without a display, and performs the actions of a user.
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
/// Elements are found by role and accessible name, as users and assistive technology find them. The
/// host refuses an action that a user couldn't perform, such as pressing a button that is disabled,
/// hidden, missing or covered by an alert: no app code runs, and an issue describes the screen.
/// After each step, the host waits until nothing is pending, without waiting for time to pass, and
/// checks the screen; see ``HostCheck``.
///
/// A host is one launch of an app with its own dependency container. Two hosts share only the
/// values that a test passes to both.
@MainActor
public final class TestHost {
  /// The graph that runs the views.
  package private(set) var graph: ViewGraph
  /// The dependencies of the launch.
  package private(set) var dependencies: DependencyValues
  /// The launch that the host represents.
  private(set) var launch: Launch
  /// Creates the graph of a launch, given a function that schedules an update.
  private let makeGraph: (@escaping @MainActor () -> Void) -> ViewGraph
  /// The checks that run after each step; remove those that a test doesn't need.
  public var checks: Set<HostCheck> = Set(HostCheck.allCases)
  /// The announcements to users of assistive technology, in order.
  public internal(set) var announcements: [String] = []
  /// What readers with a device that vibrates have felt, in order.
  public internal(set) var feedback: [SensoryFeedback] = []
  /// The URLs that were opened outside of the app, in order.
  public internal(set) var openedURLs: [URL] = []
  /// The sizes of the windows that were opened, by their URLs, in points; none for a URL in a tab.
  public internal(set) var windowSizes: [URL: CGSize] = [:]
  /// Whether the app has closed its window; a host shows it nevertheless.
  public internal(set) var isClosed = false
  /// The texts that were copied to the user's clipboard, in order.
  ///
  /// An empty string clears the clipboard.
  public internal(set) var copiedTexts: [String] = []
  /// The animations of changes since the previous user action, in order.
  public internal(set) var animations: [Animation] = []
  /// The animation of each element that changed since the previous user action, if any.
  var motions: [ElementID: Animation?] = [:]

  /// The files that the app asks for, and those that it gives.
  package let files = HostFiles()

  /// The window with its layout.
  var window: HostWindow

  /// The current scene phase.
  var scenePhase = ScenePhase.active
  /// The violations that have been reported, each of which is reported once.
  var reported: Set<HostCheck.Finding> = []
  /// The number of updates so far.
  var stepCount = 0
  /// A copy of the tree that is updated through mutations.
  var mirror: MutationMirror
  /// The call site of the initializer.
  let location: CallSite
  /// An idle clock, used to wait for effects if the launch doesn't have a `TestClock`.
  let idleClock = TestClock()

  /// Launches a view.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points; that of a phone held upright by default.
  ///   - rows: The rows of lists and lazy stacks that the host creates.
  ///   - address: The path of the URL with which the app is launched; see ``address``.
  ///   - content: Creates the view; called once for each launch, with its dependencies.
  ///   - updateDependencies: Overrides dependencies of the launch.
  ///   - location: The call site at which issues are reported.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844),
    rows: HostRows = .all,
    address: String = "/",
    @ViewBuilder _ content: @escaping () -> Content,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    at location: CallSite = #callSite
  ) {
    let window = HostWindow(size: size, at: location)
    self.init(window, address, updateDependencies, at: location) {
      let content = content()
      return ViewGraph(environment: .launch(in: window, rows), setNeedsUpdate: $0) { content }
    }
  }

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: Creates the app; evaluated once for each launch, with its dependencies.
  ///   - size: The size of the window in points; that of a phone held upright by default.
  ///   - rows: The rows of lists and lazy stacks that the host creates.
  ///   - address: The path of the URL with which the app is launched; see ``address``.
  ///   - updateDependencies: Overrides dependencies of the launch.
  ///   - location: The call site at which issues are reported.
  public convenience init<Launched: App>(
    _ app: @autoclosure @escaping () -> Launched,
    size: CGSize = CGSize(width: 390, height: 844),
    rows: HostRows = .all,
    address: String = "/",
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    at location: CallSite = #callSite
  ) {
    let window = HostWindow(size: size, at: location)
    self.init(window, address, updateDependencies, at: location) {
      ViewGraph(app: app(), environment: .launch(in: window, rows), setNeedsUpdate: $0)
    }
  }

  private init(
    _ window: HostWindow,
    _ address: String,
    _ updateDependencies: (inout DependencyValues) -> Void,
    at location: CallSite,
    launch: @escaping (@escaping @MainActor () -> Void) -> ViewGraph
  ) {
    let waker = Waker()
    makeGraph = launch
    (dependencies, self.launch, graph) = RostrumDependencies.withDependencies {
      $0.container = DependencyContainer()
      $0.restoration = Restoration()
      $0.standStill()
      $0.openURL = OpenURLEffect { await GraphReference.current?.open($0) ?? false }
      updateDependencies(&$0)
    } operation: {
      let itself = Launch(DependencyValues.current.container)
      return (DependencyValues.current, itself, itself { launch { waker.wake() } })
    }
    self.location = location
    self.window = window
    mirror = MutationMirror(graph.root.snapshot)
    waker.host = self
    inDependencies { () throws(Never) in graph.setEnvironment { $0.fileHost = files } }
    step(at: location)
    guard address != "/", let url = URL(string: address) else { return }
    let isOpened = inDependencies { () throws(Never) in
      graph.present(url, isLaunch: true).isComplete || graph.receive(url)
    }
    if !isOpened {
      location.report(HostRefusal.noURLHandler.message(doing: "launch at \(address)", in: self))
    }
    step(at: location)
  }

  /// Ends the launch: views disappear, their tasks are cancelled, and their state is released.
  ///
  /// The deinitializer calls this method. It reports an issue if a view is still alive afterwards.
  public func tearDown() {
    dependencies.restoration?.end()
    graph.tearDown()
    guard graph.liveNodeCount > 0 else { return }
    location.report(
      """
      \(graph.liveNodeCount) views are still alive after the host was torn down.

      Something retains them, most often a closure in a long-lived object that captures a view, a \
      binding or a store strongly. Capture what it needs weakly, or cancel it in 'onDisappear'.
      """)
  }

  isolated deinit {
    tearDown()
  }
}

extension TestHost {
  /// Ends the launch, and begins another one with other dependencies.
  ///
  /// - Parameter dependencies: The dependencies of the new launch.
  func launch(with dependencies: DependencyValues) {
    tearDown()
    let waker = Waker()
    self.dependencies = dependencies
    (launch, graph) = DependencyValues.$current.withValue(dependencies) {
      let itself = Launch(dependencies.container)
      return (itself, itself { makeGraph { waker.wake() } })
    }
    mirror = MutationMirror(graph.root.snapshot)
    scenePhase = .active
    motions = [:]
    waker.host = self
    inDependencies { () throws(Never) in graph.setEnvironment { $0.fileHost = files } }
  }
}

extension TestHost: HostScope {
  /// The host itself, whose scope is the whole screen.
  public var host: TestHost { self }
  /// An empty list of queries, because the scope is the whole screen.
  public var steps: HostSteps { HostSteps() }
}

/// Schedules an update of the host after a view is invalidated.
@MainActor
private final class Waker {
  weak var host: TestHost?

  func wake() {
    Task { [weak self] in self?.host?.bringUpToDate() }
  }
}

extension DependencyValues {
  /// Overrides clocks with a test clock, unless the test provides its own.
  fileprivate mutating func standStill() {
    let clock = TestClock()
    if continuousClock is UnimplementedClock<Duration> { continuousClock = clock }
    if suspendingClock is UnimplementedClock<Duration> { suspendingClock = clock }
  }
}

extension EnvironmentValues {
  /// The environment of a launch, with values of its dependencies.
  fileprivate static func launch(in window: HostWindow, _ rows: HostRows) -> Self {
    var environment = EnvironmentValues()
    environment.createsRowsOnDemand = rows == .nearby
    environment.horizontalSizeClass = window.horizontalSizeClass
    environment.hostPerformsLayouts = true
    let dependencies = DependencyValues.current
    environment.restoration = dependencies.restoration
    environment.calendar = dependencies.calendar
    environment.locale = dependencies.locale
    environment.layoutDirection = LayoutDirection(for: dependencies.locale)
    environment.timeZone = dependencies.timeZone
    let clock = dependencies.continuousClock
    environment.pause = { try await clock.sleep(for: $0) }
    return environment
  }
}
