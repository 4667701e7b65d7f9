extension ElementContent {
  /// Whether the element does nothing but arrange its children.
  ///
  /// A frame around such an element is a box of its own: the children keep their alignment, and the
  /// frame aligns them as a whole.
  package var arrangesChildren: Bool {
    switch self {
    case .stack, .overlay, .grid, .fitting: true
    case .scene, .group, .spacer, .divider, .scroll, .gridRow, .text, .image, .label, .shape,
      .progress, .gauge, .button, .disclosure, .link, .textField, .secureField, .textEditor,
      .picker, .option, .menu, .toggle, .slider, .stepper, .datePicker, .colorPicker, .list, .form,
      .section, .header, .footer, .row, .rowActions, .table, .tableRow, .columnHeader, .cell,
      .navigationStack, .screen, .navigationBar, .toolbarItem, .tabView, .tab, .splitView, .column,
      .inspector, .sheet, .cover, .popover, .alert, .dialog:
      false
    }
  }
}

extension ElementContent {
  /// Whether the layout facts of the element depend on those of its children.
  package var isSizedByChildren: Bool {
    switch self {
    case .group, .stack, .overlay, .scroll, .fitting, .grid, .gridRow, .label, .button, .disclosure,
      .link, .menu, .option, .toolbarItem, .cell, .columnHeader, .toggle:
      true
    case .scene, .spacer, .divider, .text, .image, .shape, .progress, .gauge, .textField,
      .secureField, .textEditor, .picker, .slider, .stepper, .datePicker, .colorPicker, .list,
      .form, .section, .header, .footer, .row, .rowActions, .table, .tableRow, .navigationStack,
      .screen, .navigationBar, .tabView, .tab, .splitView, .column, .inspector, .sheet, .cover,
      .popover, .alert, .dialog:
      false
    }
  }
}

extension ElementContent {
  /// Whether the element takes no space while it is hidden, unlike a view, which keeps its place.
  package var isAbsentWhenHidden: Bool {
    switch self {
    case .navigationBar, .toolbarItem, .tab, .column, .group(.bottomBar), .group(.dragPreview): true
    default: false
    }
  }
}
