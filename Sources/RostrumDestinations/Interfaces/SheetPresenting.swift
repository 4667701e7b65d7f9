/// An interface that stores its own sheet.
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
/// Views that don't conform to this protocol can present sheets, too: the flow stores and shows
/// them.
@MainActor
public protocol SheetPresenting {
  /// The sheet over the interface.
  var sheetPresentation: SheetPresentation { get }
}

extension SheetPresenting {
  /// Presents a sheet, which replaces an existing sheet.
  ///
  /// - Parameter sheet: The sheet.
  public func presentSheet(sheet: Sheet) { sheetPresentation.updateSheet(sheet) }

  /// Dismisses the sheet.
  public func dismissSheet() { sheetPresentation.dismissSheet() }
}
