import Foundation
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

@Suite("What few elements need") struct DetailTests {
  @Test("A view whose scrolling dismisses the keyboard asks for the script that does it")
  func keyboard() {
    let list = ElementSnapshot.make(1, .list, [.fact(.keyboardDismissal)])
    let node = DOMNode(list, in: .root(saying: .english, resources: .example))
    #expect(node["data-dismisses"] == "" && node["data-script"] == "/details.js")
    let plain = DOMNode(
      ElementSnapshot.make(1, .list), in: .root(saying: .english, resources: .example))
    #expect(plain["data-dismisses"] == nil && plain["data-script"] == nil)
  }

  @Test("Menus that stay open, controls that spring and bars that make room ask for their scripts")
  func behaviors() {
    let written: [(ElementFact, String, String, String)] = [
      (.menuStaysOpen(true), "data-stays", "true", "/details.js"),
      (.menuStaysOpen(false), "data-stays", "false", "/details.js"),
      (.springs(true), "data-springs", "true", "/dragging.js"),
      (.springs(false), "data-springs", "false", "/dragging.js"),
      (.tabBarLeaves(downwards: true), "data-retreats", "down", "/details.js"),
      (.tabBarLeaves(downwards: false), "data-retreats", "up", "/details.js"),
    ]
    for (fact, attribute, value, script) in written {
      let group = ElementSnapshot.make(1, .group(.plain), [.fact(fact)])
      let node = DOMNode(group, in: .root(saying: .english, resources: .example))
      #expect(node[attribute] == value && node["data-script"] == script)
    }
  }

  @Test("Suggestions are a list that the script opens")
  func suggestions() {
    let list = ElementSnapshot.make(1, .group(.suggestions))
    let node = DOMNode(list, in: .root(saying: .english, resources: .example))
    #expect(node["role"] == "listbox" && node["popover"] == "manual")
    #expect(node["data-suggests"] == "" && node["data-script"] == "/suggesting.js")
  }

  @Test("A time asks for the script that counts it, and has its dates in milliseconds")
  func clocks() {
    let (start, end) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5))
    let written: [(TextClock, String)] = [
      (TextClock(.down(from: start, to: end)), "down 1000 2500 1 0 4"),
      (TextClock(.up(from: start, to: nil), fractionDigits: 2), "up 1000 - 1 2 4"),
      (TextClock(.distance(to: end), showsHours: false, maxFieldCount: 1), "to 2500 - 0 0 2"),
    ]
    for (clock, attribute) in written {
      let text = ElementSnapshot.make(1, .text, [.fact(.clock(clock))])
      let node = DOMNode(text, in: .root(saying: .english, resources: .example))
      #expect(node["data-clock"] == attribute && node["data-script"] == "/clock.js")
    }
  }
}
