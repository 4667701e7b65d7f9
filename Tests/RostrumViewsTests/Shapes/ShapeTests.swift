import Foundation
import RostrumViews
import Testing

private struct Slash: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

@MainActor @Suite(.viewsEnd) struct ShapeTests {
  @Test func aShapeOfTheAppHasAPathInANominalSquare() {
    let view = Rendering { Slash().stroke(.red, lineWidth: 12) }
    #expect(view.outline == #"shape path="0 0 m 300 300 l" size="300 300" style=stroke"#)
    #expect(
      view.all(.shape)[0].styles == [.stroke(.color(.red), StrokeStyle(lineWidth: 12))])
  }

  @Test func aShapeAloneIsFilledLikeTheTextAround() {
    let view = Rendering { Slash() }
    #expect(view.all(.shape)[0].styles == [.fill(.foreground)])
  }

  private struct Hairline: Shape {
    static var role: ShapeRole { .separator }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("A separator has the color of separators, also if it is turned")
  func separators() {
    let view = Rendering {
      Hairline()
      Hairline().rotation(.degrees(90))
      Hairline().fill(.red)
    }
    #expect(
      view.all(.shape).map(\.styles)
        == [[.fill(.separator)], [.fill(.separator)], [.fill(.color(.red))]])
    #expect(Circle.role == .fill)
  }

  @Test func aBoxIsItsOwnShape() {
    let view = Rendering {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 16).fill(.red)
      Capsule().fill(.red)
      Ellipse().fill(.red)
      Color.red
    }
    #expect(
      view.outline == """
        shape style=fill
        shape style=fill+cornerRadius
        shape variant="capsule" style=fill
        shape variant="ellipse" style=fill
        shape style=fill
        """)
  }

  @Test func aBorderIsWithinTheShape() {
    let view = Rendering { Circle().strokeBorder(lineWidth: 24) }
    let shape = view.all(.shape)[0]
    #expect(shape.path?.start == CGPoint(x: 288, y: 150))
    #expect(shape.styles == [.stroke(.foreground, StrokeStyle(lineWidth: 24))])
  }

  @Test func aShapeIsTrimmedThenTurned() {
    let view = Rendering {
      Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(
        style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
    #expect(view.all(.shape)[0].path?.start == CGPoint(x: 150, y: 0))
  }

  @Test func aShapeCanBeFilledAndOutlined() {
    let view = Rendering { Slash().fill(.red).stroke(.blue) }
    #expect(
      view.all(.shape)[0].styles == [.fill(.color(.red)), .stroke(.color(.blue), StrokeStyle())])
  }

  @Test func borderOfAFilledShape() {
    let view = Rendering { Circle().fill(.red).strokeBorder(.blue, lineWidth: 24) }
    let shapes = view.all(.shape)
    #expect(
      shapes.map(\.styles) == [
        [.fill(.color(.red))], [.stroke(.color(.blue), StrokeStyle(lineWidth: 24))],
      ])
    #expect(shapes[1].path?.start == CGPoint(x: 288, y: 150))
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Slash().fill(.red).shape.path(in: square).description == "0 0 m 1 1 l")
  }

  @Test func shapesMoveAndScale() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Slash().offset(x: 1, y: 2).path(in: rect).description == "1 2 m 11 12 l")
    #expect(Slash().scale(0.5).path(in: rect).description == "2.5 2.5 m 7.5 7.5 l")
  }
}
