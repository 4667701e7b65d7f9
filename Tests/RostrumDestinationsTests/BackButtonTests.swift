import Foundation
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("A custom back button")
struct BackButtonTests {
  @Test("Every way of going back performs the button's action")
  func systemBack() async {
    let host = TestHost { GuardedStack() }
    await host.button("Open").tap()
    #expect(host.path == ["Root", "Guarded"])
    await host.back()
    #expect(host.path == ["Root", "Guarded"])
    #expect(host.text("asked 1").exists)
    await host.button("Back").tap()
    #expect(host.path == ["Root"])
  }

  @Test("A hidden back button without an action prevents going back")
  func withoutAction() async {
    let host = TestHost { GuardedStack(hasAction: false) }
    await host.button("Open").tap()
    #expect(host.presentations[0].dismissal == nil)
  }
}

/// Asks before its screen goes; the second time it goes.
private struct GuardedStack: View {
  var hasAction = true
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path = [1] }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { _ in screen }
    }
  }

  @ViewBuilder private var screen: some View {
    let text = Text(verbatim: "asked \(count)").navigationTitle("Guarded")
    if hasAction {
      text.goBackButton { goBack() }
    } else {
      text.goBackButton(selectionAction: nil)
    }
  }

  private func goBack() {
    if count > 0 { path = [] }
    count += 1
  }
}
