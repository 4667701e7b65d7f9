import RostrumElements
import Testing

/// What a property has by default, and what one that differs must say of itself.
@Suite struct StyleEffectTests {
  @Test(
    "A property with an effect on sizes makes a layout out of date",
    arguments: StyleProperty.Kind.allCases)
  func sizes(kind: StyleProperty.Kind) {
    let plain = ElementState(.group(.plain))
    for property in kind.samples {
      var styled = plain
      styled.styles = [property]
      let hasEffect = Self.bases.contains { base in
        var facts = base
        facts.apply(property)
        return facts != base
      }
      if hasEffect { #expect(!styled.isLaidOut(like: plain), "\(property)") }
    }
  }

  /// Facts on which each effect shows.
  private static let bases = [
    LayoutFacts(width: .hugs, height: .hugs), LayoutFacts(width: .wraps, height: .wraps),
    LayoutFacts(width: .fills(), height: .fills()),
  ]

  @Test("A property that texts inherit from their containers is drawn at the content")
  func inheritance() {
    let content = ElementState(.group(.plain))
    for kind in StyleProperty.Kind.allCases where kind.isPassedOn {
      #expect(!kind.affectsGeometry, "\(kind)")
      for property in kind.samples {
        var styled = content
        styled.styles = [property]
        #expect(styled.isLaidOut(like: content), "\(property)")
      }
    }
  }
}
