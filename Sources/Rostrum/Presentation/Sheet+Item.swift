import RostrumViews

// Items that aren't `Identifiable`, and content that writes to its item.
extension View {
  /// Presents a sheet while an item is there, whose identity is a part of it.
  ///
  /// ```swift
  /// .sheet(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - onDismiss: Runs once after a sheet went away, for whatever reason.
  ///   - content: What the sheet shows for an item.
  /// - Returns: The view.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss, content)
  }

  /// Presents a sheet while an item is there, and lets it be changed there.
  ///
  /// ```swift
  /// .sheet(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - onDismiss: Runs once after a sheet went away, for whatever reason.
  ///   - content: What the sheet shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss) { last in
      content(item.holding(last))
    }
  }

  /// Presents a sheet while an item is there, and lets it be changed there.
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; dismissing it makes it `nil`.
  ///   - onDismiss: Runs once after a sheet went away, for whatever reason.
  ///   - content: What the sheet shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: \.id), onDismiss) { last in
      content(item.holding(last))
    }
  }
}
