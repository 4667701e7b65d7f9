extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field for a control to read and write, as in `$store.title`.
  ///
  /// Writing sends the action `.binding`, which ``BindingReducer`` applies. A write after the
  /// feature's state is gone is dropped, because controls tend to write once more when they
  /// disappear.
  ///
  /// - Parameter keyPath: The key path to the field.
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
  /// A field for a control to read and write through the `view` case, as in `$store.title`.
  ///
  /// - Parameter keyPath: The key path to the field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.read(keyPath) }
    set { write(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends the change of a field, and reports an issue if no feature applies it.
  ///
  /// - Parameters:
  ///   - change: The change to send.
  ///   - embed: Embeds the change in the store's actions.
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
