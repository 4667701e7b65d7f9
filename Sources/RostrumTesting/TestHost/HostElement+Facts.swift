import RostrumViews

extension HostElement {
  /// The accessible name.
  public var name: String { fact(or: "") { $0.accessibleName } }

  /// All text inside the element, in reading order.
  public var text: String { fact(or: "") { $0.spokenText } }

  /// The role of the element.
  public var role: ElementRole? { fact(or: nil) { $0.role } }

  /// The value that a user reads.
  ///
  /// The value is the text of a field, the number of a slider, the selected option of a picker, or
  /// `"on"` or `"off"` for a toggle.
  public var value: String { fact(or: "") { $0.shownValue } }

  /// The value of a slider, stepper or progress view.
  public var number: Double? { fact(or: nil) { $0.content.number } }

  /// Whether a toggle is on.
  public var isOn: Bool { fact(or: false) { $0.content.isOn ?? false } }

  /// Whether the element is a selected option, row or tab.
  public var isSelected: Bool { fact(or: false) { $0.isChosen } }

  /// Whether the element is enabled.
  public var isEnabled: Bool { fact(or: false) { !$0.isDisabled } }

  /// Whether a field contains text that its format can't parse, or the app refuses its value.
  ///
  /// The field's value is unchanged if its format can't parse the text.
  public var isInvalid: Bool {
    fact(or: false) { $0.content.entry.contains(.invalid) || $0.state.refusal != nil }
  }

  /// The reason why the app refuses the value of a control; empty if it doesn't.
  public var errorMessage: String { fact(or: "") { $0.state.refusal ?? "" } }

  /// Whether a list, form, table or scroll view is being refreshed.
  public var isRefreshing: Bool {
    fact(or: false) { $0.state.interaction(.refresh) == .refresh(isRunning: true) }
  }

  /// Whether the element has the keyboard focus.
  public var isFocused: Bool { fact(or: false) { $0.id == host.graph.focused } }

  /// Whether a disclosure button shows its content.
  public var isExpanded: Bool { fact(or: false) { $0.content == .disclosure(isExpanded: true) } }

  /// The absolute URL of a link; empty for other elements.
  public var address: String { fact(or: "") { $0.content.address ?? "" } }

  /// The placeholder of a field.
  public var placeholder: String { fact(or: "") { $0.content.placeholder ?? "" } }

  /// The description in addition to the name, such as an alert's message or a hint.
  public var message: String { fact(or: "") { $0.content.message ?? $0.state.hint ?? "" } }

  /// The badge of a row or a tab; `nil` if it has none.
  public var badge: String? { fact(or: nil) { $0.state.badge } }

  /// The names of the options of a picker, or of the tabs of a tab view.
  public var options: [String] {
    fact(or: []) { $0.options.map(\.accessibleName) }
  }

  func fact<Value>(or fallback: Value, _ read: (Element) -> Value) -> Value {
    guard let element = host.resolve(self, to: "read", at: location) else { return fallback }
    return read(element)
  }
}
