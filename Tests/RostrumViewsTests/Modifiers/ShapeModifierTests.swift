import Foundation
import RostrumTesting
import Testing

// NB: Tests `BoxCorners`' properties, which are internal.
@testable import RostrumViews

@MainActor @Suite("Shapes around views", .viewsEnd) struct ShapeModifierTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  private struct Slash: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private var slash: StyleProperty {
    let size = CGSize(width: 300, height: 300)
    return .outline(Slash().path(in: CGRect(origin: .zero, size: size)), in: size)
  }

  @Test("A view is clipped to a shape of the app")
  func clip() throws {
    #expect(try styles { Text("a").clipShape(Slash()) } == [slash])
    #expect(try styles { Text("a").mask { Slash() } } == [slash])
    #expect(try styles { Text("a").clipShape(.capsule) } == [.cornerRadius(BoxCorners.largest)])
    #expect(try styles { Text("a").clipShape(.rect(cornerRadius: 4)) } == [.cornerRadius(4)])
    let rule = try styles { Text("a").clipShape(Slash(), style: FillStyle(eoFill: true)) }
    guard case .outline(_, _, true)? = rule.first else {
      Issue.record("\(rule)")
      return
    }
  }

  @Test("A view fades with the opacity of a gradient")
  func mask() throws {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    #expect(try styles { Text("a").mask { fade } } == [.mask(fade.paint)])
    #expect(try styles { Text("a").mask(fade) } == [.mask(fade.paint)])
    let round = RadialGradient(
      stops: [.init(color: .black, location: 0.5), .init(color: .clear, location: 1)],
      center: .center, startRadius: 0, endRadius: 40)
    #expect(try styles { Text("a").mask(round) } == [.mask(round.paint)])
    let both = Rendering { Text("a").mask { Capsule().fill(fade) } }
    let all = both.all(.text).flatMap(\.styles) + both.all(.group).flatMap(\.styles)
    #expect(Set(all) == [.cornerRadius(BoxCorners.largest), .mask(fade.paint)])
  }

  @Test("A shape is filled with an elliptical gradient, which is also a view")
  func ellipticalFill() throws {
    let gradient = EllipticalGradient(colors: [.red, .blue], center: .top)
    let filled = Rendering { Circle().fill(gradient) }
    #expect(try filled.only(.shape).styles.contains(.fill(gradient.paint)))
    let view = Rendering { gradient }
    #expect(try view.only(.shape).styles.contains(.fill(gradient.paint)))
  }

  @Test("A shape without its type is drawn as with it")
  func erased() throws {
    let pairs: [(AnyShape, any Shape)] = [
      (AnyShape(.capsule), Capsule()),
      (AnyShape(.rect(cornerRadius: 4)), RoundedRectangle(cornerRadius: 4)),
      (AnyShape(Circle()), Circle()), (AnyShape(Slash()), Slash()),
      (AnyShape(AnyShape(Circle())), Circle()),
    ]
    for (shape, base) in pairs {
      #expect(try drawing { shape } == drawing { AnyView(shape: base) })
      #expect(
        try styles { Text("a").clipShape(shape) }
          == styles { AnyView(clipping: Text("a"), to: base) })
    }
  }

  private func drawing(@ViewBuilder _ view: () -> some View) throws -> [String] {
    let element = try Rendering(view).only(.shape)
    return ["\(element.content)", "\(element.styles)"]
  }

  @Test("An empty modifier leaves a view as it is")
  func unmodified() throws {
    #expect(
      try styles { Text("a").bold().modifier(EmptyModifier()) } == styles { Text("a").bold() })
  }

  @Test("A background of a shape of the app is a layer, and one of a box is the view's")
  func background() throws {
    let view = Rendering { Text("a").background(.red, in: Slash()) }
    #expect(try view.only(.shape).styles == [.fill(.color(.red))])
    #expect(
      try styles { Text("a").background(.red, in: .rect(cornerRadius: 4)) }
        == [.background(.color(.red)), .cornerRadius(4)])
    for circle in [
      Rendering { Text("a").background(in: Circle()) },
      Rendering { Text("a").background(.red, in: Ellipse()) },
    ] {
      #expect(circle.all(.shape).count == 1)
      #expect(try circle.only(.text).state.styles == [])
    }
  }

  @Test("A view takes taps in its whole box for any shape, if it is for interaction")
  func content() throws {
    func facts(@ViewBuilder _ view: () -> some View) throws -> Bool {
      try Rendering(view).only(.text).state.has(.contentShape)
    }
    #expect(try facts { Text("a").contentShape(.circle) })
    #expect(try facts { Text("a").contentShape(Slash()) })
    #expect(try facts { Text("a").contentShape([.interaction, .dragPreview], .rect) })
    #expect(try !facts { Text("a").contentShape(.focusEffect, .rect) })
  }

  @Test("A shape has the corners of its container")
  func container() throws {
    let view = Rendering {
      VStack {
        ContainerRelativeShape().fill(.red)
        Text("a").clipShape(.containerRelative)
        Text("b").clipShape(ContainerRelativeShape().inset(by: 4))
      }
      .containerShape(.rect(cornerRadius: 20))
    }
    #expect(try view.only(.shape).styles == [.fill(.color(.red)), .cornerRadius(20)])
    #expect(view.all(.text).map(\.styles) == [[.cornerRadius(20)], [.cornerRadius(16)]])
    let alone = Rendering { ContainerRelativeShape().fill(.red) }
    #expect(try alone.only(.shape).styles == [.fill(.color(.red))])
  }

  @Test("A rectangle has a radius for each corner")
  func uneven() throws {
    let radii = RectangleCornerRadii(topLeading: 12, topTrailing: 4)
    let shape = UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 4)
    let view = Rendering { shape.fill(.red) }
    #expect(try view.only(.shape).styles == [.fill(.color(.red)), .cornerRadii(radii)])
    #expect(
      try styles { Text("a").clipShape(.rect(cornerRadii: radii)) } == [.cornerRadii(radii)])
    #expect(shape.inset(by: 5).boxCorners == .radii(RectangleCornerRadii(topLeading: 7)))
    #expect(BoxCorners.radii(radii).radius == 12)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.start == CGPoint(x: 10, y: 0))
    #expect(abs(path.boundingRect.width - 40) < 0.01 && abs(path.boundingRect.height - 20) < 0.01)
  }

  @Test("The inside of a shape follows a rule")
  func rule() throws {
    let view = Rendering { Slash().fill(.red, style: FillStyle(eoFill: true)) }
    #expect(try view.only(.shape).styles == [.fill(.color(.red)), .evenOdd])
  }
}

extension AnyView {
  fileprivate init(shape: some Shape) { self.init(shape) }

  @MainActor fileprivate init(clipping view: some View, to shape: some Shape) {
    self.init(view.clipShape(shape))
  }
}
