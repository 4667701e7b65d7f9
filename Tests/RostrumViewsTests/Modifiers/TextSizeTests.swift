import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Sizes of texts and symbols", .viewsEnd) struct TextSizeTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test("Lines have space between them, and a text loses the part that the innermost view says")
  func lines() throws {
    #expect(try styles { Text("a").lineSpacing(4) } == [.lineSpacing(4)])
    #expect(try styles { Text("a").truncationMode(.tail) } == [.truncation(.tail)])
    #expect(
      try styles { Group { Text("a").truncationMode(.head) }.truncationMode(.middle) }
        == [.truncation(.head)])
  }

  @Test("A size or a range of sizes applies to texts and metrics")
  func dynamicType() throws {
    #expect(try styles { Text("a").dynamicTypeSize(.accessibility1) } == [.textScale(1.65)])
    #expect(try styles { Text("a").dynamicTypeSize(DynamicTypeSize.xSmall ... .xxLarge) } == [])
    #expect(
      try styles { Text("a").dynamicTypeSize(...DynamicTypeSize.small) } == [.textScale(0.88)])
    #expect(
      try styles { Text("a").dynamicTypeSize(DynamicTypeSize.xLarge...) } == [.textScale(1.12)])
    let host = TestHost { Size().dynamicTypeSize(.xxxLarge) }
    #expect(host.text("xxxLarge").exists)
  }

  @Test("A text has a size in relation to its font")
  func scales() throws {
    #expect(try styles { Text("a").textScale(.secondary) } == [.textScale(0.8)])
    #expect(try styles { Text("a").textScale(.secondary, isEnabled: false) } == [])
    #expect(try styles { AnyView(Text("a")).textScale(.secondary) } == [.textScale(0.8)])
    #expect(try styles { AnyView(Text("a")).textScale(.default) } == [])
  }

  @Test("A font has a size and a weight in the context of a view")
  func resolved() {
    let title = Font.title.weight(.heavy).italic().resolve(in: Font.Context(factor: 2))
    #expect(title.pointSize == 56 && title.isBold && title.isItalic && !title.isMonospaced)
    let small = Font.system(size: 10).scaled(by: 1.5).smallCaps()
      .resolve(in: Font.Context(factor: 2))
    #expect(small.pointSize == 15 && !small.isBold && small.isSmallCaps)
    #expect(Font.default.resolve(in: Font.Context(factor: 1)).pointSize == 17)
    struct Sizes: View {
      @Environment(\.fontResolutionContext) private var context

      var body: some View { Text(verbatim: "\(Font.callout.resolve(in: context).pointSize)") }
    }
    let host = TestHost { Sizes().environment(\.dynamicTypeSize, .accessibility3) }
    #expect(host.text("37.6").exists)
  }

  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(String(describing: size))") }
  }

  @Test("Symbols are larger or smaller than texts, and views know it")
  func symbols() throws {
    let view = Rendering { Image(systemName: "star").imageScale(.large) }
    #expect(try view.only(.image).styles == [.imageScale(.large)])
    let host = TestHost { Scale().imageScale(.small) }
    #expect(host.text("small").exists)
    #expect(TestHost { Scale() }.text("medium").exists)
    let modes = Rendering {
      Image(systemName: "star").symbolRenderingMode(.hierarchical)
      Image(systemName: "star").symbolRenderingMode(nil).padding().symbolRenderingMode(.palette)
    }
    #expect(modes.all(.image).count == 2)
  }

  private struct Scale: View {
    @Environment(\.imageScale) private var scale

    var body: some View { Text(scale.rawValue) }
  }
}
