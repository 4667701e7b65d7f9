package import Foundation

/// A view's own guide for an alignment.
public struct AlignmentGuide: Hashable, Sendable {
  /// The key of the guide.
  package let key: AlignmentKey
  private let function: Function

  /// NB: `@unchecked Sendable` because a layout calls an app's function on one thread at a time.
  private final class Function: @unchecked Sendable {
    let value: (ViewDimensions) -> CGFloat

    init(_ value: @escaping (ViewDimensions) -> CGFloat) {
      self.value = value
    }
  }

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - key: The key of the guide.
  ///   - value: Returns the guide from the dimensions of the view.
  package init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    function = Function(value)
  }

  private init(_ key: AlignmentKey, _ function: Function) {
    self.key = key
    self.function = function
  }

  /// Returns a copy that is different from all others, after a call that reads what the function reads.
  package func evaluated() -> AlignmentGuide {
    _ = function.value(ViewDimensions(EmptyArrangedView(width: 0), .zero))
    return AlignmentGuide(key, Function(function.value))
  }

  /// The guide in a view without content that has a width, in points.
  package func value(inWidth width: CGFloat) -> Double {
    Double(function.value(ViewDimensions(EmptyArrangedView(width: width), .zero)))
  }

  /// The guide in a view, in points.
  package func value(in dimensions: ViewDimensions) -> CGFloat { function.value(dimensions) }

  /// Whether two guides are the same function for the same alignment.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.function === rhs.function
  }

  /// Hashes the alignment and the identity of the function.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(ObjectIdentifier(function))
  }
}

/// A view without content.
private final class EmptyArrangedView: ArrangedView {
  private let width: CGFloat

  init(width: CGFloat) { self.width = width }

  var facts: LayoutFacts { .absent }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 0) }

  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}
