/// The role of an element together with the facts of that role.
///
/// A host handles content in a `switch` that names every fact, so a fact that a host forgets
/// doesn't compile:
///
/// ```swift
/// case .slider(let value, let bounds, let step):
///   range(value, bounds, step)
/// ```
///
/// Facts that any element can have are in the other parts of its ``ElementState``.
///
/// This file has all that follows from the facts of a case: its role, its number, and its words in a
/// dump. What elements have in common because of their role is in the table of ``ElementRole``.
public enum ElementContent: Hashable, Sendable {
  // MARK: Structure

  /// The root of a scene, with the title of its window.
  case scene(title: String? = nil)
  /// A box that carries style or groups children.
  case group(GroupVariant)
  /// Children in a row or column.
  case stack(Axis)
  /// Children on top of each other, the last one frontmost.
  case overlay(OverlayVariant)
  /// Free space that expands, with its minimum length in points.
  case spacer(minimum: Double?)
  /// A thin line between siblings.
  case divider
  /// A region that scrolls along the axes.
  case scroll(Axis.Set, showsIndicators: Bool, isEnabled: Bool)
  /// One of several views: the first one that fits along the axis, or along both axes for `nil`.
  ///
  /// The host reports which view fits: see ``UserEvent/Action/setNumber(_:)``.
  case fitting(shown: Int, last: Int, Axis?)
  /// Views in columns and rows.
  case grid(GridArrangement)
  /// A row of a grid, whose children are its cells.
  case gridRow

  // MARK: Content

  /// A run of text, which can be a link. Without words, the children are the runs of different
  /// styles.
  case text(String?, leadingTo: LinkTarget? = nil)
  /// A picture or symbol, which takes the size of its frame if it is resizable.
  case image(ImageSource, isResizable: Bool = false)
  /// A title with an icon.
  case label(LabelVariant)
  /// A drawn outline.
  case shape(ShapeOutline)
  /// Progress from 0 to 1; `nil` if it is unknown.
  case progress(Double?, ProgressVariant)
  /// A measure in a range.
  case gauge(Double, in: ClosedRange<Double>, GaugeVariant)
  /// Values as marks along axes; the children are placed in the plot by their styles.
  indirect case chart(ChartFigure)
  /// What an app has drawn by itself.
  indirect case canvas(CanvasFigure)
  /// The page of the web at an absolute address.
  case webView(String)

  // MARK: Controls

  /// A control that performs an action when it is pressed.
  case button(
    ButtonVariant = .automatic, role: ButtonRole? = nil, border: ButtonBorderShape = .automatic)
  /// A button that shows and hides the content below it.
  case disclosure(isExpanded: Bool)
  /// A view that leads to another screen, or to an address.
  case link(LinkTarget?)
  /// A line of text that the user edits.
  case textField(String, [TextEntryFact])
  /// A line of text that the user edits and that isn't shown.
  case secureField(String, [TextEntryFact])
  /// Several lines of text that the user edits.
  case textEditor(String, [TextEntryFact])
  /// A choice of one of the descendant ``ElementRole/option`` elements.
  case picker(selection: ElementID?, PickerVariant)
  /// An option of a picker.
  case option
  /// A button that opens a list of buttons, with a symbol next to its label.
  case menu(symbol: String?, MenuVariant)
  /// An on/off switch.
  case toggle(isOn: Bool, ToggleVariant)
  /// A number in a continuous range; `nil` for no step size.
  case slider(Double, in: ClosedRange<Double>, step: Double?)
  /// A number with buttons to increment and decrement; without a number, a stepper with only
  /// actions.
  case stepper(Double?, minimum: Double?, maximum: Double?)
  /// A day, a time of day, or both, within bounds, and the words that show it to the reader.
  indirect case datePicker(
    DateValue, from: DateValue?, through: DateValue?, DatePickerVariant, text: String? = nil)
  /// An opaque colour.
  case colorPicker(RGBColor)

  // MARK: Collections

  /// Rows, possibly in sections.
  case list(ListVariant = .automatic, [ListFact] = [])
  /// Rows of controls, in groups.
  case form(FormVariant = .automatic, [ListFact] = [])
  /// Rows with an optional header and footer; `nil` for rows that can't be collapsed.
  case section(isExpanded: Bool? = nil, isProminent: Bool = false)
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// One row of a list or form.
  case row
  /// The buttons at one side of a row, which a swipe reveals.
  case rowActions(HorizontalEdge, allowsFullSwipe: Bool = false)
  /// Rows with the same columns; `nil` if rows can't be selected.
  case table(RowSelectionMode?, TableLook = TableLook())
  /// A row of a table.
  case tableRow(isHeader: Bool = false)
  /// The heading of a table's column; `nil` if the rows aren't sorted by the column.
  case columnHeader(TableSortDirection?, ColumnFacts = ColumnFacts())
  /// A cell of a table's row, with the place of the row in an outline if the cell shows it.
  case cell(RowOutline? = nil, isGrip: Bool = false)

