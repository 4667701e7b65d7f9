import Foundation
import RostrumElements
import RostrumLayout
import Testing

/// The distances of stacks that say none: they depend on the two neighbours.
@Suite("Default spacing") struct SpacingTests {
  private func gap(_ upper: V, _ lower: V) -> Double {
    let laid = Laid(VStack(upper.named("upper"), lower.named("lower")))
    guard let above = laid.placement("upper"), let below = laid.placement("lower") else {
      return .nan
    }
    return Double(below.box.minY - above.box.maxY)
  }

  @Test("Text below text has none, all other views 8")
  func neighbours() {
    #expect(gap(Text("a"), Text("b")) == 0)
    #expect(gap(Text("a"), Color().frame(height: 20)) == 8)
    #expect(gap(Color().frame(height: 20), Text("b")) == 8)
    #expect(gap(Color().frame(height: 20), Color().frame(height: 20)) == 8)
    #expect(gap(Text("a"), Image()) == 8)
    #expect(gap(Text("a"), Divider()) == 8)
  }

  @Test("The first and the last view of a column determine its spacing")
  func columns() {
    #expect(gap(VStack(Image(), Text("a")), Text("b")) == 0)
    #expect(gap(VStack(Text("a"), Image()), Text("b")) == 8)
    #expect(gap(Text("a"), VStack(Text("b"), Image())) == 0)
  }

  @Test("All views of a row determine its spacing")
  func rows() {
    #expect(gap(HStack(Text("a"), Text("b")), Text("c")) == 0)
    #expect(gap(HStack(Text("a"), Spacer()), Text("c")) == 0)
    #expect(gap(HStack(Image(), Text("b")), Text("c")) == 8)
  }

  @Test("Padding and an exact height have the standard spacing")
  func boxes() {
    #expect(gap(Text("a").padding(4), Text("b")) == 8)
    #expect(gap(Text("a").padding(.horizontal, 4), Text("b")) == 0)
    #expect(gap(Text("a").frame(height: 40), Text("b")) == 8)
    #expect(gap(Text("a").frame(width: 40), Text("b")) == 0)
    #expect(gap(Text("a").frame(maxWidth: .infinity), Text("b")) == 0)
  }

  @Test("Backgrounds, overlays and offsets of a text don't affect its spacing")
  func decoration() {
    #expect(gap(Text("a").background(Color()), Text("b")) == 0)
    #expect(gap(Text("a"), Text("b").overlay(Color())) == 0)
    // The offset moves the text onto the one below.
    #expect(gap(Text("a").offset(x: 0, y: 5), Text("b")) == -5)
    #expect(gap(Text("a"), ZStack(Text("b"), Text("c"))) == 0)
  }

  @Test("A spacer touches its neighbours")
  func spacers() {
    #expect(gap(Image(), Spacer(minLength: 30)) == 0)
    #expect(gap(Spacer(minLength: 30), Image()) == 0)
  }
}
