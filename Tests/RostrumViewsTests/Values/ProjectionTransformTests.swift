import Foundation
import RostrumElements
import Testing

@Suite("Transforms of points") struct ProjectionTransformTests {
  private var skewed: ProjectionTransform {
    var transform = ProjectionTransform(
      CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 10, ty: -20))
    (transform.m13, transform.m23) = (0.001, -0.002)
    return transform
  }

  @Test("A transform and the one that undoes it leave points where they are")
  func inverse() {
    let both = skewed.concatenating(skewed.inverted())
    let (found, expected) = (both.numbers, ProjectionTransform().numbers)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test("Transforms are applied in their order, as those that keep lines parallel")
  func order() {
    let shift = CGAffineTransform(translationX: 1, y: 2)
    let scale = CGAffineTransform(scaleX: 3, y: 4)
    #expect(
      ProjectionTransform(shift).concatenating(ProjectionTransform(scale))
        == ProjectionTransform(shift.concatenating(scale)))
    #expect(ProjectionTransform(shift).isAffine && !skewed.isAffine)
    #expect(ProjectionTransform(.identity).isIdentity && !skewed.isIdentity)
  }
}
