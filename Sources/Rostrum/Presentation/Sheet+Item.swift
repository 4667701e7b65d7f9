import RostrumScenes

// Overloads for items that aren't `Identifiable`, and for content that takes a binding to its item.
extension View {
  /// Presents a sheet while an item exists, identified by a key path.
  ///
  /// ```swift
  /// .sheet(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the sheet sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new sheet.
  ///   - onDismiss: Called once after a sheet is dismissed, for any reason.
  ///   - content: Builds the sheet from an item.
  /// - Returns: A view that presents the sheet.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss, content)
  }

  /// Presents a sheet while an item exists, with a binding to the item.
  ///
  /// ```swift
  /// .sheet(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the sheet sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new sheet.
  ///   - onDismiss: Called once after a sheet is dismissed, for any reason.
  ///   - content: Builds the sheet from a binding to the item.
  /// - Returns: A view that presents the sheet.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss) { last in
      content(item.unwrapped(or: last))
    }
  }

  /// Presents a sheet while an item exists, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the sheet sets it to `nil`.
  ///   - onDismiss: Called once after a sheet is dismissed, for any reason.
  ///   - content: Builds the sheet from a binding to the item.
  /// - Returns: A view that presents the sheet.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: \.id), onDismiss) { last in
      content(item.unwrapped(or: last))
    }
  }
}
