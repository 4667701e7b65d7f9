extension ReadableElement {
  /// The options of a picker, including those in sections, or the tabs of a tab view.
  public var options: [Self] {
    if role == .tabView { return children.filter { $0.role == .tab && !$0.state.isHidden } }
    var options: [Self] = []
    visitVisible { if $0.role == .option { options.append($0) } }
    return options
  }

  /// The value as shown to a user.
  public var shownValue: String {
    if let chosen = selection {
      return options.first { $0.id == chosen }?.accessibleName ?? ""
    }
    return state.content.value ?? ""
  }
}
