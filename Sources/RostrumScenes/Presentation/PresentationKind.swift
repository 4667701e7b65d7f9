/// The ways in which something is presented.
public enum PresentationKind: String, Hashable, Sendable {
  /// A screen on a navigation stack, above its root.
  case screen
  /// A modal that covers part of what is below.
  case sheet
  /// A modal that covers everything.
  case cover
  /// A bubble attached to its invoker.
  case popover
  /// A question that must be answered.
  case alert
  /// A question with a choice of actions.
  case dialog

  /// The role of the element.
  var role: ElementRole {
    switch self {
    case .screen: .screen
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    }
  }

  /// Whether it asks a question, so that each of its buttons dismisses it.
  var isQuestion: Bool { self == .alert || self == .dialog }
}
