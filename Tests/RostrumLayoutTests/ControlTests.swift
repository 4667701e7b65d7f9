import Foundation
import RostrumElements
import RostrumLayout
import Testing

/// The boxes of controls are those of the theme in browsers.
@Suite("Controls") struct ControlTests {
  private func button(_ title: String, _ variant: ButtonVariant) -> V {
    V(.button(variant, role: nil, border: .automatic), [Text(title)]).named("button")
  }

  @Test("A button is as large as its label and its box")
  func buttons() {
    #expect(Laid(button("Hello", .plain)).box.size == [31, 16])
    #expect(Laid(button("Hello", .automatic)).box.size == [31, 28])
    #expect(Laid(button("Hello", .bordered)).box.size == [31 + 36, 44])
    #expect(Laid(button("Hello", .bordered))["Hello"] == Box(184.5, 292, 31, 16))
  }

  @Test("A button with a label that fills is as wide as its window")
  func wideButton() {
    let label = Text("Hello").frame(maxWidth: .infinity)
    let laid = Laid(V(.button(.bordered, role: nil, border: .automatic), [label]))
    #expect(laid.box.size == [400, 44])
    #expect(laid["Hello"].x == 184.5)
  }

  @Test("A text field takes the width that its neighbours leave")
  func fields() {
    let laid = Laid(HStack(Text("Hello"), V(.textField("", [])).named("field")))
    #expect(laid["field"] == Box(39, 278, 361, 44))
    #expect(Laid(V(.secureField("", [])), in: .init(width: 200, height: 90)).box.width == 200)
  }

  @Test("A slider in a row leaves a spacer its minimum length")
  func slider() {
    let laid = Laid(
      HStack(spacing: 0, V(.slider(0, in: 0...1, step: nil)).named("slider"), Spacer()))
    #expect(laid["slider"].size == [392, 32])
  }

  @Test("A toggle fills the width with its label at the leading edge, as on iOS")
  func toggle() {
    let laid = Laid(V(.toggle(isOn: true, .switch), [Text("Hello")]))
    #expect(laid.box.size == [400, 31])
    #expect(laid["Hello"].origin == [0, 292])
    let bare = V(.toggle(isOn: true, .switch), [Text("Hello")]).labelHidden()
    #expect(Laid(bare).box.size == [51, 31])
    #expect(Laid(V(.toggle(isOn: true, .button), [Text("Hello")])).box.size == [67, 44])
  }

  @Test("Segments share the width of their picker")
  func segments() {
    let options = ["Hello", "Z"].map { V(.option, [Text($0)]).named("option") }
    let laid = Laid(V(.picker(selection: nil, .segmented), options))
    #expect(laid.box.size == [400, 32])
    #expect(laid["option", 0] == Box(0, 284, 200, 32))
    #expect(laid["option", 1] == Box(200, 284, 200, 32))
    #expect(laid["Z"].x + laid["Z"].width / 2 == 300)
  }

  @Test("A progress bar is below its label, and a ring has a size of its own")
  func progress() {
    let bar = Laid(V(.progress(0.5, .automatic), [Text("Hello")]))
    #expect(bar.box.size == [400, 16 + 6 + 8])
    #expect(Laid(V(.progress(nil, .automatic))).box.size == [24, 24])
    #expect(Laid(V(.progress(0.5, .circular))).box.size == [44, 44])
  }

  @Test("A label shows its icon and its title, or one of them")
  func labels() {
    let parts = [Image(), Text("Hello")]
    #expect(Laid(V(.label(.automatic), parts)).box.size == [16 + 8 + 31, 16])
    #expect(Laid(V(.label(.titleOnly), parts)).box.size == [31, 16])
    #expect(Laid(V(.label(.iconOnly), parts)).box.size == [16, 16])
    let near = V(.label(.automatic), parts, styles: [.spacing(2)])
    #expect(Laid(near).box.size == [16 + 2 + 31, 16])
    let wide = V(
      .label(.automatic), [Image().decorating(), Text("Hello")], styles: [.iconWidth(30)])
    #expect(Laid(wide).box.size == [30 + 8 + 31, 16])
  }

  @Test("A label and its value are at opposite edges")
  func labeledContent() {
    let laid = Laid(
      V(
        .group(.labeled),
        [V(.group(.contentLabel), [Text("Hello")]), V(.group(.contentValue), [Text("Z")])]))
    #expect(laid["Hello"].x == 0)
    #expect(laid["Z"].maxX == 400)
  }

  @Test("A picture has its own size, or fills if it is resizable")
  func images() {
    let source = ImageSource.asset("photo")
    let metrics = LayoutMetrics(
      text: RecordedMetrics(), imageSizes: [source: CGSize(width: 80, height: 40)])
    #expect(Laid(V(.image(source, isResizable: false)), metrics).box.size == [80, 40])
    let resizable = V(.image(source, isResizable: true))
    #expect(Laid(resizable, metrics).box.size == [400, 600])
    #expect(Laid(resizable.fixedSize(), metrics).box.size == [80, 40])
    #expect(Laid(resizable.aspectRatio(nil, .fit), metrics).box.size == [400, 200])
    #expect(Laid(resizable.aspectRatio(nil, .fill), metrics).box.size == [1200, 600])
  }

  @Test("The shown view of several ones reports whether it fits")
  func viewThatFits() throws {
    let view = V(.fitting(shown: 0, last: 1, .horizontal), [Text("some words").fixedSize()])
    let wide = Laid(view)
    #expect(wide.result.fitting[wide.root]?.fits == true)
    let narrow = Laid(view, in: .init(width: 60, height: 100))
    #expect(narrow.result.fitting[narrow.root]?.fits == false)
  }
}

extension V {
  /// The view as assistive technology skips it, such as the icon of a label.
  func decorating() -> V {
    var view = self
    view.facts.append(.accessibilityHidden)
    return view
  }

  func labelHidden() -> V {
    var view = self
    view.facts.append(.labelHidden)
    return view
  }
}
