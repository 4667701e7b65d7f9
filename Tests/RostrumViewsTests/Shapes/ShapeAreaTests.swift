import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Areas of shapes", .viewsEnd) struct ShapeAreaTests {
  @Test("Shapes are combined in the same rectangle")
  func shapes() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let half = Rectangle().scale(0.5, anchor: .leading)
    let (middle, right) = (CGPoint(x: 25, y: 50), CGPoint(x: 75, y: 50))
    func insides(_ shape: some Shape) -> [Bool] {
      [middle, right].map { shape.path(in: rect).contains($0) }
    }
    #expect(insides(Rectangle().union(half)) == [true, true])
    #expect(insides(Rectangle().intersection(half)) == [true, false])
    #expect(insides(Rectangle().subtracting(half)) == [false, true])
    #expect(insides(Rectangle().symmetricDifference(half, eoFill: true)) == [false, true])
    let line = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }
    #expect(line.lineIntersection(half).path(in: rect).description == "0 50 m 50 50 l")
    #expect(line.lineSubtraction(half).path(in: rect).description == "50 50 m 100 50 l")
    let view = Rendering { Circle().subtracting(Rectangle().offset(x: 150)).fill(.red) }
    let path = try #require(view.only(.shape).path)
    #expect(path.contains(CGPoint(x: 75, y: 150)))
    #expect(!path.contains(CGPoint(x: 225, y: 150)))
  }
}
