import RostrumViews

extension EventRefusal {
  /// The kind of refusal in a word that holds nothing of the user's.
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
