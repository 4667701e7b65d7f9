/// A presentation as a value.
///
/// The presentations of a graph form a tree: a presentation is a child of the one that contains the
/// view that presents it. The tree describes what a user sees above the root, and how it can be
/// dismissed.
public struct PresentationNode: Hashable, Sendable, Identifiable {
  /// The kind of the presentation.
  public let kind: PresentationKind
  /// The element of the presentation or screen.
  public let id: ElementID
  /// The title, if any.
  public let title: String?
  /// The facts about the element, such as its message and detents.
  public let options: [PresentationFact]
  /// The event by which the user dismisses the presentation; `nil` if only the app can.
  public let dismissal: UserEvent?
  /// The identity of the item that is presented, or of the element of the path, in words.
  ///
  /// `nil` for a presentation that a Boolean binding requests, and for the screen of a link to a view.
  package private(set) var value: String?
  /// The presentations that this one presents, in the order in which they appeared.
  public let children: [PresentationNode]

  /// Creates a node.
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

  /// Returns the node with a value.
  func presenting(_ identity: AnyHashable?) -> Self {
    guard let identity, !(identity.base is Bool) else { return self }
    var node = self
    node.value = String(describing: identity.base)
    return node
  }
}

extension PresentationNode: CustomStringConvertible {
  /// An outline of the presentation and its descendants, one indented line each.
  public var description: String {
    let line = title.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue
    let lines = children.flatMap { $0.description.split(separator: "\n").map { "  " + $0 } }
    return ([line] + lines).joined(separator: "\n")
  }
}
