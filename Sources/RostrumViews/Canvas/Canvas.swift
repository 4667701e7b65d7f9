public import Foundation
import RostrumElements
public import RostrumGraph

/// A view in which an app draws by itself.
///
/// ```swift
/// Canvas { context, size in
///   let disk = Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height))
///   context.fill(disk, with: .linearGradient(
///     Gradient(colors: [.yellow, .orange]), startPoint: .zero,
///     endPoint: CGPoint(x: 0, y: size.height)))
///   context.draw(Text("Noon").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 120, height: 120)
/// .accessibilityLabel("The sun at noon")
/// ```
///
/// The drawing is a picture of vectors, which the server makes for the size that the browser has
/// measured, as that of a ``GeometryReader``. Give a canvas a name, or nobody who doesn't see it knows
/// what it shows.
public struct Canvas<Symbols: View>: View {
  /// The views that the drawing can use, by their tags.
  public var symbols: Symbols
  /// Draws, with the size of the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing leaves nothing transparent, which a browser finds out by itself.
  public var isOpaque: Bool
  /// The colors of the drawing, which are those of the page.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be late; a server makes it with the rest of the page.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that the drawing can use.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing leaves nothing transparent.
  ///   - colorMode: The colors of the drawing.
  ///   - rendersAsynchronously: Whether the drawing may be late.
  ///   - renderer: Draws, with the size of the canvas.
  ///   - symbols: The views, each with a tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing leaves nothing transparent.
  ///   - colorMode: The colors of the drawing.
  ///   - rendersAsynchronously: Whether the drawing may be late.
  ///   - renderer: Draws, with the size of the canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }

  /// The drawing.
  public var body: some View {
    GeometryReader { proxy in
      let pieces = pieces(in: proxy.size)
      ForEach(0..<pieces.count) { index in
        CanvasPieceView(piece: pieces[index], size: proxy.size)
      }
    }
  }

  private func pieces(in size: CGSize) -> [CanvasPiece] {
    let recorder = CanvasRecorder(symbols: symbols, bounds: CGRect(origin: .zero, size: size))
    var context = GraphicsContext(recorder)
    renderer(&context, size)
    return recorder.pieces
  }
}
