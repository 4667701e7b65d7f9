/// The kind of a presentation.
public enum PresentationKind: String, Hashable, Sendable {
  /// A screen on a navigation stack, above its root.
  case screen
  /// A modal presentation that covers part of the content below it.
  case sheet
  /// A modal presentation that covers everything.
  case cover
  /// A bubble attached to the element that presented it.
  case popover
  /// A modal message that the user must respond to.
  case alert
  /// A message with a choice of actions.
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

  /// Whether the presentation is an alert or dialog, each of whose buttons dismisses it.
  var isQuestion: Bool { self == .alert || self == .dialog }
}
