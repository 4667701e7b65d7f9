import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Spellings of life cycle modifiers", .viewsEnd) struct LifeModifierTests {
  @Test("A function can be the action when a view appears")
  func function() {
    struct Start: View {
      let log: Log
      var body: some View { Text("a").onAppear(perform: start) }
      func start() { log("start") }
    }
    let log = Log()
    let host = TestHost { Start(log: log) }
    #expect(log.take() == ["start"])
    host.tearDown()
    #expect(log.take() == [])
  }

  @Test("The first closure of a cover is onDismiss, the second one its content")
  func cover() async {
    struct Screen: View {
      let log: Log
      @State private var isCovered = false
      var body: some View {
        Button("Cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) {
            log("end")
          } content: {
            Button("Uncover") { isCovered = false }
          }
      }
    }
    let log = Log()
    let host = TestHost { Screen(log: log) }
    await host.button("Cover").tap()
    #expect(host.presentations.map(\.kind) == [.cover])
    #expect(log.take() == [])
    await host.button("Uncover").tap()
    #expect(host.presentations.isEmpty)
    #expect(log.take() == ["end"])
  }

  @Test("A sheet accepts onDismiss and its content as arguments")
  func sheet() async {
    struct Screen: View {
      let log: Log
      @State private var isPresented = true
      var body: some View {
        Text("a").sheet(isPresented: $isPresented, onDismiss: { log("end") }, content: content)
      }
      func content() -> some View { Button("Done") { isPresented = false } }
    }
    let log = Log()
    let host = TestHost { Screen(log: log) }
    await host.button("Done").tap()
    #expect(host.presentations.isEmpty)
    #expect(log.take() == ["end"])
  }

  @Test("A popover has an item, and sets it to nil when the user dismisses it")
  func popover() async {
    struct Tip: Identifiable { let id: Int }
    let tip = Box<Tip?>(Tip(id: 7))
    let host = TestHost {
      Text("a").popover(item: tip.binding) { Text("Tip \($0.id)") }
    }
    #expect(host.presentations.map(\.kind) == [.popover])
    #expect(host.text("Tip 7").exists)
    await host.dismiss()
    #expect(tip.value == nil)
  }

  @Test("A view prefers the focus only on request", arguments: [true, false])
  func preferredFocus(isPreferred: Bool) {
    struct Grid: View {
      let isPreferred: Bool
      @Namespace private var name
      var body: some View {
        VStack {
          Button("One") {}
          Button("Two") {}.prefersDefaultFocus(isPreferred, in: name)
        }
        .focusScope(name)
      }
    }
    #expect(TestHost { Grid(isPreferred: isPreferred) }.button("Two").isFocused == isPreferred)
  }

  @Test("The name of a preview doesn't change its view")
  func preview() {
    struct Signs: PreviewProvider {
      static var previews: some View {
        Text("Stop").previewDisplayName("A sign")
      }
    }
    #expect(Rendering { Signs.previews }.outline == #"text "Stop""#)
  }
}
