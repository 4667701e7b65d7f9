import Foundation
import Testing

// NB: Tests `largest`, which is internal.
@testable import RostrumViews

@MainActor @Suite(.viewsEnd) struct ShapeSpellingTests {
  @Test func coloursAroundAPlaceTakeAWholeTurn() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let view = Rendering {
      Circle().fill(AngularGradient(gradient: gradient, center: .center))
    }
    #expect(
      try view.only(.shape).styles == [
        .fill(
          .angular(gradient, center: .center, start: .zero, end: .degrees(360)))
      ])
  }

  @Test func coloursAroundAPlaceCanBeginAtAnAngle() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(90)).paint
        == .angular(gradient, center: .center, start: .degrees(90), end: .degrees(450)))
  }

  @Test func aCapsuleIsAsRoundAsItsShorterSideAllows() throws {
    let view = Rendering { Text("a").padding().background(.green, in: Capsule()) }
    #expect(try view.only(.text).styles.last == .cornerRadius(BoxCorners.largest))
    #expect(Rendering { Capsule() }.outline == #"shape variant="capsule" style=fill"#)
  }

  @Test func aCircleIsRoundAndAClipOfCornersIs() throws {
    let view = Rendering { Text("a").clipShape(Circle()) }
    #expect(try view.only(.text).styles == [.cornerRadius(BoxCorners.largest)])
    #expect(
      try Rendering { Circle() }.only(.shape).path?.start == CGPoint(x: 300, y: 150))
  }

  @Test func aRectangleFillsItsBoxAndARoundOneHasItsRadius() {
    let view = Rendering {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 16).fill(.red)
    }
    #expect(
      view.all(.shape).map(\.styles) == [
        [.fill(.color(.red))], [.fill(.color(.red)), .cornerRadius(16)],
      ])
  }

  private func line(to point: CGPoint) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: point)
    }
  }

  @Test func aPathAloneHasItsPlacesInPointsOfTheBox() {
    let view = Rendering { line(to: CGPoint(x: 90, y: 30)).stroke(.red, lineWidth: 2) }
    #expect(view.outline == #"shape path="0 0 m 90 30 l" style=stroke"#)
  }

  @Test func aPathInAReaderHasItsPlacesInTheSpaceOfTheReader() throws {
    let view = Rendering {
      GeometryReader { proxy in
        line(to: CGPoint(x: proxy.size.width / 2, y: proxy.size.height)).stroke(.primary)
      }
      .frame(width: 280, height: 140)
    }
    let shape = try view.only(.shape)
    #expect(
      shape.content
        == .shape(
          .path(line(to: CGPoint(x: 140, y: 140)), in: CGSize(width: 280, height: 140))))
  }

  @Test func aTurnedPieceOfAPathKeepsItsPlaces() throws {
    let view = Rendering { line(to: CGPoint(x: 100, y: 0)).trim(from: 0, to: 0.5).offset(y: 5) }
    let shape = try view.only(.shape)
    #expect(shape.path?.description == "0 5 m 50 5 l")
    #expect(shape.content == .shape(.path(try #require(shape.path), in: nil)))
  }
}
