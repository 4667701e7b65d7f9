/// What an element is, whatever a host draws it with.
///
/// Roles are semantic. A host maps a role to its own vocabulary: the web host to an HTML element
/// and an ARIA role, the test host to a query.
public enum ElementRole: String, Sendable, CaseIterable {
  // Structure
  /// The root of a scene. Its children are the content and, after it, every presentation in order.
  case scene
  /// A box without a meaning of its own: it carries style, or keeps children together.
  case group
  /// Children in a row or column.
  case stack
  /// Children on top of each other, the last one in front.
  case overlay
  /// Free space that grows.
  case spacer
  /// A thin line between siblings.
  case divider
  /// A scrolling region.
  case scroll
  /// One of several views, the first that fits. The host reports which one fits.
  case fitting

  // Content
  /// A run of text.
  ///
  /// A text in several looks has no words of its own, and a text within for each look.
  case text
  /// A picture or symbol.
  case image
  /// A title with an icon.
  case label
  /// A drawn outline.
  case shape
  /// How far something is: determinate with a value, else indeterminate.
  case progress

  /// A measure on a range.
  case gauge

  // Controls
  /// Something that acts when it is pressed.
  case button
  /// A row or text that leads to another screen.
  case link
  /// A line of editable text.
  case textField
  /// A line of editable text that is not shown.
  case secureField
  /// Several lines of editable text.
  case textEditor
  /// An on and off switch.
  case toggle
  /// A number on a continuous range.
  case slider
  /// A number with plus and minus.
  case stepper
  /// A choice of one of its ``option`` children.
  case picker
  /// One value of a ``picker``.
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
  /// Rows of controls, grouped.
  case form
  /// Rows with an optional header and footer.
  case section
  /// The heading of a section.
  case header
  /// The note below a section.
  case footer
  /// One row of a list or form.
  case row
  /// Views in columns and rows: rows of cells, or views that fill the ``StyleProperty/tracks(_:_:)``.
  case grid
  /// A row of a ``grid``, whose children are its cells.
  case gridRow
  /// Rows with the same columns, and their headings.
  case table
  /// A row of a ``table``; the first one holds the headings.
  case tableRow
  /// The heading of a column of a ``table``; where it takes taps they sort by the column.
  case columnHeader
  /// One place of a row of a ``table``.
  case cell
  /// Buttons at one side of a row, which a swipe uncovers.
  case rowActions

  // Navigation
  /// A stack of screens; only its last ``screen`` is visible.
  case navigationStack
  /// One screen: at most one ``navigationBar``, then content.
  case screen
  /// Title and items of a screen or presentation.
  case navigationBar
  /// Items of a bar at one place.
  case toolbarItem
  /// Screens side by side of which one is selected, by a bar with all of their names.
  case tabView
  /// One screen of a ``tabView``; what is within is visible while it is selected.
  case tab

  /// Columns side by side; where there is room for one only, the one in front is shown.
  case splitView
  /// Details beside a view, which do not cover it.
  case inspector
  /// One column of a ``splitView``.
  case column

  // Presentations
  /// A modal that covers part of what is below.
  case sheet
  /// A modal that covers everything.
  case cover
  /// A bubble attached to its invoker.
  case popover
  /// A question that must be answered.
  case alert
  /// A question with a choice of actions.
  case dialog
}
