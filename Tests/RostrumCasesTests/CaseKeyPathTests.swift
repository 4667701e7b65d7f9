import RostrumCases
import Testing

@Suite("Case key paths")
struct CaseKeyPathTests {
  @Test("A value is embedded in the case by calling the key path")
  func embed() {
    let circle = \Shape.Cases.circle
    let empty = \Shape.Cases.empty
    #expect(circle(2) == .circle(radius: 2))
    #expect(empty() == .empty)
    #expect((\Shape.Cases.box)((width: 1, height: 2)) == .box(width: 1, height: 2))
  }

  @Test("A value is taken out of the active case, and nothing out of any other")
  func extract() {
    #expect(Shape.circle(radius: 2)[case: \.circle] == 2)
    #expect(Shape.empty[case: \.circle] == nil)
    #expect(Shape.empty[case: \.empty] != nil)
  }

  @Test("Several values come as a tuple that keeps the labels")
  func labels() throws {
    let box = try #require(Shape.box(width: 1, height: 2)[case: \.box])
    #expect(box.width == 1)
    #expect(box.height == 2)
  }

  @Test("Key paths compose through enums in enums, both ways")
  func compose() {
    let path: CaseKeyPath<Shape, String> = \.group.single
    #expect(path("a") == .group(.single("a")))
    #expect(Shape.group(.single("a"))[case: path] == "a")
    #expect(Shape.group(.locked)[case: path] == nil)
    #expect(Shape.empty[case: path] == nil)
    #expect((\Shape.Cases.group).appending(path: \.single) == path)
  }

  @Test("A key path matches as a pattern")
  func pattern() {
    let word =
      switch Shape.group(.locked) {
      case \.circle: "circle"
      case \.group.locked: "locked"
      default: "other"
      }
    #expect(word == "locked")
  }

  @Test("Literals can be sent to other isolations")
  func sendable() async {
    let path: any CaseKeyPath<Shape, String> & Sendable = \.group.single
    let shape = await Task.detached { path("a") as Shape }.value
    #expect(shape == .group(.single("a")))
  }

  @Test("A partial key path embeds values of the right type only, and extracts any")
  func partial() {
    let path: PartialCaseKeyPath<Shape> = \.group.single
    #expect(path("a") == Shape.group(.single("a")))
    #expect(path(1) == Shape?.none)
    #expect(Shape.group(.single("a"))[case: path] as? String == "a")
    #expect(Shape.empty[case: path] == nil)
  }

  @Test("The root of case key paths is the value itself")
  func root() {
    #expect((\Shape.Cases.self)(.empty) == .empty)
    #expect(AnyCasePath(\Shape.Cases.self).extract(from: .empty) == .empty)
  }
}
