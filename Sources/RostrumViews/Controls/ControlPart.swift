/// The views at one position of a control, such as the label of a gauge.
struct ControlPart<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let variant: GroupVariant
  let content: Content

  /// Creates the part, or returns `nil` if it has no content.
  init?(_ variant: GroupVariant, _ content: Content) {
    if (content as? any PossiblyNothing)?.isNothing == true { return nil }
    self.variant = variant
    self.content = content
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
  }
}

/// A view that is known to show nothing.
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

/// A group of views with a particular appearance, such as the box of a `GroupBox`.
struct VariantGroup<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let variant: GroupVariant
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
  }
}
