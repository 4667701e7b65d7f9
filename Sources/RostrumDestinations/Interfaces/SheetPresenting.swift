/// An interface that keeps the sheet over it itself.
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
/// A view that does not conform can have sheets, too: the flow keeps and shows them.
@MainActor
public protocol SheetPresenting {
  /// The sheet over the interface.
  var sheetPresentation: SheetPresentation { get }
}
