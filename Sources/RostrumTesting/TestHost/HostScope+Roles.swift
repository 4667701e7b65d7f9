import RostrumViews

extension HostScope {
  /// The elements of a role.
  public func role(_ role: ElementRole) -> HostRole {
    HostRole(host: host, steps: steps, role: role)
  }

  /// Buttons.
  public var button: HostRole { role(.button) }

  /// Links that navigate to another screen.
  public var link: HostRole { role(.link) }

  /// Single-line text fields.
  public var textField: HostRole { role(.textField) }

  /// Text fields that conceal their text.
  public var secureField: HostRole { role(.secureField) }

  /// Multi-line text fields.
  public var textEditor: HostRole { role(.textEditor) }

  /// Toggles.
  public var toggle: HostRole { role(.toggle) }

  /// Sliders.
  public var slider: HostRole { role(.slider) }

  /// Steppers.
  public var stepper: HostRole { role(.stepper) }

  /// Pickers.
  public var picker: HostRole { role(.picker) }

  /// Pickers for a date, a time of day, or both.
  public var datePicker: HostRole { role(.datePicker) }

  /// Colour pickers.
  public var colorPicker: HostRole { role(.colorPicker) }

  /// Gauges.
  public var gauge: HostRole { role(.gauge) }

  /// Charts; a chart's name is the app's, or what its axes stand for.
  public var chart: HostRole { role(.chart) }
  /// The canvases.
  public var canvas: HostRole { role(.canvas) }

  /// Pages of the web; ``HostElement/address`` is the address of such a page.
  public var webView: HostRole { role(.webView) }

  /// Menus.
  public var menu: HostRole { role(.menu) }

  /// Tabs of a tab view.
  public var tab: HostRole { role(.tab) }

  /// Progress indicators.
  public var progress: HostRole { role(.progress) }

  /// Rows of a list or form; a row's name is all of its text.
  public var row: HostRole { role(.row) }

  /// Images and symbols.
  public var image: HostRole { role(.image) }

  /// Sections of a list or form; a section's name is its header.
  public var section: HostRole { role(.section) }

  /// Tables.
  public var table: HostRole { role(.table) }

  /// Rows of a table; a row's name is all of its text.
  public var tableRow: HostRole { role(.tableRow) }

  /// Column headers of a table.
  public var columnHeader: HostRole { role(.columnHeader) }

  /// Texts.
  public var text: HostRole { role(.text) }

  /// Sheets.
  public var sheet: HostRole { role(.sheet) }

  /// Alerts.
  public var alert: HostRole { role(.alert) }

  /// Confirmation dialogs.
  public var dialog: HostRole { role(.dialog) }
}
