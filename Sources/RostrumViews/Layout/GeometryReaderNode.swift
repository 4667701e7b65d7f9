import Foundation

/// The node of a ``GeometryReader``: an element that fills the available space, and whose frame it
/// reads.
final class GeometryReaderNode<Content: View>: ElementNode<GeometryReader<Content>, Content> {
  private lazy var scope = EnvironmentScope(around: self)

  // The draft contains the frames of the enclosing modifiers, and is recomputed when one of them
  // changes.
  override func update() {
    let (draft, size, value) = reading {
      let draft = handle.draft { $0.fill() }
      let size = draft.exactSize(or: environment.readerSize ?? environment.nominalSize)
      return (draft, size, view.content(GeometryProxy(size: size)))
    }
    handle.take(draft)
    scope.modify { $0.readerSize = size }
    var context = context.content(of: self)
    context.environment = scope
    show(value, in: context)
  }
}

extension ElementDraft {
  /// Fills the available space, with the views at the top leading corner.
  fileprivate mutating func fill() {
    style(.alignment(.topLeading))
    style(.frame(Frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)))
  }

  /// The innermost exact width and height, or else those of another size.
  fileprivate func exactSize(or size: CGSize) -> CGSize {
    var width: Double?
    var height: Double?
    for case .frame(let frame) in layers.joined() {
      width = width ?? frame.width
      height = height ?? frame.height
    }
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
