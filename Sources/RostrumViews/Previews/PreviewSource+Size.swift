package import Foundation

extension PreviewSource {
  /// The sizes of the windows in which the preview is shown: those of a phone and of a desk, or the one
  /// that a trait fixes.
  package var sizes: [CGSize] {
    switch layout {
    case .fixed(let width, let height):
      [CGSize(width: width.usable(or: 390), height: height.usable(or: 844))]
    case .device, .sizeThatFits:
      isLandscape
        ? [CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768)]
        : [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)]
    }
  }

  private var isLandscape: Bool {
    orientation == .landscapeLeft || orientation == .landscapeRight
  }
}

extension CGFloat {
  /// The length, at most that of a screen, or a default length if it isn't a number.
  fileprivate func usable(or standard: CGFloat) -> CGFloat {
    isNaN ? standard : Swift.min(Swift.max(self, 1), 10_000)
  }
}
