import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Spellings of fonts", .viewsEnd) struct FontSpellingTests {
  private func fonts(@ViewBuilder _ content: () -> some View) -> [Font] {
    Rendering(content).all(.text).flatMap(\.styles).compactMap { style in
      if case .font(let font) = style { font } else { nil }
    }
  }

  @Test("Each text style has a font of its name")
  func styles() {
    let fonts = fonts {
      Text("a").font(.body)
      Text("a").font(.callout)
      Text("a").font(.caption)
      Text("a").font(.footnote)
      Text("a").font(.headline)
      Text("a").font(.largeTitle)
      Text("a").font(.subheadline)
      Text("a").font(.title)
      Text("a").font(.title3)
    }
    let styles: [Font.TextStyle] = [
      .body, .callout, .caption, .footnote, .headline, .largeTitle, .subheadline, .title, .title3,
    ]
    #expect(fonts.map(\.base) == styles.map(Font.Base.style))
  }

  @Test("A system font has a style or a size, a design and a weight")
  func system() {
    let fonts = fonts {
      Text("a").font(.system(.body, design: .monospaced))
      Text("a").font(.system(size: 20))
      Text("a").font(.system(size: 40, weight: .semibold))
    }
    #expect(
      fonts == [
        Font(.style(.body), design: .monospaced), Font(.size(20)),
        Font(.size(40), weight: .semibold),
      ])
  }

  @Test("A text style can be passed on")
  func textStyles() {
    func readMe(_ style: Font.TextStyle = .body) -> Text { Text("a").font(.system(style)) }
    let fonts = fonts {
      readMe()
      readMe(.caption)
    }
    #expect(fonts.map(\.base) == [.style(.body), .style(.caption)])
  }

  @Test("Modifications of a font follow it")
  func changes() {
    let fonts = fonts {
      Text("a").font(.title.bold())
      Text("a").font(.body.monospacedDigit())
    }
    #expect(fonts[0].base == .style(.title) && fonts[0].weight == .bold)
    #expect(fonts[1].base == .style(.body) && fonts[1].hasMonospacedDigits)
  }
}
