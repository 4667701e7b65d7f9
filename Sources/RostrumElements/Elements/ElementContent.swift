/// What an element is, with the facts that elements of its kind have.
///
/// A host takes a content apart with a `switch` that names every fact, so that a fact that a host
/// forgets does not compile:
///
/// ```swift
/// case .slider(let value, let bounds, let step):
///   range(value, bounds, step)
/// ```
///
/// What any element can have, whatever it is, is in the other parts of its ``ElementState``.
public enum ElementContent: Hashable, Sendable {
  // MARK: Structure

  /// The root of a scene, with the title of its window.
  case scene(title: String? = nil)
  /// A box that carries style, or keeps children together.
  case group(GroupVariant)
  /// Children in a row or column.
  case stack(Axis)
  /// Children on top of each other, the last one in front.
  case overlay(OverlayVariant)
  /// Free space that grows, with its least length in points.
  case spacer(minimum: Double?)
  /// A thin line between siblings.
  case divider
  /// A region that scrolls along the axes.
  case scroll(Axis.Set, showsIndicators: Bool, isEnabled: Bool)
  /// One of several views, the first that fits in the direction, or in both for `nil`.
  ///
  /// The host reports which one fits: see ``UserEvent/Action/setNumber(_:)``.
  case fitting(shown: Int, last: Int, Axis?)
  /// Views in columns and rows.
  case grid(GridArrangement)
  /// A row of a grid, whose children are its cells.
  case gridRow

  // MARK: Content

  /// A run of text, which can lead somewhere. Without words: a text within for each of its looks.
  case text(String?, leadingTo: LinkTarget? = nil)
  /// A picture or symbol, which takes the size that it is given if it is resizable.
  case image(ImageSource, isResizable: Bool = false)
  /// A title with an icon.
  case label(LabelVariant)
  /// A drawn outline.
  case shape(ShapeOutline)
  /// How far something is, from 0 to 1; `nil` for unknown.
  case progress(Double?, ProgressVariant)
  /// A measure in a range.
  case gauge(Double, in: ClosedRange<Double>, GaugeVariant)

  // MARK: Controls

  /// A control that performs an action when it is pressed.
  case button(
    ButtonVariant = .automatic, role: ButtonRole? = nil, border: ButtonBorderShape = .automatic)
  /// A button that shows and hides what is below it.
  case disclosure(isExpanded: Bool)
  /// A view that leads to another screen, or to an address.
  case link(LinkTarget?)
  /// A line of text that the user edits.
  case textField(String, [TextEntryFact])
  /// A line of text that the user edits and that is not shown.
  case secureField(String, [TextEntryFact])
  /// Several lines of text that the user edits.
  case textEditor(String, [TextEntryFact])
  /// A choice of one of the ``ElementRole/option`` elements within.
  case picker(selection: ElementID?, PickerVariant)
  /// One value of a picker.
  case option
  /// A button that opens a list of buttons, with a symbol beside its label.
  case menu(symbol: String?, MenuVariant)
  /// An on and off switch.
  case toggle(isOn: Bool, ToggleVariant)
  /// A number in a continuous range; `nil` for a step without steps.
  case slider(Double, in: ClosedRange<Double>, step: Double?)
  /// A number with plus and minus; without a number for a stepper that has only actions.
  case stepper(Double?, minimum: Double?, maximum: Double?)
  /// A day, a time of day, or both, within limits.
  case datePicker(DateValue, from: DateValue?, through: DateValue?, DatePickerVariant)
  /// An opaque colour.
  case colorPicker(RGBColor)

  // MARK: Collections

  /// Rows, possibly in sections.
  case list(ListVariant = .automatic, [ListFact] = [])
  /// Rows of controls, in groups.
  case form(ListVariant = .automatic, [ListFact] = [])
  /// Rows with an optional header and footer; `nil` for rows that cannot be collapsed.
  case section(isExpanded: Bool? = nil, isProminent: Bool = false)
  /// The heading of a section.
  case header
  /// The note below a section.
  case footer
  /// One row of a list or form.
  case row
  /// The buttons at one side of a row, which a swipe uncovers.
  case rowActions(HorizontalEdge, allowsFullSwipe: Bool = false)
  /// Rows with the same columns; `nil` for rows that cannot be chosen.
  case table(RowSelectionMode?)
  /// A row of a table.
  case tableRow(isHeader: Bool = false)
  /// The heading of a column of a table; `nil` where the rows aren't sorted by the column.
  case columnHeader(TableSortDirection?)
  /// One place of a row of a table.
  case cell

  // MARK: Navigation

  /// A stack of screens, of which the last one is shown.
  case navigationStack
  /// One screen of a stack.
  case screen(title: String? = nil, [ScreenFact] = [])
  /// The title and the items of a screen, with its background as far as the app sets it.
  case navigationBar(
    title: String?, BarTitleMode = .automatic, background: Visibility = .automatic)
  /// Items of a bar at one place, with the background behind them as far as the app sets it.
  case toolbarItem(ToolbarItemPlace, background: Visibility = .automatic)
  /// Screens of which one is chosen with a bar.
  case tabView(selection: ElementID?, TabViewVariant)
  /// One screen of a tab view, with the symbol of its button and the group of tabs it belongs to.
  case tab(symbol: String? = nil, group: String? = nil, isSearch: Bool = false)
  /// Columns side by side.
  case splitView(SplitColumnVisibility, SplitViewVariant)
  /// One column of a split view, which is in front where there is room for one only.
  case column(SplitColumnPlace, isFront: Bool = false)
  /// Details beside a view.
  case inspector

  // MARK: Presentations

  /// A modal that covers part of what is below.
  case sheet([PresentationFact] = [])
  /// A modal that covers everything.
  case cover([PresentationFact] = [])
  /// A bubble attached to its invoker.
  case popover([PresentationFact] = [])
  /// A question that must be answered.
  case alert(title: String, message: String? = nil, [PresentationFact] = [])
  /// A question with a choice of actions.
  case dialog(title: String?, message: String? = nil, [PresentationFact] = [])
}
