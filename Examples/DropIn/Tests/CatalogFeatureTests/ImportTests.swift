import ComposableArchitecture
import SwiftUI
import Testing

/// The declarations that `import SwiftUI` provides.
@MainActor
@Suite struct ImportTests {
  /// A view whose generic parameter has the name of the property wrapper.
  private struct Walk<State: Sendable>: View {
    @SwiftUI.State private var state: State
    let next: (State) -> State
    let words: (State) -> String

    init(
      from state: State, next: @escaping (State) -> State, words: @escaping (State) -> String
    ) {
      _state = SwiftUI.State(initialValue: state)
      self.next = next
      self.words = words
    }

    var body: some View {
      Button("Next") { state = next(state) }
      Text(words(state))
    }
  }

  @Test("A wrapper that a parameter hides is named with its module")
  func wrapper() async {
    let host = TestHost { Walk(from: 1, next: { $0 + 1 }, words: { "Step \($0)" }) }
    await host.button("Next").tap()
    #expect(host.text("Step 2").exists)
  }

  @Test("Foundation and the colours of UIKit come along")
  func foundation() {
    let size = CGSize(width: 3, height: 4)
    #expect(UUID(uuidString: "no identity") == nil)
    #expect(Date(timeIntervalSince1970: 1) > Date(timeIntervalSince1970: 0))
    #expect(size.width * size.height == 12)
    #expect(Color(UIColor.systemRed) == .red)
  }
}
