/// The look of bars where views scroll behind them.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let look: ScrollEdgeEffect.Look?

  /// The theme's look.
  public static let automatic = ScrollEdgeEffectStyle(look: nil)
  /// Bars that fade out.
  public static let soft = ScrollEdgeEffectStyle(look: .soft)
  /// Opaque bars that end with a line.
  public static let hard = ScrollEdgeEffectStyle(look: .hard)
}

extension View {
  /// Sets the look of the bars behind which the view scrolls.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .scrollEdgeEffectStyle(.hard, for: .top)
  /// ```
  ///
  /// The bars are those of the screen around the view: the navigation bar at the top, and the toolbar at the bottom.
  ///
  /// - Parameters:
  ///   - style: The look; the theme's for `nil`.
  ///   - edges: The edges at which the bars are.
  /// - Returns: The view.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self.style(style?.look.map { .scrollEdge(ScrollEdgeEffect($0, at: edges)) })
  }

  /// Hides the backgrounds of the bars behind which the view scrolls.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bars have no background.
  ///   - edges: The edges at which the bars are.
  /// - Returns: The view.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    style(hidden ? .scrollEdge(ScrollEdgeEffect(.hidden, at: edges)) : nil)
  }
}
