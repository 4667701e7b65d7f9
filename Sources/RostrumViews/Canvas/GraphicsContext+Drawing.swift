public import Foundation
public import RostrumElements
public import RostrumGraph

extension GraphicsContext {
  /// A text for a canvas.
  public struct ResolvedText {
    let text: Text
    /// The paint of the text, if it has one of its own; a style.
    public var shading: Shading?
  }

  /// An image for a canvas.
  public struct ResolvedImage {
    let image: Image
  }

  /// A view for a canvas.
  public struct ResolvedSymbol {
    let view: any View
  }

  /// Prepares a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Prepares an image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// The view with a tag among those of the canvas; `nil` without one.
  ///
  /// The tags are those of the views themselves, of the elements of a `ForEach`, and of both within a
  /// `Group`.
  @MainActor @preconcurrency
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    recorder.symbols.view(tagged: AnyHashable(id)).map { ResolvedSymbol(view: $0) }
  }

  /// Draws a text at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point.
  ///   - anchor: The point of the text that is there: a corner, the middle of an edge, or the centre.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.text(text, nil), point, anchor)
  }

  /// Draws a text in a box, from its upper corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The box.
  public func draw(_ text: Text, in rect: CGRect) {
    add(.text(text, nil), rect.center, .center, rect.size)
  }

  /// Draws a text at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point.
  ///   - anchor: The point of the text that is there: a corner, the middle of an edge, or the centre.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.text(text.text, text.paint), point, anchor)
  }

  /// Draws a text in a box, from its upper corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The box.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.text(text.text, text.paint), rect.center, .center, rect.size)
  }

  /// Draws an image at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point.
  ///   - anchor: The point of the image that is there: a corner, the middle of an edge, or the centre.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.image(image), point, anchor)
  }

  /// Draws an image in a box, which it fills.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The box.
  public func draw(_ image: Image, in rect: CGRect) {
    add(.image(image), rect.center, .center, rect.size)
  }

  /// Draws an image at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point.
  ///   - anchor: The point of the image that is there: a corner, the middle of an edge, or the centre.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image in a box, which it fills.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The box.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    draw(image.image, in: rect)
  }

  /// Draws a view at a point.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The point.
  ///   - anchor: The point of the view that is there: a corner, the middle of an edge, or the centre.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.symbol(symbol.view), point, anchor)
  }

  /// Draws a view in a box, whose size is proposed to it.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: The box.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.symbol(symbol.view), rect.center, .center, rect.size)
  }

  private func add(
    _ content: CanvasView.Content, _ place: CGPoint, _ anchor: UnitPoint, _ size: CGSize? = nil
  ) {
    recorder.add(
      CanvasView(
        content: content, place: place, anchor: anchor, size: size, transform: transform, look: look
      ))
  }
}

extension GraphicsContext.ResolvedText {
  /// The paint of the text, if it has one of its own.
  fileprivate var paint: PaintStyle? {
    guard case .style(let paint)? = shading?.paint(in: .identity) else { return nil }
    return paint
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Views among which one has a tag.
@MainActor
protocol TaggedViews: View {
  /// The view with a tag; `nil` without one.
  func find(_ tag: AnyHashable) -> (any View)?
}

extension View {
  /// The view with a tag among the view and its parts.
  func view(tagged tag: AnyHashable) -> (any View)? {
    (self as? any TaggedViews)?.find(tag)
  }
}

extension TupleView: TaggedViews {
  @MainActor
  func find(_ tag: AnyHashable) -> (any View)? {
    for view in repeat each value {
      if let found = view.view(tagged: tag) { return found }
    }
    return nil
  }
}

extension ModifiedContent: TaggedViews where Content: View, Modifier: ViewModifier {
  func find(_ tag: AnyHashable) -> (any View)? {
    if let own = modifier as? any TaggingModifier { return own.tagValue == tag ? self : nil }
    // The tag of a view is on its inside, too: what is around it stays around it.
    return content.view(tagged: tag) == nil ? nil : self
  }
}

/// A modifier that gives a view a tag.
@MainActor
protocol TaggingModifier {
  var tagValue: AnyHashable { get }
}

extension Tag: TaggingModifier {
  var tagValue: AnyHashable { value }
}

extension ForEach: TaggedViews where Content: View {
  @MainActor
  func find(_ tag: AnyHashable) -> (any View)? {
    for element in data {
      let view = content(element)
      if let found = view.view(tagged: tag) { return found }
      if AnyHashable(identify(element)) == tag { return view }
    }
    return nil
  }
}

extension Group: TaggedViews where Content: View {
  func find(_ tag: AnyHashable) -> (any View)? { body.view(tagged: tag) }
}
