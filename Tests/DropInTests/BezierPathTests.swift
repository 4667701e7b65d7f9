import DropInUIKit
import Foundation
import RostrumViews
import Testing

@Suite("Paths of UIKit")
struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("Some corners of a rectangle are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 8)
    #expect(Path(path.cgPath) == Path(roundedRect: rect, cornerRadii: radii))
  }

  @Test("An endless radius makes all corners as round as they can be")
  func allCorners() {
    let size = CGSize(width: CGFloat.infinity, height: .infinity)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: size)
    let radii = RectangleCornerRadii(
      topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
    #expect(Path(path.cgPath) == Path(roundedRect: rect, cornerRadii: radii))
  }

  @Test("A path is a rectangle, an ellipse, or a rectangle with round corners")
  func figures() {
    #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
    #expect(Path(UIBezierPath(ovalIn: rect).cgPath) == Path(ellipseIn: rect))
    #expect(
      Path(UIBezierPath(roundedRect: rect, cornerRadius: 6).cgPath)
        == Path(roundedRect: rect, cornerRadius: 6))
  }
}
