import RostrumRestoration

/// One of the views within a view.
///
/// A container gets them from `Group(subviews:transform:)` or `ForEach(subviews:content:)`, and places
/// them as it likes. A subview keeps its state while it is in the same place of the container's body,
/// and wherever a `ForEach` moves it.
public nonisolated struct Subview: View, Identifiable {
  /// A primitive view has no body.
  public typealias Body = Never

  /// The identity of the subview among those of the same view.
  public let id: ID
  /// The values that the subview leaves for the container.
  public internal(set) var containerValues: ContainerValues
  var content: any View

  /// Identifies a subview: its place in the view, and the identities of the rows around it.
  public struct ID: Hashable {
    var parts: [Part] = []

    enum Part: Hashable {
      case place(Int)
      case row(AnyHashable)
    }
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  @MainActor
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    SubviewNode(view, context)
  }
}

extension Subview {
  /// The subview with a modifier.
  @MainActor
  func modified<Modifier: ViewModifier>(by modifier: Modifier) -> Subview {
    func modified<V: View>(_ view: V) -> any View {
      ModifiedContent(content: view, modifier: modifier)
    }
    var copy = self
    copy.content = modified(content)
    copy.containerValues.merge(values(of: modifier))
    return copy
  }
}

/// The values that a modifier leaves for the container.
@MainActor
func values<Modifier: ViewModifier>(of modifier: Modifier) -> ContainerValues {
  var values = ContainerValues()
  (modifier as? any ContainerValueWriting)?.write(to: &values)
  return values
}

extension Subview: KeptIdentity {
  package var keptIdentity: AnyHashable? { id.keptName.map { AnyHashable($0) } }
}

extension Subview.ID {
  /// A name of the subview that is the same in each launch; `nil` if a row has no such name.
  fileprivate var keptName: String? {
    var names: [String] = []
    for part in parts {
      switch part {
      case .place(let index): names.append("\(index)")
      case .row(let id):
        if let text = id.base as? String {
          names.append("\"\(text)\"")
        } else if let number = id.base as? Int {
          names.append("#\(number)")
        } else {
          return nil
        }
      }
    }
    return names.joined(separator: "/")
  }
}

/// The node of a subview, whose content is replaced if a different subview takes its place.
final class SubviewNode: SlotNode<Subview> {
  private lazy var id = view.id

  override func update() {
    if view.id != id {
      id = view.id
      content?.remove()
      content = nil
    }
    reconcile(view.content)
  }

  private func reconcile<Content: View>(_ view: Content) {
    if context.child(of: self).reconcile(&content, with: view) { contentChanged() }
  }

  override func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
    guard let name = id.keptName, hasher.combine(id: name) else {
      hasher.isStable = false
      return
    }
  }
}
