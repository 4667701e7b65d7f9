extension View {
  /// Presents a sheet while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented; dismissing it sets it to `false`.
  ///   - onDismiss: Called once after the sheet was dismissed, for whatever reason.
  ///   - content: The content of the sheet.
  /// - Returns: The view.
  @preconcurrency
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(isPresented), onDismiss, content)
  }

  /// Presents a sheet while an item isn't `nil`.
  ///
  /// An item with a different id dismisses the sheet and presents a new one with fresh state; an
  /// item with the same id updates the content of the presented sheet.
  ///
  /// - Parameters:
  ///   - item: The item of the sheet; dismissing it sets it to `nil`.
  ///   - onDismiss: Called once after a sheet was dismissed, for whatever reason.
  ///   - content: Creates the content of the sheet for an item.
  /// - Returns: The view.
  @preconcurrency
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: \.id), onDismiss, content)
  }

  /// Presents a full-screen cover while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented; dismissing it sets it to `false`.
  ///   - onDismiss: Called once after the cover was dismissed, for whatever reason.
  ///   - content: The content of the cover.
  /// - Returns: The view.
  @preconcurrency
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.cover, PresentationSource(isPresented), onDismiss, content)
  }

  /// Presents a full-screen cover while an item isn't `nil`; see `sheet(item:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: The item of the cover; dismissing it sets it to `nil`.
  ///   - onDismiss: Called once after a cover was dismissed, for whatever reason.
  ///   - content: Creates the content of the cover for an item.
  /// - Returns: The view.
  @preconcurrency
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: \.id), onDismiss, content)
  }

  /// Presents a view while a source requests it.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation.
  ///   - source: The request to present, and the way to dismiss.
  ///   - onDismiss: Called once after the dismissal.
  ///   - content: Creates the content for an item.
  /// - Returns: The view.
  package func presents<Item, Content: View>(
    _ kind: PresentationKind, _ source: PresentationSource<Item>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(kind, source, onDismiss: onDismiss, content: content))
  }
}
