import RostrumRuntime

/// Creates views of a configuration in a style whose type is erased.
///
/// Two makers are equal if their styles are equal, so setting an equal style again is a no-op.
@MainActor
class StyleMaker<Configuration>: Equatable {
  /// Evaluates the body of the style for a configuration.
  ///
  /// If called within the node's `reading(_:)`, a change of anything that the style reads
  /// invalidates the node.
  ///
  /// - Parameters:
  ///   - configuration: The components to arrange.
  ///   - storage: The node's storage for the dynamic properties of the style.
  ///   - node: The node on whose behalf the style is evaluated.
  /// - Returns: A function that creates or updates the node of the result.
  func body(
    of configuration: Configuration, storage: inout StyleStorage, for node: Node
  ) -> StyledBody {
    preconditionFailure("A style maker always knows the type of its style.")
  }

  fileprivate func makesTheSame(as other: StyleMaker) -> Bool { self === other }

  nonisolated static func == (lhs: StyleMaker, rhs: StyleMaker) -> Bool {
    MainQueue.wait { lhs.makesTheSame(as: rhs) }
  }
}

/// Creates or updates the node of a style's result.
typealias StyledBody = @MainActor (_ node: inout Node?, _ context: NodeContext) -> Void

/// A node's storage for the dynamic properties of its style.
struct StyleStorage {
  fileprivate var style: ObjectIdentifier?
  fileprivate var properties: [AnyObject?] = []

  /// Releases the storage.
  @MainActor
  mutating func detach() {
    ValueLayout.detach(&properties)
    style = nil
  }
}

/// The style maker of one type of style.
final class BodyMaker<Style, Configuration, Body: View>: StyleMaker<Configuration> {
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Body

  init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    self.makeBody = makeBody
  }

  override func body(
    of configuration: Configuration, storage: inout StyleStorage, for node: Node
  ) -> StyledBody {
    if storage.style != ObjectIdentifier(Style.self) {
      storage.detach()
      storage.style = ObjectIdentifier(Style.self)
    }
    var style = style
    let layout = ValueLayout.of(Style.self)
    layout.attach(&style, storage: &storage.properties, node: node)
    guard node.canEvaluateBody(of: style, layout) else {
      return { node, context in
        if node is ViewNode<EmptyView> { return }
        node?.remove()
        node = context.make(EmptyView())
      }
    }
    let body = makeBody(style, configuration)
    return { node, context in
      if let node = node as? ViewNode<Body> {
        node.take(body)
      } else {
        node?.remove()
        node = context.make(body)
      }
    }
  }

  override func makesTheSame(as other: StyleMaker<Configuration>) -> Bool {
    guard let other = other as? BodyMaker else { return false }
    return ValueLayout.areEqual(style, other.style)
  }
}

/// A style of the theme, which the host draws, so no view is created for it.
@MainActor
protocol ThemeStyle<Variant> {
  associatedtype Variant
  /// The variant of the control; `nil` for the default.
  var variant: Variant { get }
}
