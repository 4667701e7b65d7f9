public import Foundation

extension View {
  /// Sets the width of the inspector that contains the view, if the inspector is next to a view.
  ///
  /// ```swift
  /// .inspector(isPresented: $showsDetails) {
  ///   Details().inspectorColumnWidth(280)
  /// }
  /// ```
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the inspector that contains the view, if the inspector is next to a view.
  ///
  /// The user can't change the width, which is the ideal one within the bounds.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points.
  ///   - ideal: The width without other constraints.
  ///   - max: The maximum width.
  /// - Returns: The view.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(
        least: min.map { Double($0) }, ideal: Double(ideal), greatest: max.map { Double($0) }))
  }
}

/// The width of an inspector, in points.
struct InspectorWidth: Codable, Equatable {
  let least: Double?
  let ideal: Double
  let greatest: Double?

  /// Creates a width, unless the ideal one isn't finite.
  ///
  /// Bounds that aren't finite don't count.
  init?(least: Double?, ideal: Double, greatest: Double?) {
    guard ideal.isFinite else { return nil }
    self.ideal = ideal
    self.least = least.flatMap { $0.isFinite ? $0 : nil }
    self.greatest = greatest.flatMap { $0.isFinite ? $0 : nil }
  }

  var style: StyleProperty { .columnWidth(least: least, ideal: ideal, greatest: greatest) }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}
