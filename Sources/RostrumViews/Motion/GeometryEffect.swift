public import Foundation
import RostrumElements
public import RostrumGraph

/// An effect that moves the points of a view without affecting the layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var count: CGFloat
///
///   var animatableData: CGFloat {
///     get { count }
///     set { count = newValue }
///   }
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(count * 2 * .pi), y: 0))
///   }
/// }
///
/// TextField("Password", text: $password)
///   .modifier(Shake(count: CGFloat(attempts)))
///   .animation(.default, value: attempts)
/// ```
///
/// The origin is the top leading corner of the view. A change of the `animatableData` with an animation is played
/// through the values in between, which the server evaluates in advance. A view whose effect depends on its size is
/// hidden until the host has measured it. Readers who prefer reduced motion see what is at rest.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Creates the node for a view of this type; apps don't call or implement it.
  @MainActor @preconcurrency
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    GeometryEffectNode(view, context)
  }

  /// The effect, which doesn't affect the layout in any case.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

extension View {
  /// Moves the points of the view without affecting the layout.
  ///
  /// ```swift
  /// Text("Leaning").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0))
  /// ```
  ///
  /// - Parameter transform: The transform, whose origin is the top leading corner of the view.
  /// - Returns: The view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Moves the points of the view without affecting the layout.
  ///
  /// - Parameter transform: The transform, whose origin is the top leading corner of the view.
  /// - Returns: The view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(BoxModifier(property: .resting(Pose(transform))))
  }
}

/// Maintains a view with an effect, and plays its changes.
private final class GeometryEffectNode<V: View, Effect: GeometryEffect>:
  ModifierNode<V, Effect>, GeometryReading
{
  private lazy var link = GeometryLink(graph)
  private lazy var reads = GeometryReads(of: self, link)
  private lazy var decoration = MeasuredStyles(link, outer: context.decoration)
  private var size: CGSize?
  private var shown: Effect.AnimatableData?
  /// The last change: what was there before, its animation, and the number of changes so far.
  private var change: (former: Effect.AnimatableData, animation: Animation?)?
  private var changes = 0

  override func update() {
    reads.begin()
    let data = view.modifier.animatableData
    if let shown, shown != data {
      change = (shown, changeAnimation)
      changes += 1
    }
    shown = data
    size = link.geometry?.size
    link.require([])
    let estimate = reading {
      environment.readerSize ?? graph.service(Measurements.self).window ?? environment.nominalSize
    }
    let styles = [StyleProperty.motion(motion(in: size ?? estimate))]
    let isKnown = size != nil || !dependsOnSize(estimate)
    if styles != decoration.styles || isKnown != link.isKnown {
      decoration.styles = styles
      link.isKnown = isKnown
      graph.markElements(of: self)
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  private func motion(in size: CGSize) -> Motion {
    let effect = view.modifier
    let rest = Pose(effect.effectValue(size: size))
    let trigger = Motion.Trigger.count(changes)
    if let change, let animation = change.animation {
      let motion = Motion(along: animation, to: rest, trigger: trigger) { progress in
        var between = effect
        between.animatableData = change.former.interpolated(
          towards: effect.animatableData, amount: progress)
        return Pose(between.effectValue(size: size))
      }
      if let motion { return motion }
    }
    return Motion([], duration: 0, rest: rest, trigger: trigger)
  }

  private func dependsOnSize(_ size: CGSize) -> Bool {
    let other = CGSize(width: size.width / 2 + 1, height: size.height / 3 + 2)
    return view.modifier.effectValue(size: size) != view.modifier.effectValue(size: other)
  }

  var usesCurrentSize: Bool { link.geometry?.size == size }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    reads.end()
  }
}
