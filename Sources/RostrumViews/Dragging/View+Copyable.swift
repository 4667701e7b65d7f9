public import RostrumFoundation

extension View {
  /// Puts values on the clipboard when the user copies while the focus is on the view or within it.
  ///
  /// ```swift
  /// List(notes, selection: $selection) { Text($0.title) }
  ///   .copyable(selectedTitles)
  /// ```
  ///
  /// A page puts texts on the clipboard: those of the values, each on a line of its own. A value that has no
  /// text is left out. A field, and words that the user has selected, are copied as ever.
  ///
  /// - Parameter payload: The values; evaluated when the user copies.
  /// - Returns: The view.
  @preconcurrency
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> [T]
  ) -> some View {
    onCopyCommand { payload().map { NSItemProvider(object: $0) } }
  }

  /// Puts values on the clipboard when the user cuts while the focus is on the view or within it.
  ///
  /// ```swift
  /// .cuttable(for: String.self) {
  ///   defer { notes.removeAll() }
  ///   return notes
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Removes the values, and returns them.
  /// - Returns: The view.
  @preconcurrency
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider(object: $0) } }
  }

  /// Takes a value from the clipboard when the user pastes while the focus is on the view or within it.
  ///
  /// ```swift
  /// .pasteDestination(for: String.self) { texts in
  ///   notes += texts
  /// } validator: { texts in
  ///   texts.filter { !$0.isEmpty }
  /// }
  /// ```
  ///
  /// The page sends the pasted text or address, and the value is decoded from it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values.
  ///   - validator: Returns the values that are valid; the action isn't performed for none.
  /// - Returns: The view.
  @preconcurrency
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    onPasteCommand(of: T.transferForms.imports.map(\.type)) { providers in
      guard let reference = GraphReference.current else { return }
      reference.graph?.liveTaskCount += 1
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          if let value = await provider.transferred(as: T.self) { values.append(value) }
        }
        reference.graph?.liveTaskCount -= 1
        let valid = validator(values)
        if !valid.isEmpty { action(valid) }
      }
    }
  }
}
