import RostrumRuntime

/// Makes views of some configuration in a style whose type only the maker knows.
///
/// Two makers are equal if they make views in equal styles, so that a style that is said again
/// changes nothing.
@MainActor
class StyleMaker<Configuration>: Equatable {
  /// What the style makes of a configuration.
  ///
  /// What the style reads marks the node that is given, if this runs within its `reading(_:)`.
  ///
  /// - Parameters:
  ///   - configuration: The parts to put together.
  ///   - storage: What the node keeps for the dynamic properties of the style.
  ///   - node: The node on whose behalf the style is asked.
  /// - Returns: Puts the result into a node, made at first and handed each later value.
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

/// Puts what a style has made into a node.
typealias StyledBody = @MainActor (_ node: inout Node?, _ context: NodeContext) -> Void

/// What a node keeps for the dynamic properties of the style that it is drawn in.
struct StyleStorage {
  fileprivate var style: ObjectIdentifier?
  fileprivate var properties: [AnyObject?] = []

  /// Lets go of everything.
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

/// A style of the theme: the host draws it, so that no view has to be made in it.
@MainActor
protocol ThemeStyle<Variant> {
  associatedtype Variant
  /// The name of the style; `nil` for what is usual where the view stands.
  var variant: Variant { get }
}
