import RostrumCore
import RostrumTesting
import Testing

/// Tests that are bound to no actor, whose stores go on threads other than the main one.
@Suite(.leakChecked) struct UnboundTestTests {
  @Test("A running effect fails its test, on whatever thread the store is released")
  func runningEffect() async {
    await withKnownIssue {
      let store = await numbers { _ in .run { _ in await waitForCancellation() } }
      await store.send(1) { $0 = [1] }
    } matching: {
      $0.isAboutEndOfTest(
        "An effect that this action started is still running at the end of the test.")
    }
  }

  @Test("Unreceived actions fail their test")
  func receivedActions() async {
    await withKnownIssue {
      let store = await numbers { action in action == 1 ? .run { await $0(2) } : .none }
      await store.send(1) { $0 = [1] }
    } matching: {
      $0.isAboutEndOfTest("The test ended with 1 received action that it did not handle.")
    }
  }

  @Test("Many tests at once fail separately", arguments: 0..<20)
  func manyAtOnce(number: Int) async {
    await withKnownIssue {
      let store = await numbers { _ in .run { _ in await waitForCancellation() } }
      await store.send(number) { $0 = [number] }
    } matching: {
      $0.isAboutEndOfTest("  Action: \(number)\n")
    }
  }

  @Test("A test that has handled everything ends without issues")
  func complete() async {
    let store = await numbers { action in action == 1 ? .run { await $0(2) } : .none }
    await store.send(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
  }
}

extension Issue {
  fileprivate func isAboutEndOfTest(_ words: String) -> Bool {
    comments.contains { $0.rawValue.contains(words) }
  }
}
