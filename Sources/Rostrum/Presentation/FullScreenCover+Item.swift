import RostrumScenes

// Overloads for items that aren't `Identifiable`, and for content that takes a binding to its item.
extension View {
  /// Presents a full-screen cover while an item exists, identified by a key path.
  ///
  /// ```swift
  /// .fullScreenCover(item: $standup, id: \.name) { standup in
  ///   Text(standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the cover sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new cover.
  ///   - onDismiss: Called once after a cover is dismissed, for any reason.
  ///   - content: Builds the cover from an item.
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss, content)
  }

  /// Presents a full-screen cover while an item exists, with a binding to the item.
  ///
  /// ```swift
  /// .fullScreenCover(item: $standup, id: \.name) { $standup in
  ///   TextField("Name", text: $standup.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the cover sets it to `nil`.
  ///   - id: The key path to the item's identity. An item with a new identity gets a new cover.
  ///   - onDismiss: Called once after a cover is dismissed, for any reason.
  ///   - content: Builds the cover from a binding to the item.
  /// - Returns: A view that presents the cover.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: { $0[keyPath: id] }), onDismiss) { last in
      content(item.unwrapped(or: last))
    }
  }

  /// Presents a full-screen cover while an item exists, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item. Dismissing the cover sets it to `nil`.
  ///   - onDismiss: Called once after a cover is dismissed, for any reason.
  ///   - content: Builds the cover from a binding to the item.
  /// - Returns: A view that presents the cover.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: \.id), onDismiss) { last in
      content(item.unwrapped(or: last))
    }
  }
}
