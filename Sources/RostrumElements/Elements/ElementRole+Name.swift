extension ElementRole {
  /// Whether the accessible name of elements of this role is the text within, unless the app gives one.
  ///
  /// This is "name from content" of https://www.w3.org/TR/accname-1.2.
  public var isNamedByContent: Bool {
    switch self {
    case .button, .link, .label, .option, .toggle, .slider, .stepper, .datePicker, .colorPicker,
      .header, .row, .cell, .columnHeader:
      true
    case .scene, .group, .stack, .overlay, .spacer, .divider, .scroll, .fitting, .text, .image,
      .shape, .progress, .gauge, .textField, .secureField, .textEditor, .picker, .menu, .list,
      .form, .section, .footer, .grid, .gridRow, .table, .tableRow, .rowActions,
      .navigationStack, .screen, .navigationBar, .toolbarItem, .tabView, .tab, .splitView,
      .inspector, .column, .sheet, .cover, .popover, .alert, .dialog:
      false
    }
  }

  /// Whether the text within is not part of the name of an element around.
  ///
  /// The buttons of a menu, and those that a swipe uncovers, have names of their own.
  public var holdsNamesApart: Bool { self == .menu || self == .rowActions }
}
