/// A view with other views in front of it or behind it, which do not change its size.
///
/// The element says with ``AttributeKey/variant`` which child the size comes from: in an `overlay`
/// the first one, in a `background` the last one.
struct LayeredView<Content: View>: ContainerView {
  static var role: ElementRole { .overlay }
  let content: Content
  let variant: String
  let alignment: Alignment

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element[.variant] = .string(variant)
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