  // MARK: Navigation

  /// A stack of screens, of which only the last is shown.
  case navigationStack
  /// One screen of a stack.
  case screen(title: String? = nil, [ScreenFact] = [])
  /// The title and items of a screen, with its background if the app sets one.
  case navigationBar(
    title: String?, BarTitleMode = .automatic, background: Visibility = .automatic)
  /// The items of a bar with one placement, with the background behind them if the app sets one.
  case toolbarItem(ToolbarItemPlace, background: Visibility = .automatic)
  /// Screens, one of which is selected with a bar.
  case tabView(selection: ElementID?, TabViewVariant)
  /// One screen of a tab view, with the symbol of its button, its group of tabs, the visible title of the
  /// button if the tab has an accessible name of its own, and the only place that names the tab, if there is
  /// just one.
  case tab(
    symbol: String? = nil, group: String? = nil, isSearch: Bool = false, title: String? = nil,
    only: TabPlace? = nil)
  /// Columns side by side, with a button that shows and hides the first one unless the app removes it.
  case splitView(SplitColumnVisibility, SplitViewVariant, hasToggle: Bool = true)
  /// One column of a split view; the front one is shown if there is room for only one.
  case column(SplitColumnPlace, isFront: Bool = false, backTitle: String? = nil)
  /// Details next to a view.
  case inspector

  // MARK: Presentations

  /// A modal presentation that covers part of the content below it.
  case sheet([PresentationFact] = [])
  /// A modal presentation that covers everything.
  case cover([PresentationFact] = [])
  /// A bubble attached to the element that presented it.
  case popover([PresentationFact] = [])
  /// A modal message that the user must respond to.
  case alert(title: String, message: String? = nil, [PresentationFact] = [])
  /// A message with a choice of actions.
  case dialog(title: String?, message: String? = nil, [PresentationFact] = [])
}

extension ElementContent {
  /// The role of elements with this content.
  public var role: ElementRole {
    switch self {
    case .scene: .scene
    case .group: .group
    case .stack: .stack
    case .overlay: .overlay
    case .spacer: .spacer
    case .divider: .divider
    case .scroll: .scroll
    case .fitting: .fitting
    case .grid: .grid
    case .gridRow: .gridRow
    case .text: .text
    case .image: .image
    case .label: .label
    case .shape: .shape
    case .progress: .progress
    case .gauge: .gauge
    case .chart: .chart
    case .canvas: .canvas
    case .webView: .webView
    case .button, .disclosure: .button
    case .link: .link
    case .textField: .textField
    case .secureField: .secureField
    case .textEditor: .textEditor
    case .picker: .picker
    case .option: .option
    case .menu: .menu
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .datePicker: .datePicker
    case .colorPicker: .colorPicker
    case .list: .list
    case .form: .form
    case .section: .section
    case .header: .header
    case .footer: .footer
    case .row: .row
    case .rowActions: .rowActions
    case .table: .table
    case .tableRow: .tableRow
    case .columnHeader: .columnHeader
    case .cell: .cell
    case .navigationStack: .navigationStack
    case .screen: .screen
    case .navigationBar: .navigationBar
    case .toolbarItem: .toolbarItem
    case .tabView: .tabView
    case .tab: .tab
    case .splitView: .splitView
    case .column: .column
    case .inspector: .inspector
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    }
  }

  /// The number in the control; `nil` for controls without one.
  public var number: Double? {
    if case .slider(let value, _, _) = self { return value }
    if case .gauge(let value, _, _) = self { return value }
    if case .stepper(let value, _, _) = self { return value }
    if case .progress(let value, _) = self { return value }
    if case .fitting(let shown, _, _) = self { return Double(shown) }
    return nil
  }

