import RostrumElements

extension DOMNode {
  /// Makes a grid the days of a month (ARIA Authoring Practices, "Date Picker Dialog").
  ///
  /// The client makes one of the days a stop of the tab key.
  mutating func makeCalendar(_ mode: RowSelectionMode) {
    classes.append("r-calendar")
    self["role"] = "grid"
    if mode == .multiple { self["aria-multiselectable"] = "true" }
  }

  /// Gives a week of a calendar and what is in it their roles.
  mutating func addCalendarRole(of element: ElementSnapshot) {
    switch element.role {
    case .gridRow: self["role"] = "row"
    case .text: self["role"] = "columnheader"
    case .button:
      self["role"] = "gridcell"
      self["aria-selected"] = element.state.isSelected ? "true" : "false"
    default: break
    }
  }
}
