public import RostrumElements
public import RostrumGraph

extension View {
  /// Sets how the texts and symbols within the view change, if their change is animated.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// Button("Add") { withAnimation { count += 1 } }
  /// ```
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    style(.contentTransition(transition))
  }
}
