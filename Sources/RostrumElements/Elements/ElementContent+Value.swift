extension ElementContent {
  /// The value of the control as text; `nil` for content without a value.
  public var value: String? {
    if let isOn { return isOn ? "on" : "off" }
    return number?.shortest ?? richText?.words ?? typedText
  }

  /// Whether a toggle is on or a section is expanded; `nil` for any other content.
  public var isOn: Bool? {
    if case .toggle(let isOn, _) = self { return isOn }
    if case .section(let isExpanded, _) = self { return isExpanded }
    return nil
  }

  /// The kind of action that the element performs, if it is a button with a role.
  public var buttonRole: ButtonRole? {
    if case .button(_, let role, _) = self { role } else { nil }
  }

  /// The selected option of a picker, or the selected tab of a tab view.
  public var selection: ElementID? {
    if case .picker(let selection, _) = self { return selection }
    if case .tabView(let selection, _) = self { return selection }
    return nil
  }
}
