import RostrumElements
import RostrumGraph

/// A view whose outermost modifiers describe a ``Pose``.
@MainActor
protocol PosedView: View {
  /// Removes the outermost modifiers that are those of a pose.
  ///
  /// - Parameter parts: Receives what the modifiers do.
  /// - Returns: The view within.
  func unposed(_ parts: inout PoseParts) -> any View
}

/// What modifiers do to the look of a view.
struct PoseParts {
  /// The properties of the pose, innermost first.
  var styles: [StyleProperty] = []
  /// The innermost mask, in the square of ``AnyTransition/Mask``.
  var mask: Path?
  /// Whether modifiers that mask are among those of the pose.
  var hasMasks = false
}

/// A modifier that may be one of a pose.
@MainActor
protocol PoseModifier: ViewModifier {
  /// Whether the modifier does nothing that the parts have no place for.
  func isPose(in parts: PoseParts) -> Bool
  /// Adds what the modifier does to what is done within it.
  func add(to parts: inout PoseParts)
}

extension Style: PoseModifier {
  func isPose(in parts: PoseParts) -> Bool { property?.isPose ?? true }

  func add(to parts: inout PoseParts) {
    if let property { parts.styles.append(property) }
  }
}

extension ModifiedContent: PosedView where Content: View, Modifier: PoseModifier {
  func unposed(_ parts: inout PoseParts) -> any View {
    guard modifier.isPose(in: parts) else { return self }
    let inner = (content as? any PosedView)?.unposed(&parts) ?? content
    modifier.add(to: &parts)
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
      var parts = PoseParts()
      cores.append((view as? any PosedView)?.unposed(&parts) ?? view)
      guard let pose = Pose(parts.styles) else { return nil }
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
