import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct AccountTests {
  @Test("A destination is presented by a view's action, and ends with what its child delegates")
  func flow() async {
    let store = TestStore(initialState: Account.State()) { Account() }
    await store.send(\.view.didTapDetail) {
      $0.destination = .detail(DetailReducer.State())
    }
    await store.send(\.destination.detail.completeButtonTapped)
    await store.receive(\.destination.detail.delegate.didComplete) { $0.destination = nil }
    await store.receive(\.delegate.userDidCompleteFlow)
  }
}
