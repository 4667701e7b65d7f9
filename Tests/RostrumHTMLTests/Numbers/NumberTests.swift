import Rostrum
import RostrumHTMLTestSupport
import RostrumTesting
import Testing

// NB: Tests `atoms`, which is internal.
@testable import RostrumHTML

/// Numbers come from apps and their readers: what isn't a number must not end the process.
@MainActor @Suite struct NumberTests {
  @Test("Any number leads to a page and to a patch of it", arguments: NumberTable.numbers)
  func pages(number: Double) throws {
    for item in NumberTable.all { try page(of: item, number) }
  }

  @Test("Any number leads to a screen of a test", arguments: NumberTable.numbers)
  func screens(number: Double) async {
    for item in NumberTable.all { await screen(of: item, number) }
  }

  /// Draws the view as a page at once, and as a patch of a page with an ordinary number.
  private func page(of item: NumberCase, _ number: Double) throws {
    let fresh = ViewGraph { NumberScreen(item: item, model: NumberModel(number)) }
    var writer = HTMLWriter()
    writer.visit(fresh.root.snapshot, in: .root, isFirst: true)
    let css = writer.atoms.map(\.rule).joined()
    // Numbers of CSS may have exponents.
    #expect(!hasStrayNumber(writer.html) && !css.contains(/[ :(,-](nan|inf)/), "\(item.name)")
    fresh.tearDown()

    let model = NumberModel(1)
    let graph = ViewGraph { NumberScreen(item: item, model: model) }
    let page = ModelPage()
    var mount = PatchWriter(tree: graph, page: PageState())
    try page.apply(mount.mount(focused: nil))
    model.number = number
    let mutations = graph.update()
    var patch = PatchWriter(tree: graph, page: mount.page)
    try page.apply(patch.patch(mutations))
    let other = ModelPage()
    var whole = PatchWriter(tree: graph, page: PageState())
    try other.apply(whole.mount(focused: nil))
    #expect(page.html == other.html, "\(item.name)")
    graph.tearDown()
  }

  /// Shows the view in a test host, with its layout, at once and after an ordinary number.
  private func screen(of item: NumberCase, _ number: Double) async {
    let first = TestHost { NumberScreen(item: item, model: NumberModel(number)) }
    _ = first.all(.text).map(\.frame)
    let model = NumberModel(1)
    let host = TestHost { NumberScreen(item: item, model: model) }
    host.checks = []
    model.number = number
    await host.settle()
    _ = host.all(.text).map(\.frame)
    // Nothing but the count changes.
    model.count += 1
    await host.settle()
    #expect(host.graph.root.snapshot.spokenText.contains("count 1"), "\(item.name)")
  }

  /// Whether a page has a number in a notation that attributes don't have.
  private func hasStrayNumber(_ text: String) -> Bool {
    text.contains(/[" :;(,-](nan|inf|\d+(\.\d+)?e[+-]?\d+)["p%;), ]/)
  }
}

/// A number, and how often something else has changed.
@MainActor @Observable private final class NumberModel {
  var number: Double
  var count = 0

  init(_ number: Double) { self.number = number }
}

/// A view that shows a number.
private struct NumberScreen: View {
  let item: NumberCase
  let model: NumberModel

  var body: some View {
    Text(verbatim: "count \(model.count)")
    item.view(model.number)
  }
}
