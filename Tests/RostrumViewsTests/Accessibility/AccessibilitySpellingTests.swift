import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Spellings of accessibility", .viewsEnd) struct AccessibilitySpellingTests {
  @Test("The spellings of 2019 mean what those of today do")
  func spellings() throws {
    let old = Rendering {
      Text("a").accessibility(label: Text("b")).accessibility(value: Text("c"))
        .accessibility(hint: Text("d")).accessibility(identifier: "e")
        .accessibility(addTraits: .isHeader).accessibility(hidden: false)
    }
    let new = Rendering {
      Text("a").accessibilityLabel("b").accessibilityValue("c").accessibilityHint("d")
        .accessibilityIdentifier("e").accessibilityAddTraits(.isHeader)
    }
    #expect(try old.only(.text).state == new.only(.text).state)
    let hidden = Rendering {
      Text("a").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader)
        .accessibility(hidden: true)
    }
    #expect(try hidden.only(.text).state.isAccessibilityHidden)
  }
}
