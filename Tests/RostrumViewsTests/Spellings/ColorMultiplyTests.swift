import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Multiplied colours", .viewsEnd) struct ColorMultiplyTests {
  @Test("A view with multiplied colors is unchanged, in a separate box")
  func box() throws {
    let view = Rendering { Text("a").padding().colorMultiply(.red) }
    #expect(view.outline == "group style=colorMultiply\n  text \"a\" style=padding")
    #expect(try view.only(.group).styles == [.colorMultiply(.red)])
  }

  @Test("Two colours are multiplied one after the other")
  func twice() {
    let view = Rendering { Text("a").colorMultiply(.red).colorMultiply(.blue) }
    #expect(view.all(.group).map(\.styles) == [[.colorMultiply(.blue)], [.colorMultiply(.red)]])
  }

  @Test("Later modifiers may share the box, but a different filter does not")
  func after() {
    let view = Rendering {
      Text("a").colorMultiply(.red).rotationEffect(.degrees(90))
      Text("b").colorMultiply(.red).blur(radius: 1)
    }
    #expect(
      view.outline == """
        group style=colorMultiply+rotation
          text "a"
        group style=filters
          group style=colorMultiply
            text "b"
        """)
  }

  @Test("A different colour is a change of one fact")
  func change() throws {
    struct Recorder: View {
      @State private var isRecording = false
      var body: some View {
        Button("Record") { isRecording.toggle() }
        Circle().fill(.white).colorMultiply(isRecording ? .red : .primary)
      }
    }
    let view = Rendering { Recorder() }
    let group = try view.only(.group)
    #expect(
      try view.perform(.tap, on: .button) == [
        .set(
          group, \.styles, from: [.colorMultiply(.primary)], to: [.colorMultiply(.red)])
      ])
  }
}
