extension View {
  /// Presents a sheet while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is up; dismissing it makes it false.
  ///   - onDismiss: Runs once after the sheet went away, for whatever reason.
  ///   - content: What the sheet shows.
  /// - Returns: The view.
  @preconcurrency
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(isPresented), onDismiss, content)
  }

  /// Presents a sheet while an item is there.
  ///
  /// An item with another id dismisses the sheet and presents a new one, with fresh state; an item
  /// with the same id changes the content of the sheet that is up.
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; dismissing it makes it `nil`.
  ///   - onDismiss: Runs once after a sheet went away, for whatever reason.
  ///   - content: What the sheet shows for an item.
  /// - Returns: The view.
  @preconcurrency
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, PresentationSource(item, id: \.id), onDismiss, content)
  }

  /// Covers everything while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is up; dismissing it makes it false.
  ///   - onDismiss: Runs once after the cover went away, for whatever reason.
  ///   - content: What the cover shows.
  /// - Returns: The view.
  @preconcurrency
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.cover, PresentationSource(isPresented), onDismiss, content)
  }

  /// Covers everything while an item is there; see `sheet(item:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: What the cover is about; dismissing it makes it `nil`.
  ///   - onDismiss: Runs once after a cover went away, for whatever reason.
  ///   - content: What the cover shows for an item.
  /// - Returns: The view.
  @preconcurrency
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, PresentationSource(item, id: \.id), onDismiss, content)
  }

  /// Presents a popover while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is up; dismissing it makes it false.
  ///   - content: What the popover shows.
  /// - Returns: The view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.popover, PresentationSource(isPresented), nil, content)
  }

  /// Presents a popover while an item is there; see `sheet(item:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: What the popover is about; dismissing it makes it `nil`.
  ///   - content: What the popover shows for an item.
  /// - Returns: The view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, PresentationSource(item, id: \.id), nil, content)
  }

  /// Presents a view while a source asks for it.
  ///
  /// - Parameters:
  ///   - kind: How it is presented.
  ///   - source: When, and how it is dismissed.
  ///   - onDismiss: Runs once after it went away.
  ///   - content: What it shows.
  /// - Returns: The view.
  package func presents<Item, Content: View>(
    _ kind: PresentationKind, _ source: PresentationSource<Item>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(kind, source, onDismiss: onDismiss, content: content))
  }
}
