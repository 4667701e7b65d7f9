import Foundation

extension View {
  /// Adds an action to perform when the view is scrolled into its scroll view, and out of it.
  ///
  /// ```swift
  /// Player(video).onScrollVisibilityChange(threshold: 0.2) { isVisible in
  ///   if !isVisible { video.pause() }
  /// }
  /// ```
  ///
  /// The action also runs if the view is visible when it appears. A view outside of a scroll view is
  /// visible.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that is in the scroll view once it is visible, from 0 for any
  ///     part to 1 for all of it.
  ///   - action: Receives whether the view is visible.
  /// - Returns: The view.
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { view in
      guard let bounds = view.bounds(of: .scrollView) else { return true }
      let part = CGRect(origin: .zero, size: view.size).part(in: bounds)
      return part > 0 && part >= threshold
    } action: { wasVisible, isVisible in
      if isVisible || wasVisible { action(isVisible) }
    }
  }
}

extension CGRect {
  /// The part of the area that is in another rectangle, from 0 to 1.
  ///
  /// An area without a width or height counts as a line, or as a point.
  fileprivate func part(in bounds: CGRect) -> Double {
    func part(from start: CGFloat, _ length: CGFloat, in low: CGFloat, _ high: CGFloat) -> Double {
      guard length > 0 else { return start >= low && start <= high ? 1 : 0 }
      return Double(max(0, min(start + length, high) - max(start, low)) / length)
    }
    return part(from: minX, width, in: bounds.minX, bounds.maxX)
      * part(from: minY, height, in: bounds.minY, bounds.maxY)
  }
}
