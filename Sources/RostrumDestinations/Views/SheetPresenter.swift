import RostrumViews

/// Shows the sheet of a ``SheetPresentation`` over a view.
public struct SheetPresenter: ViewModifier {
  let presentation: SheetPresentation

  /// Makes the modifier of a sheet presentation.
  ///
  /// - Parameter presentation: Says which sheet is up.
  public init(presentation: SheetPresentation) {
    self.presentation = presentation
  }

  /// The view with the sheet over it.
  public func body(content: Content) -> some View {
    content
      .sheet(item: presentation.item(.sheet)) { sheet in
        DestinationView(sheet.destination)
          .presentationDetents(sheet.options?.swiftUI?.presentationDetents ?? [])
      }
      .fullScreenCover(item: presentation.item(.fullscreen)) { sheet in
        DestinationView(sheet.destination)
      }
  }
}

extension View {
  /// Shows the sheet of a destination's interface, for a ``SheetPresenting`` view.
  ///
  /// - Parameter presentation: Says which sheet is up.
  /// - Returns: The view.
  public func destinationSheet(presentation: SheetPresentation) -> some View {
    modifier(SheetPresenter(presentation: presentation))
  }
}
