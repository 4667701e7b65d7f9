import IssueReporting

/// The screens above the root of a stack, as hashable values of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values of one type.
  ///
  /// - Parameter elements: The values, from bottom to top.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// Whether the root screen is in front.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a screen.
  ///
  /// - Parameter value: The value that the screen represents.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Pops screens.
  ///
  /// If the path has fewer screens, an issue is reported and all of them are removed.
  ///
  /// - Parameter count: The number of screens.
  public mutating func removeLast(_ count: Int = 1) {
    if !(0...elements.count).contains(count) {
      reportIssue("\(count) screens can't be removed from a path of \(elements.count).")
    }
    elements.removeLast(min(max(count, 0), elements.count))
  }
}
