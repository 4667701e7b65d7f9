import Foundation
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

@Suite("Canvases in HTML") struct CanvasHTMLTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func node(_ drawings: [CanvasDrawing]) -> DOMNode {
    DOMNode(.make(7, .canvas(CanvasFigure(drawings))), in: .root)
  }

  @Test("Fills and lines are paths")
  func paths() {
    let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2])
    let svg = node([
      .fill(square, .style(.color(.red)), FillStyle(eoFill: true), CanvasLook()),
      .stroke(square, .style(.foreground), line, CanvasLook()),
    ])
    #expect(svg.tag == "svg")
    #expect(svg["aria-hidden"] == "true")
    #expect(svg.children.map(\.tag) == ["path", "path"])
    #expect(svg.children[0]["d"] == "M0 0L10 0L10 10L0 10Z")
    #expect(svg.children[0]["fill"] == "var(--r-red)")
    #expect(svg.children[0]["fill-rule"] == "evenodd")
    #expect(svg.children[1]["fill"] == "none")
    #expect(svg.children[1]["stroke-width"] == "2")
    #expect(svg.children[1]["stroke-linecap"] == "round")
    #expect(svg.children[1]["stroke-linejoin"] == "bevel")
    #expect(svg.children[1]["stroke-dasharray"] == "1 2")
  }

  @Test("A gradient and a clip are defined once, under names of the canvas")
  func definitions() {
    let gradient = CanvasPaint.linear(
      Gradient(colors: [.red, .blue]), from: .zero, to: CGPoint(x: 10, y: 0))
    var look = CanvasLook()
    look.clips = [.init(square)]
    let svg = node([
      .fill(square, gradient, FillStyle(), look), .fill(square, gradient, FillStyle(), look),
    ])
    #expect(svg.children.map(\.tag) == ["linearGradient", "clipPath", "g", "g"])
    #expect(svg.children[0]["gradientUnits"] == "userSpaceOnUse")
    #expect(svg.children[2].children[0]["fill"] == "url(#g7-1)")
    #expect(svg.children[3].children[0]["fill"] == "url(#g7-1)")
    #expect(svg.children[3]["clip-path"] == "url(#g7-2)")
  }

  @Test("A layer is a group with the look of its context")
  func layers() {
    var look = CanvasLook()
    look.opacity = 0.5
    look.filters = [.blur(2)]
    look.blendMode = .multiply
    let fill = CanvasDrawing.fill(square, .style(.color(.red)), FillStyle(), CanvasLook())
    let group = node([.layer([fill, fill], look)]).children[0]
    #expect(group.tag == "g")
    #expect(group.children.count == 2)
    #expect(group["opacity"] == "0.5")
    #expect(group.className?.contains("s-filter_blur_2") == true)
    #expect(group.className?.contains("s-blendMode_multiply") == true)
  }

  @Test("A color multiplies by a filter of the drawing, under the names of the canvas")
  func multiplication() throws {
    var look = CanvasLook()
    look.filters = [.blur(2)]
    look.multipliers = [.red, .blue]
    let svg = node([.fill(square, .style(.color(.white)), FillStyle(), look)])
    #expect(svg.children.map(\.tag) == ["filter", "filter", "g"])
    #expect(svg.children[0]["id"] == "f7-1")
    #expect(svg.children[1]["id"] == "f7-2")
    #expect(svg.children[0].children[0].className?.contains("s-flood_red") == true)
    let outer = svg.children[2]
    #expect(outer.className?.contains("s-multiply_7_2") == true)
    #expect(outer.children[0].className?.contains("s-multiply_7_1") == true)
    #expect(outer.children[0].children[0].className?.contains("s-filter_blur_2") == true)
    #expect(Atom(token: "multiply_7_2")?.rule == ".s-multiply_7_2{filter:url(#f7-2)}")
    #expect(Atom(token: "multiply_7")?.rule == ".s-multiply_7{filter:url(#f7)}")
    #expect(Atom(token: "multiply_7_a") == nil)
  }

  @Test("Two thousand operations are as many nodes")
  func many() {
    let drawings = (0..<2000).map { index in
      CanvasDrawing.fill(
        Path(CGRect(x: index % 50, y: index / 50, width: 3, height: 3)), .style(.color(.red)),
        FillStyle(), CanvasLook())
    }
    let svg = node(drawings)
    #expect(svg.children.count == 2000)
  }
}
