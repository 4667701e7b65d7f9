/// The semantic role of an element, independent of how a host draws it.
///
/// A host maps a role to its own vocabulary: the web host to an HTML element and an ARIA role, the
/// test host to a query.
public enum ElementRole: String, Sendable, CaseIterable {
  // Structure
  /// The root of a scene. Its children are the content, followed by the presentations in order.
  case scene
  /// A box without a meaning of its own, which carries style or groups children.
  case group
  /// Children in a row or column.
  case stack
  /// Children on top of each other, the last one frontmost.
  case overlay
  /// Free space that expands.
  case spacer
  /// A thin line between siblings.
  case divider
  /// A scrolling region.
  case scroll
  /// One of several views: the first one that fits. The host reports which one fits.
  case fitting

  // Content
  /// A run of text.
  ///
  /// A text with several styles has no words of its own; each of its children is a run with one
  /// style.
  case text
  /// A picture or symbol.
  case image
  /// A title with an icon.
  case label
  /// A drawn outline.
  case shape
  /// Progress: determinate with a value, or else indeterminate.
  case progress

  /// A measure in a range.
  case gauge

  // Controls
  /// A control that performs an action when it is pressed.
  case button
  /// A row or text that leads to another screen.
  case link
  /// A line of editable text.
  case textField
  /// A line of editable text that isn't shown.
  case secureField
  /// Several lines of editable text.
  case textEditor
  /// An on/off switch.
  case toggle
  /// A number in a continuous range.
  case slider
  /// A number with buttons to increment and decrement.
  case stepper
  /// A choice of one of its ``option`` children.
  case picker
  /// An option of a ``picker``.
  case option
  /// A button that opens a list of buttons.
  case menu
  /// A day, a time of day, or both.
  case datePicker
  /// An opaque colour.
  case colorPicker

  // Collections
  /// Rows, possibly in sections.
  case list
  /// Rows of controls, in groups.
  case form
  /// Rows with an optional header and footer.
  case section
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// One row of a list or form.
  case row
  /// Views in columns and rows: rows of cells, or views that fill the
  /// ``StyleProperty/tracks(_:_:)``.
  case grid
  /// A row of a ``grid``, whose children are its cells.
  case gridRow
  /// Rows with the same columns, and their headings.
  case table
  /// A row of a ``table``; the first one contains the headings.
  case tableRow
  /// The heading of a column of a ``table``; if it accepts taps, they sort the rows by the column.
  case columnHeader
  /// A cell of a ``table`` row.
  case cell
  /// Buttons at one side of a row, which a swipe reveals.
  case rowActions

  // Navigation
  /// A stack of screens; only its last ``screen`` is visible.
  case navigationStack
  /// One screen: at most one ``navigationBar``, then content.
  case screen
  /// The title and items of a screen or presentation.
  case navigationBar
  /// The items of a bar with one placement.
  case toolbarItem
  /// Screens, one of which is selected with a bar that names them all.
  case tabView
  /// One screen of a ``tabView``; its content is visible while it is selected.
  case tab

  /// Columns side by side; if there is room for only one, the front one is shown.
  case splitView
  /// Details next to a view, which don't cover it.
  case inspector
  /// One column of a ``splitView``.
  case column

  // Presentations
  /// A modal presentation that covers part of the content below it.
  case sheet
  /// A modal presentation that covers everything.
  case cover
  /// A bubble attached to the element that presented it.
  case popover
  /// A modal message that the user must respond to.
  case alert
  /// A message with a choice of actions.
  case dialog
}
