public import Foundation
import RostrumLayout
import RostrumRuntime
import RostrumScenes

extension TestHost {
  /// The size of the window, in points: 390 by 844, unless the initializer sets it.
  public var windowSize: CGSize { window.size }

  /// Resizes the window, as a user does who drags its corner or rotates a phone.
  ///
  /// ```swift
  /// await host.resize(to: CGSize(width: 1280, height: 800))
  /// #expect(host.text("Detail").isVisible)
  /// ```
  ///
  /// A window that is less than 600 points wide has the size class `.compact`. A size that isn't
  /// positive and finite is reported as an issue and ignored.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - location: The call site at which issues are reported.
  public func resize(
    to size: CGSize,
    at location: CallSite = #callSite
  ) async {
    guard window.accepts(size, at: location) else { return }
    let old = window.horizontalSizeClass
    window.size = size
    let new = window.horizontalSizeClass
    if new != old {
      inDependencies { () throws(Never) in graph.setEnvironment { $0.horizontalSizeClass = new } }
    }
    await settle(at: location)
  }

  /// The positions of the elements in the window.
  ///
  /// Computed on the first access after a change.
  var layout: LayoutResult {
    bringUpToDate()
    return window.layout(of: graph)
  }
}
