extension ElementRole {
  /// A family of related roles.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// Boxes and spacing without a meaning of their own.
    case structure
    /// Content that a user reads.
    case content
    /// Controls that a user operates.
    case control
    /// Rows, cells and their containers.
    case collection
    /// Screens, bars and their containers.
    case navigation
    /// Modals, popovers, alerts and dialogs.
    case presentation
  }

  /// The family of the role.
  public var family: Family {
    switch self {
    case .scene, .group, .stack, .overlay, .spacer, .divider, .scroll, .fitting: .structure
    case .text, .image, .label, .shape, .progress, .gauge: .content
    case .button, .link, .textField, .secureField, .textEditor, .toggle, .slider, .stepper,
      .picker, .option, .menu, .datePicker, .colorPicker:
      .control
    case .list, .form, .section, .header, .footer, .row, .grid, .gridRow, .table, .tableRow,
      .columnHeader, .cell, .rowActions:
      .collection
    case .navigationStack, .screen, .navigationBar, .toolbarItem, .tabView, .tab, .splitView,
      .inspector, .column:
      .navigation
    case .sheet, .cover, .popover, .alert, .dialog: .presentation
    }
  }

  /// Whether elements of this role are presentations, which are children of the scene's root, in
  /// the order in which they were presented.
  public var isPresentation: Bool { family == .presentation }
}
