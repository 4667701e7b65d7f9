import RostrumViews

extension HostScope {
  /// The elements of any role.
  public func role(_ role: ElementRole) -> HostRole {
    HostRole(host: host, steps: steps, role: role)
  }

  /// Buttons.
  public var button: HostRole { role(.button) }

  /// Links that lead to another screen.
  public var link: HostRole { role(.link) }

  /// Lines of editable text.
  public var textField: HostRole { role(.textField) }

  /// Lines of editable text that are not shown.
  public var secureField: HostRole { role(.secureField) }

  /// Editable texts of several lines.
  public var textEditor: HostRole { role(.textEditor) }

  /// On and off switches.
  public var toggle: HostRole { role(.toggle) }

  /// Numbers on a continuous range.
  public var slider: HostRole { role(.slider) }

  /// Numbers with plus and minus.
  public var stepper: HostRole { role(.stepper) }

  /// Choices of one value.
  public var picker: HostRole { role(.picker) }

  /// Choices of a day, a time of day, or both.
  public var datePicker: HostRole { role(.datePicker) }

  /// Choices of a colour.
  public var colorPicker: HostRole { role(.colorPicker) }

  /// Measures on a range.
  public var gauge: HostRole { role(.gauge) }

  /// Buttons that open a list of buttons.
  public var menu: HostRole { role(.menu) }

  /// Tabs of a tab view.
  public var tab: HostRole { role(.tab) }

  /// Progress indicators.
  public var progress: HostRole { role(.progress) }

  /// Rows of a list or form; a row's name is all the text in it.
  public var row: HostRole { role(.row) }

  /// Pictures and symbols.
  public var image: HostRole { role(.image) }

  /// Sections of a list or form; a section's name is its heading.
  public var section: HostRole { role(.section) }

  /// Tables.
  public var table: HostRole { role(.table) }

  /// Rows of a table; a row's name is all the text in it.
  public var tableRow: HostRole { role(.tableRow) }

  /// Headings of a table's columns.
  public var columnHeader: HostRole { role(.columnHeader) }

  /// Runs of text.
  public var text: HostRole { role(.text) }

  /// Sheets.
  public var sheet: HostRole { role(.sheet) }

  /// Alerts.
  public var alert: HostRole { role(.alert) }

  /// Dialogs with a choice of actions.
  public var dialog: HostRole { role(.dialog) }
}
