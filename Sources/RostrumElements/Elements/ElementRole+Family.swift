extension ElementRole {
  /// What elements of several roles have in common.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// Boxes and distances, which mean nothing by themselves.
    case structure
    /// What a user reads.
    case content
    /// What a user acts on.
    case control
    /// Rows, cells and what groups them.
    case collection
    /// Screens, bars and what arranges them.
    case navigation
    /// Modals, popovers and questions.
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

  /// Whether elements of this role are presentations: they stand below the scene's root, in the
  /// order in which they came up.
  public var isPresentation: Bool { family == .presentation }
}
