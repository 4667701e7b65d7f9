import RostrumViews

extension HostElement {
  /// The accessible name.
  public var name: String { fact(or: "") { $0.accessibleName } }

  /// All text within, as it is read out.
  public var text: String { fact(or: "") { $0.spokenText } }

  /// What the element is.
  public var role: ElementRole? { fact(or: nil) { $0.role } }

  /// The value as a user reads it: the text of a field, the number of a slider, the chosen option
  /// of
  /// a picker, `"on"` or `"off"` for a toggle.
  public var value: String { fact(or: "") { $0.shownValue } }

  /// The number of a slider, stepper or progress.
  public var number: Double? { fact(or: nil) { $0.content.number } }

  /// Whether a toggle is on.
  public var isOn: Bool { fact(or: false) { $0.content.isOn ?? $0[.value]?.flag ?? false } }

  /// Whether it is an option, row or tab that is chosen.
  public var isSelected: Bool { fact(or: false) { $0.isChosen } }

  /// Whether the element takes events.
  public var isEnabled: Bool { fact(or: false) { !$0.isDisabled } }

  /// Whether the field holds text that its format does not understand.
  ///
  /// The value of the field is then what it was before.
  public var isInvalid: Bool { fact(or: false) { $0.content.entry.contains(.invalid) } }

  /// Whether a list, form, table or scroll view is being refreshed.
  public var isRefreshing: Bool { fact(or: false) { $0[.refreshing] != nil } }

  /// Whether the element has the keyboard focus.
  public var isFocused: Bool { fact(or: false) { $0.id == host.graph.focused } }

  /// Whether a button that shows and hides something shows it.
  public var isExpanded: Bool { fact(or: false) { $0.content == .disclosure(isExpanded: true) } }

  /// Where a link leads, as an absolute address; empty for anything else.
  public var address: String { fact(or: "") { $0[.url]?.string ?? "" } }

  /// What an empty field shows.
  public var placeholder: String { fact(or: "") { $0.content.placeholder ?? "" } }

  /// The description beyond the name: an alert's message, a hint.
  public var message: String { fact(or: "") { $0[.message]?.string ?? "" } }

  /// The names of the options of a picker, or of the tabs of a tab view.
  public var options: [String] {
    fact(or: []) { $0.options.map(\.accessibleName) }
  }

  func fact<Value>(or fallback: Value, _ read: (Element) -> Value) -> Value {
    guard let element = host.resolve(self, to: "read", at: location) else { return fallback }
    return read(element)
  }
}