  /// The facts of the content as words of a dump.
  package var words: [String] {
    switch self {
    case .scene, .divider, .gridRow, .option, .header, .footer, .row, .navigationStack,
      .inspector:
      []
    case .group(let variant): word(variant, unless: .plain)
    case .stack(let axis): ["axis=\"\(axis)\""]
    case .overlay(let variant): word(variant, unless: .plain)
    case .spacer(let minimum): word("minimum", minimum?.shortest)
    case .scroll(let axes, let showsIndicators, let isEnabled):
      (isEnabled ? [] : ["variant=\"fixed\""])
        + (axes == .vertical ? [] : ["axis=\"\(axes.words)\""])
        + (showsIndicators ? [] : ["indicators=\"hidden\""])
    case .grid(.cells(let columns)): ["columnCount=\(columns)"]
    case .grid(.tracks(let axis)): ["axis=\"\(axis)\""]
    case .text(_, let target): target?.words ?? []
    case .image(let source, let isResizable): source.words + flag("resizable", isResizable)
    case .label(let variant): word(variant, unless: .automatic)
    case .shape(.rectangle), .shape(.path): []
    case .shape(.capsule): ["variant=\"capsule\""]
    case .shape(.ellipse): ["variant=\"ellipse\""]
    case .link(let target): target?.words ?? []
    case .fitting(let shown, let last, let axis):
      ["value=\(shown)", "maximum=\(last)"] + word("axis", axis.map { "\($0)" })
    case .progress(let fraction, let variant):
      word("value", fraction?.shortest) + word(variant, unless: .automatic)
    case .gauge(let value, let bounds, let variant):
      ["value=\(value.shortest)"] + words(of: bounds) + word(variant, unless: .automatic)
    case .textField(let text, let entry), .secureField(let text, let entry),
      .textEditor(let text, let entry):
      ["value=\"\(richText?.description ?? text)\""] + entry.map(\.word)
    case .chart(let figure): ["marks=\(figure.marks.count)"]
    case .canvas(let figure): ["drawings=\(figure.drawings.count)"]
    case .webView(let address): ["address=\"\(address)\""]
    case .button(let variant, let role, let border):
      word(variant, unless: .automatic)
        + word("buttonRole", role.map { "\"\($0)\"" })
        + (border == .automatic ? [] : ["borderShape=\"\(border.word)\""])
    case .disclosure(let isExpanded):
      ["variant=\"disclosure\""] + (isExpanded ? ["expanded"] : [])
    case .picker(_, let variant): word(variant, unless: .automatic)
    case .menu(let symbol, let variant):
      word("symbol", symbol.map { "\"\($0)\"" })
        + word("variant", variant.word.map { "\"\($0)\"" })
    case .toggle(let isOn, let variant):
      ["value=\(isOn ? "on" : "off")"] + word(variant, unless: .automatic)
    case .slider(let value, let bounds, let step):
      ["value=\(value.shortest)"] + words(of: bounds) + word("step", step?.shortest)
    case .stepper(let value, let minimum, let maximum):
      word("value", value?.shortest) + word("minimum", minimum?.shortest)
        + word("maximum", maximum?.shortest)
    case .datePicker(let value, let earliest, let latest, let variant, _):
      ["value=\"\(value)\""] + word("from", earliest?.description)
        + word("through", latest?.description) + word(variant, unless: .automatic)
    case .colorPicker(let color):
      ["value=\"\(color)\""]
    case .list(let variant, let facts): word(variant, unless: .automatic) + facts.map(\.word)
    case .form(let variant, let facts): word(variant, unless: .automatic) + facts.map(\.word)
    case .section(let isExpanded, let isProminent):
      word("value", isExpanded.map { $0 ? "on" : "off" })
        + (isProminent ? ["variant=\"prominent\""] : [])
    case .rowActions(let edge, let allowsFullSwipe):
      ["placement=\"\(edge)\""] + flag("fullSwipe", allowsFullSwipe)
    case .table(let mode, let look):
      word("selectionMode", mode.map { "\"\($0)\"" }) + look.words
    case .tableRow(let isHeader): isHeader ? ["variant=\"header\""] : []
    case .columnHeader(let direction, let facts):
      word("sort", direction.map { "\"\($0)\"" }) + facts.words
    case .cell(let outline, let isGrip): (outline?.words ?? []) + flag("grip", isGrip)
    case .screen(_, let facts): facts.map(\.word)
    case .navigationBar(_, let mode, let background):
      (mode == .automatic ? [] : ["titleMode=\"\(mode)\""]) + word("background", background)
    case .toolbarItem(let place, let background):
      ["placement=\"\(place)\""] + word("background", background)
    case .tabView(_, let variant): word(variant, unless: .automatic)
    case .tab(let symbol, let group, let isSearch, let title, let place):
      word("symbol", symbol.map { "\"\($0)\"" }) + (isSearch ? ["placement=\"search\""] : [])
        + word("group", group.map { "\"\($0)\"" }) + word("title", title.map { "\"\($0)\"" })
        + word("only", place.map { "\"\($0)\"" })
    case .splitView(let columns, let variant, let hasToggle):
      ["columns=\"\(columns)\""] + word(variant, unless: .automatic)
        + flag("withoutToggle", !hasToggle)
    case .column(let place, let isFront, let backTitle):
      ["placement=\"\(place)\""] + flag("front", isFront)
        + word("backTitle", backTitle.map { "\"\($0)\"" })
    case .sheet(let facts), .cover(let facts), .popover(let facts): facts.flatMap(\.words)
    case .alert(_, let message, let facts), .dialog(_, let message, let facts):
      word("message", message.map { "\"\($0)\"" }) + facts.flatMap(\.words)
    }
  }
}
