import Foundation

/// A size that is offered to a view, and the axes along which it is certain that the view has it.
struct SizeOffer {
  var size: CGSize
  var certainAxes: Axis.Set = []

  init(_ size: CGSize) {
    self.size = size
  }

  /// The offer to a view inside of styles that are offered this size.
  ///
  /// - Parameter styles: The styles, innermost first.
  /// - Returns: The offer.
  func within(_ styles: [StyleProperty]) -> SizeOffer {
    styles.reversed().reduce(into: self) { offer, style in
      switch style {
      case .padding(let insets):
        offer.size.width = max(0, offer.size.width - insets.leading - insets.trailing)
        offer.size.height = max(0, offer.size.height - insets.top - insets.bottom)
      case .frame(let frame): offer.take(frame)
      case .fixedSize, .aspectRatio, .relativeFrame: offer.certainAxes = []
      default: break
      }
    }
  }

  private mutating func take(_ frame: Frame) {
    size.width = Self.length(size.width, frame.width, frame.minWidth, frame.maxWidth)
    size.height = Self.length(size.height, frame.height, frame.minHeight, frame.maxHeight)
    if frame.width != nil { certainAxes.insert(.horizontal) }
    if frame.height != nil { certainAxes.insert(.vertical) }
  }

  private static func length(
    _ offered: Double, _ exact: Double?, _ least: Double?, _ greatest: Double?
  ) -> Double {
    exact ?? max(min(offered, greatest ?? .infinity), least ?? 0)
  }
}
