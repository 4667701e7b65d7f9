import RostrumViews

// Items that aren't `Identifiable`, and content that writes to its item.
extension View {
  /// Presents a popover while an item is there, whose identity is a part of it.
  ///
  /// ```swift
  /// .popover(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the popover is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - content: What the popover shows for an item.
  /// - Returns: The view.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: { $0[keyPath: id] }), nil, content)
  }

  /// Presents a popover while an item is there, and lets it be changed there.
  ///
  /// ```swift
  /// .popover(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the popover is about; dismissing it makes it `nil`.
  ///   - id: The part that tells one item from the next.
  ///   - content: What the popover shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: { $0[keyPath: id] }), nil) { last in
      content(item.holding(last))
    }
  }

  /// Presents a popover while an item is there, and lets it be changed there.
  ///
  /// - Parameters:
  ///   - item: What the popover is about; dismissing it makes it `nil`.
  ///   - content: What the popover shows, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: \.id), nil) { last in
      content(item.holding(last))
    }
  }
}
