public import Foundation
import RostrumLayout
import RostrumViews

extension HostElement {
  /// The frame in the window, in points from the top leading corner.
  ///
  /// ```swift
  /// let host = TestHost(size: CGSize(width: 400, height: 600)) {
  ///   VStack(spacing: 0) {
  ///     Text("Title").frame(height: 50)
  ///     Color.red
  ///   }
  /// }
  /// #expect(host.role(.shape)().frame == CGRect(x: 0, y: 50, width: 400, height: 550))
  /// ```
  ///
  /// The frame is that of the view itself. Padding and frames around the view aren't part of it,
  /// and scrolling moves it. The layout follows SwiftUI's rules, with the metrics of a font that is
  /// part of this module, so frames are the same on every machine.
  ///
  /// The frame is `CGRect.null` for an element without a place in the window, such as a button of a
  /// closed menu. A missing element is reported as an issue.
  public var frame: CGRect {
    fact(or: .null) { host.layout[$0.id]?.frame ?? .null }
  }

  /// The size of the ``frame``, in points.
  public var size: CGSize {
    let frame = frame
    return frame.isNull ? .zero : frame.size
  }

  /// The part of the ``frame`` that a user sees.
  ///
  /// Scroll views, clipped views and the window cut off parts of the frame. The visible frame is
  /// `CGRect.null` if nothing is left, and if the element is transparent.
  public var visibleFrame: CGRect {
    fact(or: .null) { host.layout[$0.id]?.visibleFrame ?? .null }
  }

  /// Whether a user sees at least a part of the element without scrolling.
  ///
  /// ```swift
  /// #expect(!host.text("Row 50").isVisible)
  /// await host.text("Row 50").scrollIntoView()
  /// #expect(host.text("Row 50").isVisible)
  /// ```
  ///
  /// An element that is hidden, on another screen or covered by a presentation isn't visible. A
  /// missing element is reported as an issue.
  public var isVisible: Bool {
    let found = host.find(steps, visibleOnly: false)
    if found.count == 1, found[0].obstacle(in: host.graph.root) != nil { return false }
    return fact(or: false) { host.layout[$0.id]?.visibleFrame.isNull == false }
  }
}

extension ElementPlacement {
  /// The visible part of the frame; `CGRect.null` if the frame has no area in it.
  fileprivate var visibleFrame: CGRect {
    guard let visible else { return .null }
    let rect = frame.overlap(with: visible)
    return rect.isEmpty ? .null : rect
  }
}
