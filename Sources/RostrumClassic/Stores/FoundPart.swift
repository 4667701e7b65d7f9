import RostrumCore
import RostrumPresentation

/// The store of optional child state, which observes only the identity of the state.
///
/// Observers aren't notified of changes within the child state. The store is reused as long as the
/// identity stays the same.
@MainActor
final class FoundPart<State, Action> {
  private let identity: WatchedValue<PresentedID?>
  private let make: () -> Store<State, Action>?
  private var last: (id: PresentedID, store: Store<State, Action>)?

  /// Observes the child state of a store.
  ///
  /// - Parameters:
  ///   - base: The parent store.
  ///   - find: Extracts the child state.
  ///   - action: Embeds an action of the child.
  init<BaseState, BaseAction>(
    _ base: Store<BaseState, BaseAction>,
    find: @escaping (BaseState) -> State?, action: @escaping (Action) -> BaseAction
  ) {
    let kind = PresentedIdentity<State>()
    identity = base.watch({ kind.id(ofPresented: find($0)) }, isSame: ==)
    make = { base.found(find, action: action) }
  }

  /// The identity of the child state, or `nil` if the state is `nil`.
  var id: PresentedID? { identity.value }

  /// The store of the child state, or `nil` if the state is `nil`.
  var store: Store<State, Action>? {
    guard let id else {
      last = nil
      return nil
    }
    if let last, last.id == id { return last.store }
    guard let store = make() else { return nil }
    last = (id, store)
    return store
  }
}
