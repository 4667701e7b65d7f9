import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

/// The elements of the nodes of a page, which are in an attribute beside the nodes.
@Suite struct HTMLIdentityTests {
  @Test(
    "The nodes of every element are found by their letters", arguments: NestedControlTests.contents)
  func everyElement(outer: ElementContent) {
    for inner in NestedControlTests.contents {
      for ids in [[1, 2, 3, 4, 5], [1, 9, 3, 4, 8]] as [[UInt32]] {
        let element = ElementSnapshot.make(
          ids[0], .group(.plain), [],
          [
            .make(ids[1], outer, [], [.make(ids[2], inner, [], [.make(ids[3], .text("a"))])]),
            .make(ids[4], .text("b")),
          ])
        var page = PageReader()
        page.visit(element, in: .root, isFirst: true)
        #expect(page.adopted == page.nodes)
      }
    }
  }

  @Test func numbersThatFollowAreNotWritten() {
    var writer = HTMLWriter()
    for (id, part) in [(1, 0), (2, 0), (2, 1), (2, 2), (3, 0), (9, 0), (2, 3), (10, 0), (4, 0)] {
      writer.begin(DOMNode("i"), id: ElementID(rawValue: UInt32(id)), part: part)
    }
    #expect(writer.parts == "eeppe9epe4e")
    #expect(writer.html == String(repeating: "<i>", count: 9))
  }
}

/// Reads what a writer says of the nodes as `adopt` of the client does.
private struct PageReader: DOMVisitor {
  struct Node: Equatable {
    var id: UInt32
    var part: Int
  }

  /// The nodes that were written.
  private(set) var nodes: [Node] = []
  private var writer = HTMLWriter()
  /// The indices of the nodes around each node.
  private var parents: [Int?] = []
  private var open: [Int] = []

  mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    writer.begin(node, id: id, part: part)
    parents.append(open.last)
    open.append(nodes.count)
    nodes.append(Node(id: id.rawValue, part: part))
  }

  mutating func end(_ node: DOMNode) {
    writer.end(node)
    open.removeLast()
  }

  /// The nodes as the letters and the nodes around them tell.
  var adopted: [Node] {
    var found: [Node] = []
    var digits = ""
    var last: UInt32 = 0
    for letter in writer.parts {
      switch letter {
      case "e":
        last = UInt32(digits) ?? last + 1
        digits = ""
        found.append(Node(id: last, part: 0))
      case "p":
        let id = parents[found.count].map { found[$0].id } ?? 0
        found.append(Node(id: id, part: found.count { $0.id == id }))
      default: digits.append(letter)
      }
    }
    return found
  }
}
