import RostrumElements
import RostrumGraph

/// A view whose outermost modifiers describe a ``Pose``.
@MainActor
protocol PosedView: View {
  /// Removes the outermost modifiers that are those of a pose.
  ///
  /// - Parameter styles: Receives the properties, innermost first.
  /// - Returns: The view within.
  func unposed(_ styles: inout [StyleProperty]) -> any View
}

extension ModifiedContent: PosedView where Content: View, Modifier == Style {
  func unposed(_ styles: inout [StyleProperty]) -> any View {
    if let property = modifier.property, !property.isPose { return self }
    let inner = (content as? any PosedView)?.unposed(&styles) ?? content
    if let property = modifier.property { styles.append(property) }
    return inner
  }
}

/// The same view in several poses.
@MainActor
struct PosedViews {
  /// The view without the poses.
  let core: any View
  /// The pose of each view.
  let poses: [Pose]

  /// Separates views from their poses, unless they differ in more than that.
  ///
  /// - Parameter views: The views.
  init?(_ views: [any View]) {
    var cores: [any View] = []
    var poses: [Pose] = []
    for view in views {
      var styles: [StyleProperty] = []
      cores.append((view as? any PosedView)?.unposed(&styles) ?? view)
      guard let pose = Pose(styles) else { return nil }
      poses.append(pose)
    }
    guard let first = cores.first, cores.dropFirst().allSatisfy({ Self.areSame(first, $0) }) else {
      return nil
    }
    core = first
    self.poses = poses
  }

  private static func areSame<V: View>(_ first: V, _ second: any View) -> Bool {
    guard let second = second as? V else { return false }
    return ValueLayout.areEqual(first, second)
  }
}

/// A view in a motion.
struct MovingView: View {
  let core: any View
  let motion: Motion

  var body: some View {
    AnyView(core).modifier(BoxModifier(property: .motion(motion)))
  }
}

/// Adds a property in a box of its own, which a host animates as a whole.
package struct BoxModifier: ElementModifier {
  let property: StyleProperty

  package init(property: StyleProperty) {
    self.property = property
  }

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.layers.append([property])
  }
}
