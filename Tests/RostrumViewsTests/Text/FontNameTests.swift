import Foundation
import RostrumElements
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Names of fonts", .viewsEnd) struct FontNameTests {
  @Test("Changes of a font can be undone, and the rest of the font stays")
  func changes() {
    #expect(Font.body.bold(true) == Font.body.bold())
    #expect(Font.body.bold().bold(false) == .body)
    #expect(Font.body.weight(.light).bold(false) == Font.body.weight(.light))
    #expect(Font.body.italic().italic(false) == .body)
    #expect(Font.body.monospaced().monospaced(false) == .body)
    #expect(Font.system(.body, design: .serif).monospaced(false).design == .serif)
    #expect(Font.body.smallCaps().smallCapitals == .all)
    #expect(Font.body.lowercaseSmallCaps().smallCapitals == .lowercase)
    #expect(Font.body.uppercaseSmallCaps().uppercaseSmallCaps(false) == .body)
  }

  @Test("A font has another size in points, or a multiple of its own")
  func sizes() {
    #expect(Font.title.bold().pointSize(12) == Font.system(size: 12).bold())
    #expect(Font.custom("Inter", size: 9).pointSize(12) == Font.custom("Inter", size: 12))
    #expect(Font.title.scaled(by: 2).scaled(by: 1.5).scale == 3)
    #expect(Font.title.scaled(by: 2).pointSize(12).scale == 1)
  }

  @Test("Letters have widths, and texts pass them on")
  func widths() throws {
    #expect(Font.body.width(0.1) == Font.body.width(Font.Width(0.1)))
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == widths.map(\.value).sorted())
    let text = Rendering { Text("a").fontWidth(.condensed) }
    #expect(try text.only(.text).styles == [.fontWidth(.condensed)])
    #expect(try Rendering { Text("a").fontWidth(nil) }.only(.text).styles == [])
    let view = Rendering { HStack { Text("a") }.fontWidth(.expanded) }
    #expect(view.outline.contains("fontWidth"))
  }

  @Test("A text is shrunk to a factor from 0 to 1")
  func factors() throws {
    func styles(_ factor: CGFloat) throws -> [StyleProperty] {
      try Rendering { Text("a").minimumScaleFactor(factor) }.only(.text).styles
    }
    #expect(try styles(0.5) == [.leastScale(0.5)])
    #expect(try styles(-1) == [.leastScale(0)] && styles(.infinity) == [.leastScale(1)])
    #expect(try styles(.nan) == [.leastScale(0)])
  }

  @Test("A size of texts within another one isn't multiplied by it")
  func nestedSizes() throws {
    let view = Rendering {
      VStack {
        Text("a").dynamicTypeSize(.xLarge)
      }
      .dynamicTypeSize(.accessibility1)
    }
    #expect(try view.only(.text).styles == [.textScale(1.12, around: 1.65)])
  }
}
