extension ChartFigure {
  /// What a user has selected in a chart that offers it.
  public struct Selection: Hashable, Sendable {
    /// The selected values, or the ranges of values, in the reader's words; empty without any.
    public var values: [String] = []
    /// The mark that is nearest to the selected values.
    public var mark: Mark?
    /// The number of the mark among those that can be selected, from 1; 0 without a selection.
    public var number = 0
    /// The number of marks that can be selected.
    public var count = 0
    /// The axis along which the nearest mark is selected.
    public var axis = Axis.x
    /// Whether the app draws a line at the selected value itself.
    public var hasOwnRule = false
    /// Whether the user can point at values.
    public var offersValues = false
    /// Whether the user can select a range by dragging.
    public var offersRanges = false

    /// The axes along which marks are selected.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// From left to right.
      case x
      /// From top to bottom.
      case y
      /// Clockwise from the top.
      case angle
    }

    /// Creates a selection in which nothing is selected.
    public init() {}

    /// What is selected, in a sentence.
    public var words: String {
      guard let mark else { return values.joined(separator: ", ") }
      let data = ([mark.x].compactMap(\.self) + mark.groups + [mark.y].compactMap(\.self))
      let own = [mark.label, mark.value].compactMap(\.self)
      return (own.isEmpty ? data.map(\.words) : own).joined(separator: ", ")
    }
  }
}
