public import Foundation

/// A view that a ``Layout`` arranges.
///
/// A subview answers as long as the method of the layout that received it runs.
///
/// NB: `@unchecked Sendable` as in SwiftUI, whose subviews are used on any thread: one layout runs on
/// one thread at a time.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let view: any ArrangedView
  private let values: LayoutValues
  private let recorder: PlacementRecorder
  private let index: Int

  init(
    _ view: any ArrangedView, _ values: LayoutValues, _ index: Int, in recorder: PlacementRecorder
  ) {
    self.view = view
    self.values = values
    self.index = index
    self.recorder = recorder
  }

  /// Whether two values stand for the same view of the same layout.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.recorder === rhs.recorder && lhs.index == rhs.index
  }

  /// The value that ``View/layoutValue(key:value:)`` has set, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { values[key] }

  /// The order in which the view receives space, as set by `layoutPriority(_:)`; 0 by default.
  public var priority: Double { view.facts.priority }

  /// The spacing preferences of the view.
  public var spacing: ViewSpacing { ViewSpacing(view.facts.spacing) }

  /// Returns the size that the view chooses for a proposal.
  ///
  /// - Parameter proposal: The proposal.
  /// - Returns: A size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }

  /// Returns the size that the view chooses for a proposal, and its alignment guides.
  ///
  /// - Parameter proposal: The proposal.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(view, proposal)
  }

  /// Places the view.
  ///
  /// Of several calls, the last one counts.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view that is at the position.
  ///   - proposal: The size that is proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder.places[index] = ViewPlacement(position, anchor, proposal)
  }
}

/// The places of the subviews of one layout.
final class PlacementRecorder {
  var places: [ViewPlacement?] = []
}
