import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Texts that an app draws in HTML") struct TextDrawingHTMLTests {
  private func drawing(_ drawings: [CanvasDrawing]) -> DOMNode {
    let figure = CanvasFigure(drawings, textOrigin: CGPoint(x: 3, y: 4.5))
    let context = DOMContext.root(saying: .english, resources: .example)
    return DOMNode(.make(7, .canvas(figure)), in: context)
  }

  @Test("Letters are texts of SVG at their place, in the style of their run")
  func letters() {
    let turned = LettersTransform(CGAffineTransform(translationX: 0, y: 2.5))
    let svg = drawing([
      .letters(CanvasLetters("a<b", at: CGPoint(x: 1, y: 12), styles: [.italic]), CanvasLook()),
      .letters(CanvasLetters("c", at: .zero, transform: turned), CanvasLook()),
    ])
    #expect(svg["aria-hidden"] == "true")
    #expect(svg["data-script"] == nil)
    #expect(svg.className?.contains("s-textDrawing") == true)
    #expect(svg.className?.contains("s-drawing") == false)
    let group = svg.children[0]
    #expect(group["transform"] == "translate(3,4.5)")
    #expect(group.children.map(\.tag) == ["text", "text"])
    #expect(group.children.map(\.text) == ["a<b", "c"])
    #expect(group.children[0]["x"] == "1" && group.children[0]["y"] == "12")
    #expect(group.children[0]["transform"] == nil)
    #expect(group.children[0].className == "s-italic")
    #expect(group.children[1]["transform"] == "matrix(1,0,0,1,0,2.5)")
  }

  @Test("Letters have the look of their context")
  func looks() {
    var look = CanvasLook()
    look.opacity = 0.5
    look.filters = [.blur(2)]
    look.blendMode = .screen
    let text = drawing([.letters(CanvasLetters("a", at: .zero), look)]).children[0].children[0]
    #expect(text["opacity"] == "0.5")
    #expect(text.className?.contains("s-filter_blur_2") == true)
    #expect(text.className?.contains("screen") == true)
  }

  @Test("The motion of letters is played by the script of motions")
  func motion() {
    var letters = CanvasLetters("a", at: .zero)
    var moved = LettersTransform()
    moved.y = 8
    letters.motion = LettersMotion(
      [
        .init(0, opacity: 0, transform: moved, filters: [.blur(2)]),
        .init(1, opacity: 1, transform: LettersTransform(), filters: []),
      ], duration: 0.5, number: 3)
    let svg = drawing([.letters(letters, CanvasLook())])
    #expect(svg["data-script"] == "/motions.js")
    #expect(
      svg.children[0].children[0]["data-frames"]
        == #"[-1,500,0,1,0,[[0,"linear",0,"matrix(1,0,0,1,0,8)","blur(2px)"],"#
        + #"[1,"linear",1,"none","none"]],3]"#)
    letters.motion?.repetitions = .infinity
    letters.motion?.autoreverses = true
    let endless = drawing([.letters(letters, CanvasLook())]).children[0].children[0]
    #expect(endless["data-frames"]?.hasPrefix("[-1,500,0,0,1,[") == true)
  }

  @Test("A text that the app draws asks for the script that reports its lines")
  func script() {
    let context = DOMContext.root(saying: .english, resources: .example)
    let text = DOMNode(.make(1, .text("a"), [.accepts(.typeset(isDrawn: false))]), in: context)
    #expect(text["data-on"] == "typeset")
    #expect(text["data-script"] == "/typesetting.js")
    #expect(text.className?.contains("s-drawnText") == false)
    let drawn = DOMNode(.make(1, .text("a"), [.accepts(.typeset(isDrawn: true))]), in: context)
    #expect(drawn.className?.contains("s-drawnText") == true)
  }
}
