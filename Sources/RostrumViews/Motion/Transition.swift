public import RostrumElements
public import RostrumGraph

/// The look of a view while it is inserted or removed.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
///   }
/// }
/// ```
///
/// A browser shows what `opacity`, `offset`, `scaleEffect`, rotations and filters do at the ends of a
/// transition. A mask that is a shape also stays while the view is there:
///
/// ```swift
/// content.mask { Circle().scale(phase.isIdentity ? 1.5 : 0) }
/// ```
///
/// The shape is a polygon that is stretched to the view; it moves if it has as many corners in each phase, as
/// those of one type have. A ``TextRenderer`` draws the texts of the view, and those of a view that is inserted move from
/// what it draws before. Other modifiers have no effect.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the modified view.
  associatedtype Body: View

  /// The modified view.
  ///
  /// - Parameters:
  ///   - content: The view that is inserted or removed.
  ///   - phase: The phase of the transition.
  /// - Returns: The view in the phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// Whether views move.
  static var properties: TransitionProperties { get }

  /// The values of the transition; apps don't call or implement it.
  var _values: AnyTransition { get }
}

/// The phases of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is there.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view looks as it does without the transition.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 0 in between, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether views move.
  public var hasMotion: Bool

  /// Creates properties.
  ///
  /// - Parameter hasMotion: Whether views move.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  /// Views move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The values of the transition; apps don't call or implement it.
  public var _values: AnyTransition {
    let content = PlaceholderContentView<Self>(EmptyView())
    let present = body(content: content, phase: .identity).look.mask
    func absence(_ phase: TransitionPhase) -> AnyTransition.Absence {
      AnyTransition.Absence(body(content: content, phase: phase).look, present: present)
    }
    return AnyTransition(absence(.willAppear), absence(.didDisappear))
  }

  /// Applies the transition to a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view in the phase.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView<Self>(content), phase: phase)
  }

  /// Combines two transitions that play at the same time.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: The transition.
  public func combined(with other: some Transition) -> some Transition {
    ValueTransition(values: _values.combined(with: other._values))
  }

  /// Gives the transition its own animation.
  ///
  /// - Parameter animation: The animation; `nil` for that of the change.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> some Transition {
    ValueTransition(values: _values.animation(animation))
  }
}

/// A transition that consists of its values.
struct ValueTransition: Transition {
  let values: AnyTransition

  var _values: AnyTransition { values }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension AnyTransition.Absence {
  /// The look of an absent view, with a mask if the view that is there has one, too.
  fileprivate init(_ look: (pose: Pose, mask: Path?), present: Path?) {
    self.init(look.pose == .identity ? nil : look.pose)
    if let absent = look.mask, let present {
      mask = AnyTransition.Mask(absent: absent, present: present)
    }
  }
}

extension View {
  /// The pose and the mask of the view's outermost modifiers.
  fileprivate var look: (pose: Pose, mask: Path?) {
    var parts = PoseParts(hasMasks: true)
    _ = (self as? any PosedView)?.unposed(&parts)
    return (Pose(parts.styles) ?? .identity, parts.mask)
  }

  /// Sets the transition that animates the view's insertion and removal.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func transition(_ transition: some Transition) -> some View {
    modifier(TransitionRenderers(transition)).transition(transition._values)
  }
}

extension AnyTransition {
  /// Creates the transition of an app's own type.
  ///
  /// - Parameter transition: The transition.
  @MainActor @preconcurrency
  public init(_ transition: some Transition) {
    self = transition._values
  }

  /// The transition from one modifier to another.
  ///
  /// ```swift
  /// struct Turned: ViewModifier {
  ///   let degrees: Double
  ///   func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
  /// }
  ///
  /// AnyTransition.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))
  /// ```
  ///
  /// As with ``Transition``, `opacity`, `offset`, `scaleEffect`, rotations, filters and masks are animated.
  /// The view is there as without a modifier, except for a mask.
  ///
  /// - Parameters:
  ///   - active: The modifier before the insertion and after the removal.
  ///   - identity: The modifier while the view is there, which should change nothing.
  /// - Returns: The transition.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    func look(_ modifier: E) -> (pose: Pose, mask: Path?) {
      E.Body.self == Never.self
        ? EmptyView().modifier(modifier).look : modifier.body(content: .placeholder).look
    }
    return AnyTransition(Absence(look(active), present: look(identity).mask))
  }
}
