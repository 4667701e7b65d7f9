import RostrumPresentation
import Testing

@Suite struct HashableObjectTests {
  private final class Model: HashableObject { var title = "Untitled" }

  @Test("Objects are equal when they are the same object, whatever they hold")
  func identity() {
    let (first, second) = (Model(), Model())
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, first, second]).count == 2)
  }
}
