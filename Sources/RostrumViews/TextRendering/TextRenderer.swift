import Foundation
public import RostrumElements
public import RostrumGraph

/// Draws texts in an app's own way.
///
/// ```swift
/// struct Stagger: TextRenderer {
///   var progress: Double
///   var animatableData: Double {
///     get { progress }
///     set { progress = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var copy = context
///       copy.opacity = min(max(progress * 2 - Double(index) / 20, 0), 1)
///       copy.translateBy(x: 0, y: 10 * (1 - copy.opacity))
///       copy.draw(slice)
///     }
///   }
/// }
/// ```
///
/// The page shows the text as always until the browser has reported how it set the lines. Then a drawing of
/// vectors replaces the letters, which stay selectable and readable for assistive technology. Readers whose
/// system forces its colours on pages see the letters themselves.
///
/// A change of ``Animatable/animatableData`` with an animation is drawn in many states between the old and
/// the new one, and the browser plays the opacity, the transform and the filters that letters have in them.
/// Whatever else differs changes at once, and so do letters in layers.
///
/// A renderer draws letters and shapes. Whole texts, images and symbols that it draws aren't shown, and a
/// picture within the text stays where it is. A gradient foreground is drawn in its first colour.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - ctx: The drawing, whose origin is the top left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The room around the text in which the renderer draws; none by default.
  ///
  /// It is part of the context's `clipBoundingRect`. A browser shows what is outside of it as well.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// No room.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws the texts in the view by a renderer.
  ///
  /// ```swift
  /// Text("Hello").textRenderer(Stagger(progress: isShown ? 1 : 0))
  /// ```
  ///
  /// - Parameter renderer: The renderer, which replaces one around the view.
  /// - Returns: The view.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

package struct TextRendererModifier<Renderer: TextRenderer>: EnvironmentModifier {
  package typealias Body = Never

  let renderer: Renderer

  package func modify(_ environment: inout EnvironmentValues) {
    environment.textRenderer = renderer
    environment.textEntrance = nil
  }
}

extension EnvironmentValues {
  /// What draws texts; `nil` for the host.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The renderer from whose data that of a new text moves to its own.
  var textEntrance: (any TextRenderer)? {
    get { self[TextEntranceKey.self] }
    set { self[TextEntranceKey.self] = newValue }
  }
}

private struct TextEntranceKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}
