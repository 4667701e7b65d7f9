/// A view with other views in front of it or behind it, which don't affect its size.
///
/// The size comes from the first child of an ``OverlayVariant/overlay``, and from the last child of
/// a ``OverlayVariant/background``.
struct LayeredView<Content: View>: ContainerView {
  static var role: ElementRole { .overlay }
  let content: Content
  let variant: OverlayVariant
  let alignment: Alignment

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .overlay(variant)
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
