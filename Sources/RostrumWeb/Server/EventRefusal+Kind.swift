import RostrumViews

extension EventRefusal {
  /// The kind of refusal in a word, without any of the user's data.
  var kind: String {
    switch self {
    case .absent: "absent"
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .unsupported: "unsupported"
    case .invalidValue: "invalid value"
    case .dismissDisabled: "dismissal disabled"
    }
  }
}
