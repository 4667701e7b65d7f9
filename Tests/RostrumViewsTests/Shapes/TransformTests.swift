import Foundation
import RostrumElements
import RostrumViews
import Testing

@Suite("Transforms") struct TransformTests {
  private func isClose(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(Double(point.x) - x) < 1e-9 && abs(Double(point.y) - y) < 1e-9
  }

  @Test("A transform is applied to points, the last one named first")
  func order() {
    let point = CGPoint(x: 1, y: 2)
    #expect(isClose(point.applying(CGAffineTransform(translationX: 3, y: 4)), 4, 6))
    #expect(isClose(point.applying(CGAffineTransform(scaleX: 3, y: 4)), 3, 8))
    #expect(isClose(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), -2, 1))
    let both = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(isClose(point.applying(both), 12, 4))
    let turned = CGAffineTransform(scaleX: 2, y: 1).rotated(by: .pi / 2)
    #expect(isClose(point.applying(turned), -4, 1))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(isClose(point.applying(moved), 4, 4))
    #expect(isClose(point.applying(both).applying(both.inverted()), 1, 2))
    #expect(both.concatenating(both.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("Paths and shapes are transformed")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let shift = CGAffineTransform(translationX: 5, y: 0)
    #expect(
      Path(rect).applying(shift).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(Rectangle().transform(shift).path(in: rect) == Path(rect).applying(shift))
  }

  @Test("Two values are one that is added, scaled and moved")
  func pairs() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    #expect(pair.magnitudeSquared == 5)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, 4))
    #expect(pair + AnimatablePair(1, 1) - pair == AnimatablePair(1, 1))
    pair.interpolate(towards: .zero, amount: 0.5)
    #expect(pair == AnimatablePair(1, 2))
    #expect(pair.interpolated(towards: .zero, amount: 0.5) == AnimatablePair(0.5, 1))
    #expect(Float(2).scaled(by: 3) == 6)
    #expect(Font.custom("Papyrus", size: 9, relativeTo: .body) == .custom("Papyrus", size: 9))
  }

  @Test("Insets and the measures of strokes are animatable")
  func insets() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData = insets.animatableData.scaled(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var stroke = StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: 2, dashPhase: 3)
    stroke.animatableData = stroke.animatableData.scaled(by: 2)
    #expect(stroke == StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 4, dashPhase: 6))
  }
}
