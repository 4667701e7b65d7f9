extension Image {
  /// The size of symbols relative to the text.
  public typealias Scale = SymbolScale
}

extension View {
  /// Sets the size of symbols in the view relative to the text.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill").imageScale(.large)
  /// ```
  ///
  /// - Parameter scale: The size.
  /// - Returns: The view.
  public func imageScale(_ scale: Image.Scale) -> some View {
    style(.imageScale(scale))
  }

  /// Sets how symbols in the view are drawn.
  ///
  /// Symbols have one layer. As those of Apple that have one, they are drawn in one colour in any
  /// mode.
  ///
  /// - Parameter mode: The mode; `nil` for the symbol's own.
  /// - Returns: The view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Returns the symbol in a mode, which for a symbol with one layer is the same in any mode.
  ///
  /// - Parameter mode: The mode; `nil` for the symbol's own.
  /// - Returns: The symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Layers in fainter shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer in a colour of its own.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Layers in the colours of the symbol.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension EnvironmentValues {
  /// The size of symbols relative to the text, as `imageScale(_:)` around the view sets it.
  public var imageScale: Image.Scale {
    if case .imageScale(let scale)? = inheritedStyle(.imageScale) { scale } else { .medium }
  }
}
