extension ElementRole {
  /// Whether elements of this role take their accessible name from their text, unless the app sets
  /// one.
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

  /// Whether the element's text is excluded from the name of an enclosing element.
  ///
  /// The buttons of a menu, and those that a swipe reveals, have names of their own.
  public var holdsNamesApart: Bool { self == .menu || self == .rowActions }
}
