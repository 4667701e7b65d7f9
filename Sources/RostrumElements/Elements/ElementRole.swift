/// The semantic role of an element, independent of how a host draws it.
///
/// A host maps a role to its own vocabulary: the web host to an HTML element and an ARIA role, the
/// test host to a query.
///
/// This file has all that a role must say of itself: its case, its line in the table of
/// `ElementRole.traits`, and the content that stands for it.
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
  /// Values as marks along axes.
  case chart
  /// A drawing of an app.
  case canvas
  /// A page of the web.
  case webView

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

extension ElementRole {
  /// What the elements of a role have in common, whatever their facts are.
  struct Traits {
    /// The family of the role.
    let family: Family
    /// The size of elements of the role.
    let size: Size
    /// Whether elements of the role take their accessible name from their text.
    let isNamedByContent: Bool

    init(_ family: Family, size: Size = .own, isNamedByContent: Bool = false) {
      self.family = family
      self.size = size
      self.isNamedByContent = isNamedByContent
    }
  }

  /// What is special about the role: one line, in which most of it is the default.
  var traits: Traits {
    switch self {
    case .scene: Traits(.structure, size: .filling)
    case .group: Traits(.structure)
    case .stack: Traits(.structure)
    case .overlay: Traits(.structure)
    case .spacer: Traits(.structure)
    case .divider: Traits(.structure)
    case .scroll: Traits(.structure)
    case .fitting: Traits(.structure)
    case .text: Traits(.content, size: .wrapping)
    case .image: Traits(.content)
    case .label: Traits(.content, isNamedByContent: true)
    case .shape: Traits(.content)
    case .progress: Traits(.content)
    case .gauge: Traits(.content)
    case .chart: Traits(.content)
    case .canvas: Traits(.content)
    case .webView: Traits(.content, size: .filling)
    case .button: Traits(.control, isNamedByContent: true)
    case .link: Traits(.control, isNamedByContent: true)
    case .textField: Traits(.control, size: .wide)
    case .secureField: Traits(.control, size: .wide)
    case .textEditor: Traits(.control, size: .filling)
    case .toggle: Traits(.control, size: .labeled, isNamedByContent: true)
    case .slider: Traits(.control, size: .wide, isNamedByContent: true)
    case .stepper: Traits(.control, size: .labeled, isNamedByContent: true)
    case .picker: Traits(.control)
    case .option: Traits(.control, isNamedByContent: true)
    case .menu: Traits(.control)
    case .datePicker: Traits(.control, size: .labeled, isNamedByContent: true)
    case .colorPicker: Traits(.control, size: .labeled, isNamedByContent: true)
    case .list: Traits(.collection, size: .filling)
    case .form: Traits(.collection, size: .filling)
    case .section: Traits(.collection, size: .wide)
    case .header: Traits(.collection, size: .wide, isNamedByContent: true)
    case .footer: Traits(.collection, size: .wide)
    case .row: Traits(.collection, size: .wide, isNamedByContent: true)
    case .grid: Traits(.collection)
    case .gridRow: Traits(.collection)
    case .table: Traits(.collection, size: .filling)
    case .tableRow: Traits(.collection, size: .wide)
    case .columnHeader: Traits(.collection, isNamedByContent: true)
    case .cell: Traits(.collection, isNamedByContent: true)
    case .rowActions: Traits(.collection, size: .absent)
    case .navigationStack: Traits(.navigation, size: .filling)
    case .screen: Traits(.navigation, size: .filling)
    case .navigationBar: Traits(.navigation, size: .wide)
    case .toolbarItem: Traits(.navigation)
    case .tabView: Traits(.navigation, size: .filling)
    case .tab: Traits(.navigation, size: .filling)
    case .splitView: Traits(.navigation, size: .filling)
    case .inspector: Traits(.navigation, size: .filling)
    case .column: Traits(.navigation, size: .filling)
    case .sheet: Traits(.presentation, size: .absent)
    case .cover: Traits(.presentation, size: .absent)
    case .popover: Traits(.presentation, size: .absent)
    case .alert: Traits(.presentation, size: .absent)
    case .dialog: Traits(.presentation, size: .absent)
    }
  }
}

extension ElementContent {
  /// Creates content from a role alone, with default facts.
  ///
  /// - Parameter role: The role of the element.
  public init(_ role: ElementRole) {
    switch role {
    case .scene: self = .scene(title: nil)
    case .group: self = .group(.plain)
    case .stack: self = .stack(.vertical)
    case .overlay: self = .overlay(.plain)
    case .spacer: self = .spacer(minimum: nil)
    case .divider: self = .divider
    case .scroll: self = .scroll(.vertical, showsIndicators: true, isEnabled: true)
    case .fitting: self = .fitting(shown: 0, last: 0, nil)
    case .grid: self = .grid(.cells(columns: 1))
    case .gridRow: self = .gridRow
    case .text: self = .text(nil, leadingTo: nil)
    case .image: self = .image(.symbol(""), isResizable: false)
    case .label: self = .label(.automatic)
    case .shape: self = .shape(.rectangle)
    case .progress: self = .progress(nil, .automatic)
    case .gauge: self = .gauge(0, in: 0...1, .automatic)
    case .chart: self = .chart(ChartFigure())
    case .canvas: self = .canvas(CanvasFigure())
    case .webView: self = .webView("")
    case .button: self = .button(.automatic, role: nil, border: .automatic)
    case .link: self = .link(nil)
    case .textField: self = .textField("", [])
    case .secureField: self = .secureField("", [])
    case .textEditor: self = .textEditor("", [])
    case .picker: self = .picker(selection: nil, .automatic)
    case .option: self = .option
    case .menu: self = .menu(symbol: nil, .automatic)
    case .toggle: self = .toggle(isOn: false, .automatic)
    case .slider: self = .slider(0, in: 0...1, step: nil)
    case .stepper: self = .stepper(nil, minimum: nil, maximum: nil)
    case .datePicker: self = .datePicker(.day(.first), from: nil, through: nil, .automatic)
    case .colorPicker: self = .colorPicker(RGBColor(red: 0, green: 0, blue: 0))
    case .list: self = .list(.automatic, [])
    case .form: self = .form(.automatic, [])
    case .section: self = .section(isExpanded: nil, isProminent: false)
    case .header: self = .header
    case .footer: self = .footer
    case .row: self = .row
    case .rowActions: self = .rowActions(.trailing, allowsFullSwipe: false)
    case .table: self = .table(nil)
    case .tableRow: self = .tableRow(isHeader: false)
    case .columnHeader: self = .columnHeader(nil)
    case .cell: self = .cell(nil)
    case .navigationStack: self = .navigationStack
    case .screen: self = .screen(title: nil, [])
    case .navigationBar: self = .navigationBar(title: nil, .automatic, background: .automatic)
    case .toolbarItem: self = .toolbarItem(.automatic, background: .automatic)
    case .tabView: self = .tabView(selection: nil, .automatic)
    case .tab: self = .tab(symbol: nil, group: nil, isSearch: false)
    case .splitView: self = .splitView(.automatic, .automatic)
    case .column: self = .column(.detail, isFront: false)
    case .inspector: self = .inspector
    case .sheet: self = .sheet([])
    case .cover: self = .cover([])
    case .popover: self = .popover([])
    case .alert: self = .alert(title: "", message: nil, [])
    case .dialog: self = .dialog(title: nil, message: nil, [])
    }
  }
}
