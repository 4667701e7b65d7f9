/// Something that is presented, as a value.
///
/// A graph's presentations form a tree: what was presented from within something else is its
/// child. The tree says what a user sees above the root, and how each of it goes away.
public struct PresentationNode: Hashable, Sendable, Identifiable {
  /// How it is presented.
  public let kind: PresentationKind
  /// The element of the presentation or screen.
  public let id: ElementID
  /// The title, if there is one.
  public let title: String?
  /// The facts about the element, such as its message and detents.
  public let options: [PresentationFact]
  /// The event by which the user dismisses it; `nil` if only the app can.
  public let dismissal: UserEvent?
  /// What is presented from within, in the order in which it came up.
  public let children: [PresentationNode]

  /// Makes a node of its parts.
  public init(
    kind: PresentationKind, id: ElementID, title: String? = nil,
    options: [PresentationFact] = [], dismissal: UserEvent? = nil,
    children: [PresentationNode] = []
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.options = options
    self.dismissal = dismissal
    self.children = children
  }
}

extension PresentationNode: CustomStringConvertible {
  /// The presentation and those within, one indented line each.
  public var description: String {
    let line = title.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue
    let lines = children.flatMap { $0.description.split(separator: "\n").map { "  " + $0 } }
    return ([line] + lines).joined(separator: "\n")
  }
}
