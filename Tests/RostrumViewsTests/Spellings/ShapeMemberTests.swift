import Foundation
import RostrumScenes
import RostrumViews
import Testing

/// A piece of a ring, made as apps make theirs.
private struct Arc: Shape {
  let index: Int
  let count: Int

  private nonisolated var degreesPerPiece: Double { 360 / Double(count) }
  private nonisolated var start: Angle { Angle(degrees: degreesPerPiece * Double(index) + 1) }
  private nonisolated var end: Angle { Angle(degrees: start.degrees + degreesPerPiece - 1) }

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.size.width, rect.size.height) - 24
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.addArc(
        center: center, radius: diameter / 2, startAngle: start, endAngle: end, clockwise: false)
    }
  }
}

@MainActor @Suite("Spellings of shape members", .viewsEnd) struct ShapeMemberTests {
  @Test("A custom shape computes its path off the main actor, and can be rotated and outlined")
  func ownShape() throws {
    let view = Rendering {
      Arc(index: 1, count: 4).rotation(Angle(degrees: -90)).stroke(.red, lineWidth: 12)
    }
    let shape = try view.only(.shape)
    #expect(shape.styles == [.stroke(.color(.red), StrokeStyle(lineWidth: 12))])
    #expect(shape.path?.start == CGPoint(x: 287.98, y: 152.41))
  }

  @Test("An outline has the given style")
  func outline() throws {
    let view = Rendering {
      Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
    let style = try #require(try view.only(.shape).styles.first)
    #expect(style == .stroke(.foreground, StrokeStyle(lineWidth: 4, lineCap: .round)))
    #expect(style != .stroke(.foreground, StrokeStyle(lineWidth: 4)))
  }

  @Test("An inner border has a style and a width")
  func border() throws {
    let view = Rendering { Circle().strokeBorder(.red, lineWidth: 10) }
    let shape = try view.only(.shape)
    #expect(shape.styles == [.stroke(.color(.red), StrokeStyle(lineWidth: 10))])
    #expect(shape.path?.start == CGPoint(x: 295, y: 150))
  }

  @Test("A path connects points within a rectangle")
  func path() {
    let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
    let path = Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    #expect(path.description == "1 2 m 4 6 l")
  }

  @Test("A gradient around a centre fills a disk")
  func gradient() throws {
    let colors = Gradient(colors: [.blue, .green])
    let view = Rendering {
      Circle().fill(AngularGradient(gradient: colors, center: .center))
    }
    #expect(
      try view.only(.shape).styles == [
        .fill(.angular(colors, center: .center, start: .zero, end: .degrees(360)))
      ])
  }
}
