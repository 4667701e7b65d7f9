import Rostrum
import RostrumTesting
import Testing

/// What a user does at random is there after a relaunch, in each state that the app may be in.
@MainActor
@Suite("Restoration of random states", .leakChecked)
struct RestorationPropertyTests {
  @Test(
    "A snapshot and its restoration are the identity on the elements",
    arguments: Array(0..<20).map { UInt64($0) })
  func identity(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let host = TestHost { ShelfView(store: .new) }
    for step in 0..<12 {
      for _ in 0..<3 { await act(on: host, &random) }
      let before = host.screen
      await host.relaunch()
      #expect(host.screen == before, "seed \(seed), step \(step)")
      #expect(host.restorationIssues == [], "seed \(seed), step \(step)")
    }
  }

  /// Does one of the things that a user can do now.
  private func act(on host: TestHost, _ random: inout SeededGenerator) async {
    let isAsked = host.alert().exists || host.dialog().exists
    let fronts = [host.alert(), host.dialog(), host.sheet()]
    let front: (any HostScope)? = fronts.first { $0.exists }
    let scope = front ?? host
    var actions: [() async -> Void] = []
    let (buttons, toggles, fields) = (scope.button(), scope.toggle(), scope.textField())
    for index in 0..<buttons.count { actions.append { await buttons.nth(index).tap() } }
    if !isAsked {
      for index in 0..<toggles.count {
        let toggle = toggles.nth(index)
        actions.append { await toggle.setOn(!toggle.isOn) }
      }
      let text = "text \(random.next() % 100)"
      for index in 0..<fields.count { actions.append { await fields.nth(index).type(text) } }
      if host.path.count > 1 { actions.append { await host.back() } }
      if host.sheet().exists { actions.append { await host.dismiss() } }
    }
    if let action = actions.randomElement(using: &random) { await action() }
  }
}
