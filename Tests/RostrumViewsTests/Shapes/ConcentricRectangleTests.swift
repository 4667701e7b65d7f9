import Foundation
import RostrumElements
import Testing

// NB: Tests `corners(in:)`, which is internal.
@testable import RostrumViews

@MainActor @Suite("Corners that follow a container", .viewsEnd) struct ConcentricRectangleTests {
  private func corners(
    _ shape: some BoxShape, in container: some BoxShape = RoundedRectangle(cornerRadius: 20)
  ) -> [CGFloat] {
    var environment = EnvironmentValues()
    environment.containerCorners = container.boxCorners
    guard case .radii(let radii) = shape.corners(in: environment) else { return [] }
    return Edge.Corner.allCases.map { radii[$0] }
  }

  @Test("A corner has the radius of the container, less the inset")
  func concentric() {
    #expect(corners(ConcentricRectangle()) == [20, 20, 20, 20])
    #expect(corners(ConcentricRectangle().inset(by: 5)) == [15, 15, 15, 15])
    #expect(corners(ConcentricRectangle().inset(by: 30)) == [0, 0, 0, 0])
    #expect(corners(.rect(corners: .concentric(minimum: 8)).inset(by: 15)) == [8, 8, 8, 8])
    #expect(corners(.rect(corners: .concentric(minimum: 8)), in: Rectangle()) == [8, 8, 8, 8])
    #expect(corners(ConcentricRectangle(), in: Capsule()).allSatisfy { $0 > 1000 })
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 12)
    #expect(corners(ConcentricRectangle(), in: uneven) == [4, 0, 0, 12])
    #expect(corners(.rect(corners: .concentric, isUniform: true), in: uneven) == [12, 12, 12, 12])
  }

  @Test("Each corner has a style of its own, and some are as round as the roundest of them")
  func styles() {
    #expect(
      corners(
        .rect(
          topLeadingCorner: 1, topTrailingCorner: .fixed(2.5), bottomLeadingCorner: .concentric,
          bottomTrailingCorner: .fixed(-4))) == [1, 2.5, 20, 0])
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
    func inUneven(_ shape: ConcentricRectangle) -> [CGFloat] { corners(shape, in: uneven) }
    #expect(inUneven(.rect(uniformTopCorners: .concentric)) == [4, 4, 3, 3])
    #expect(
      inUneven(.rect(uniformTopCorners: .concentric, bottomLeadingCorner: 9)) == [4, 4, 9, 3])
    #expect(inUneven(.rect(uniformBottomCorners: .concentric)) == [1, 4, 3, 3])
    #expect(inUneven(.rect(uniformLeadingCorners: .concentric)) == [2, 4, 2, 4])
    #expect(
      inUneven(.rect(uniformLeadingCorners: .concentric, topTrailingCorner: 9)) == [2, 9, 2, 3])
    #expect(inUneven(.rect(uniformTrailingCorners: .concentric)) == [1, 4, 2, 4])
  }

  @Test("A shape is drawn as a box with the corners of the container")
  func drawn() throws {
    let view = Rendering {
      VStack { ConcentricRectangle().fill(.red) }.containerShape(.rect(cornerRadius: 20))
    }
    let all = RectangleCornerRadii(
      topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
    #expect(try view.only(.shape).styles.contains(.cornerRadii(all)))
    let clipped = Rendering {
      Color.red.clipShape(.rect(corners: .fixed(6))).containerShape(.rect(cornerRadius: 20))
    }
    let six = RectangleCornerRadii(
      topLeading: 6, bottomLeading: 6, bottomTrailing: 6, topTrailing: 6)
    #expect(clipped.graph.root.descendants.flatMap(\.styles).contains(.cornerRadii(six)))
  }
}
