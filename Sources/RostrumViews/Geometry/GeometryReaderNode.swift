import Foundation

/// The node of a ``GeometryReader``: an element that fills the available space, and whose content is
/// made for the size of that space.
final class GeometryReaderNode<Content: View>:
  ElementNode<GeometryReader<Content>, Content>, GeometryReading
{
  private lazy var scope = EnvironmentScope(around: self)
  private lazy var space = ReaderSpace(of: self)
  private lazy var reads = GeometryReads(of: self, space.link)

  // The draft contains the styles of the enclosing modifiers, and is recomputed when one of them
  // changes.
  override func update() {
    reads.begin()
    let (draft, value) = reading {
      let draft = handle.draft {
        $0.content = .overlay(.reader)
        $0.measure(space.link)
      }
      // The enclosing reader's size is read so that a change of it invalidates this reader.
      let outer = environment.readerSize == nil ? nil : environment.readerSpace
      space.update(
        styles: Array(draft.layers.joined()), in: outer, nominal: environment.nominalSize)
      return (draft, view.content(GeometryProxy(reads, size: space.size)))
    }
    if !space.isExact { space.link.require([]) }
    space.link.isKnown = (space.isExact || space.link.geometry != nil) && reads.isKnown
    handle.take(draft)
    scope.modify {
      $0.readerSize = space.size
      $0.readerSpace = space
    }
    var context = context.content(of: self)
    context.environment = scope
    show(value, in: context)
  }

  var usesCurrentSize: Bool { space.isCurrent }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    reads.end()
    super.willRemove()
  }
}
