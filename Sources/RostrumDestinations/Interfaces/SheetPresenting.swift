/// An interface that keeps its own sheet.
///
/// ```swift
/// struct NotesView: ViewDestinationInterfacing, SheetPresenting {
///   @State var sheetPresentation = SheetPresentation()
///
///   var body: some View {
///     NotesList().destinationSheet(presentation: sheetPresentation)
///   }
/// }
/// ```
///
/// A view that doesn't conform can present sheets, too: the flow keeps and shows them.
@MainActor
public protocol SheetPresenting {
  /// The sheet over the interface.
  var sheetPresentation: SheetPresentation { get }
}

extension SheetPresenting {
  /// Shows a sheet; an existing one is dismissed.
  ///
  /// - Parameter sheet: The sheet.
  public func presentSheet(sheet: Sheet) { sheetPresentation.updateSheet(sheet) }

  /// Dismisses the sheet.
  public func dismissSheet() { sheetPresentation.dismissSheet() }
}
