/// The views that stand at one place of a control, such as the label of a gauge.
struct ControlPart<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let variant: GroupVariant
  let content: Content

  /// The part, or nothing where there is no view for it.
  init?(_ variant: GroupVariant, _ content: Content) {
    if (content as? any PossiblyNothing)?.isNothing == true { return nil }
    self.variant = variant
    self.content = content
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
  }
}

/// A view that can be known to show nothing.
@MainActor
private protocol PossiblyNothing {
  var isNothing: Bool { get }
}

extension EmptyView: PossiblyNothing {
  fileprivate var isNothing: Bool { true }
}

extension Optional: PossiblyNothing {
  fileprivate var isNothing: Bool { if case .none = self { true } else { false } }
}

/// A group of views with a look of its own, such as the box around a `GroupBox`.
struct VariantGroup<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let variant: GroupVariant
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
  }
}
