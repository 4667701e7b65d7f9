import Foundation
import RostrumViews

/// Where a destination stands in its flow.
struct DestinationPlacement<TabType: TabTypeable> {
  /// How it stands there.
  enum Spot {
    case root
    case stack
    case tab(TabType)
    case column(NavigationSplitViewColumn)
    case sheet(SheetPresentationOptions?)
    case added
    case child
    case custom
  }

  let spot: Spot
  /// The destination around, or that presented it.
  let parentID: UUID?

  var isModal: Bool {
    if case .sheet = spot { true } else { false }
  }

  var isOnStack: Bool {
    if case .stack = spot { true } else { false }
  }

  static var root: Self { Self(spot: .root, parentID: nil) }
}
