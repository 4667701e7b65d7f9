import RostrumScenes

/// A modifier that presents the sheet of a ``SheetPresentation`` over a view.
public struct SheetPresenter: ViewModifier {
  let presentation: SheetPresentation

  /// Creates the modifier.
  ///
  /// - Parameter presentation: The presentation whose sheet is presented.
  public init(presentation: SheetPresentation) {
    self.presentation = presentation
  }

  /// The content with the sheet over it.
  public func body(content: Content) -> some View {
    content
      .sheet(item: presentation.item(.sheet)) { sheet in
        SheetContent(sheet: sheet)
          .presentationDetents(sheet.options?.presentationDetents ?? [])
          .presentationContentInteraction(sheet.options?.contentInteractionMode ?? .automatic)
          .presentationBackgroundInteraction(
            sheet.options?.backgroundInteractionMode ?? .automatic)
      }
      .fullScreenCover(item: presentation.item(.fullscreen)) { SheetContent(sheet: $0) }
  }
}

private struct SheetContent: View {
  let sheet: Sheet

  var body: some View {
    switch sheet.content {
    case .destination(let destination): DestinationView(destination)
    case .view(let view): view
    }
  }
}

extension View {
  /// Presents the sheet of a destination's interface, for a ``SheetPresenting`` view.
  ///
  /// - Parameter presentation: The presentation whose sheet is presented.
  /// - Returns: The view.
  public func destinationSheet(presentation: SheetPresentation) -> some View {
    modifier(SheetPresenter(presentation: presentation))
  }
}
