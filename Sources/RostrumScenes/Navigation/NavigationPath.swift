import IssueReporting

/// The screens above the root of a stack, as values of any hashable types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values of one type.
  ///
  /// - Parameter elements: The values, the lowest screen first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// Whether the root is in front.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a screen on top.
  ///
  /// - Parameter value: What the screen is about.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Takes screens from the top.
  ///
  /// To take more screens than there are is reported as an issue, and takes all of them.
  ///
  /// - Parameter count: How many.
  public mutating func removeLast(_ count: Int = 1) {
    if !(0...elements.count).contains(count) {
      reportIssue("\(count) screens cannot be removed from a path of \(elements.count).")
    }
    elements.removeLast(min(max(count, 0), elements.count))
  }
}
