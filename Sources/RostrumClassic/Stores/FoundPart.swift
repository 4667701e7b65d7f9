import RostrumCore
import RostrumPresentation

/// The store of a part that comes and goes; whoever reads it is told when the part comes, goes or is
/// another one, and not when something changes in it.
///
/// The store stays the same as long as the part does.
@MainActor
final class FoundPart<State, Action> {
  private let identity: WatchedValue<PresentedID?>
  private let make: () -> Store<State, Action>?
  private var last: (id: PresentedID, store: Store<State, Action>)?

  /// Finds a part of a store.
  ///
  /// - Parameters:
  ///   - base: The store.
  ///   - find: Finds the part.
  ///   - action: Puts an action of the part into the base's.
  init<BaseState, BaseAction>(
    _ base: Store<BaseState, BaseAction>,
    find: @escaping (BaseState) -> State?, action: @escaping (Action) -> BaseAction
  ) {
    let kind = PresentedIdentity<State>()
    identity = base.watch({ kind.id(ofPresented: find($0)) }, isSame: ==)
    make = { base.found(find, action: action) }
  }

  /// What the part is, if it is there.
  var id: PresentedID? { identity.value }

  /// The store of the part, if it is there.
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
