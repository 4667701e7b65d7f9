import RostrumViews

// Items that aren't `Identifiable`, and content that writes to its item.
extension View {
  /// Covers everything while an item is there, whose identity is a part of it.
  ///
  /// ```swift
  /// .fullScreenCover(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the cover is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - onDismiss: Runs once after a cover went away, for whatever reason.
  ///   - content: What the cover shows for an item.
  /// - Returns: The view.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss, content)
  }

  /// Covers everything while an item is there, and lets it be changed there.
  ///
  /// ```swift
  /// .fullScreenCover(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the cover is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - onDismiss: Runs once after a cover went away, for whatever reason.
  ///   - content: What the cover shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss) { last in
      content(item.holding(last))
    }
  }

  /// Covers everything while an item is there, and lets it be changed there.
  ///
  /// - Parameters:
  ///   - item: What the cover is about; dismissing it makes it `nil`.
  ///   - onDismiss: Runs once after a cover went away, for whatever reason.
  ///   - content: What the cover shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: \.id), onDismiss) { last in
      content(item.holding(last))
    }
  }
}
