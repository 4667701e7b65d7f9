extension View {
  /// Sets whether the user can select the row of the view in a list with a selection.
  ///
  /// ```swift
  /// List(selection: $chosen) {
  ///   ForEach(accounts) { account in
  ///     Text(account.name).selectionDisabled(account.isLocked)
  ///   }
  /// }
  /// ```
  ///
  /// A range and "select all" leave such a row out. For rows far from the screen, which have no views
  /// yet, that counts which the content of `ForEach` itself says: not what is in the body of a view of
  /// its own.
  ///
  /// - Parameter isDisabled: Whether the row can't be selected.
  /// - Returns: The view.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionDisabled(value: isDisabled))
  }
}
