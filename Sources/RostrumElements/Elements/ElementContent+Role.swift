extension ElementContent {
  /// Whether the element is a group that adds nothing to the look of the view in it.
  package var isTransparent: Bool {
    switch self {
    case .group(.plain), .group(.draggable), .group(.dropDestination): true
    default: false
    }
  }

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
    case .cell: self = .cell
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
