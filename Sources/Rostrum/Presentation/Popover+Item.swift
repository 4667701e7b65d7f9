import RostrumScenes

// Overloads for items that aren't `Identifiable`, and for content that takes a binding to its item.
extension View {
  /// Presents a popover while an item exists, identified by a key path.
  ///
  /// ```swift
  /// .popover(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the popover sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new popover.
  ///   - content: Builds the popover from an item.
  /// - Returns: A view that presents the popover.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: { $0[keyPath: id] }), nil, content)
  }

  /// Presents a popover while an item exists, with a binding to the item.
  ///
  /// ```swift
  /// .popover(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the popover sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new popover.
  ///   - content: Builds the popover from a binding to the item.
  /// - Returns: A view that presents the popover.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: { $0[keyPath: id] }), nil) { last in
      content(item.unwrapped(or: last))
    }
  }

  /// Presents a popover while an item exists, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the popover sets it to `nil`.
  ///   - content: Builds the popover from a binding to the item.
  /// - Returns: A view that presents the popover.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: \.id), nil) { last in
      content(item.unwrapped(or: last))
    }
  }
}
