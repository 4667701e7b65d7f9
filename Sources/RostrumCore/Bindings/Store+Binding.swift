extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field that a control reads and writes, as in `$store.title`.
  ///
  /// Writing sends the action `.binding`, which ``BindingReducer`` applies. A write to a feature
  /// that is gone is dropped: controls tend to write once more when they disappear.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.read(keyPath) }
    set { write(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field that a control reads and writes, as in `$store.title`.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.read(keyPath) }
    set { write(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends the change of a field, and reports it if no feature applies it.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - embed: Puts it into the store's actions.
  package func write<Root>(
    _ change: BindingAction<Root>, _ embed: (BindingAction<Root>) -> Action
  ) {
    guard !core.isGone else { return }
    var change = change
    let receipt = BindingReceipt()
    change.receipt = receipt
    let action = embed(change)
    let group = core.send(action, from: .binding)
    if !receipt.isHandled, group?.hasPendingActions != true {
      StoreIssue.unhandledBinding(store: Store<Root, Action>.label, action: action)
        .report(at: core.clock.location)
    }
  }
}
