import Foundation
import RostrumCore
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime
import RostrumShared

extension TestHost {
  /// Ends the app, as if its process were killed, and launches it again with what was kept.
  ///
  /// ```swift
  /// @Test func aSheetSurvives() async {
  ///   let host = TestHost {
  ///     AppView(store: Store(initialState: AppFeature.State()) { AppFeature() })
  ///   }
  ///   await host.button("Add standup").tap()
  ///   await host.textField("Title").type("Desi")
  ///
  ///   await host.relaunch()
  ///   #expect(host.textField("Title").value == "Desi")
  ///   #expect(host.restorationIssues.isEmpty)
  /// }
  /// ```
  ///
  /// The host evaluates its closure again, so the app creates new views and stores. Stores begin
  /// with their states, and views with their `@State`, as far as these are `Codable`;
  /// ``restorationIssues`` lists what isn't. Tasks of views and `onAppear` run as after any launch.
  /// Effects aren't kept.
  ///
  /// The new launch has a dependency container of its own. The dependencies that the test overrides
  /// stay the same, and so do the user's files and settings, which outlive a process.
  ///
  /// A store that the test makes outside the closure isn't part of the launch. It keeps its
  /// state, so it proves nothing about restoration; ``restorationIssues`` lists it, too.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func relaunch(at location: CallSite = #callSite) async {
    await relaunch(at: location) { _ in }
  }

  /// Launches the app again with a changed snapshot, such as that of an older program.
  package func relaunch(
    at location: CallSite = #callSite, changing change: (inout LaunchSnapshot) -> Void
  ) async {
    bringUpToDate(at: location)
    var snapshot = self.snapshot?.stored ?? LaunchSnapshot()
    change(&snapshot)
    var next = dependencies
    next.container = DependencyContainer(context: dependencies.container.context)
    next.userDirectory = dependencies.userDirectory
    next.defaultFileStorage = dependencies.defaultFileStorage
    next.defaultAppStorage = dependencies.defaultAppStorage
    next.restoration = Restoration(snapshot)
    launch(with: next)
    step(at: location)
    await settle(at: location)
  }

  /// What the next launch would begin with.
  package var snapshot: LaunchSnapshot? {
    inDependencies { () throws(Never) in dependencies.restoration?.snapshot() }
  }

  /// What the app can't keep, or couldn't restore, in the order in which it was noticed.
  ///
  /// ```swift
  /// #expect(host.restorationIssues.map(\.description) == [
  ///   "Player.model is reset in each launch, because a value of App.Model is an object."
  /// ])
  /// ```
  public var restorationIssues: [HostRestorationIssue] {
    dependencies.restoration?.issues.map(HostRestorationIssue.init) ?? []
  }
}

extension LaunchSnapshot {
  /// The snapshot after it was written to storage and read back.
  fileprivate var stored: LaunchSnapshot? {
    (try? JSONEncoder().encode(self)).flatMap {
      try? JSONDecoder().decode(LaunchSnapshot.self, from: $0)
    }
  }
}
