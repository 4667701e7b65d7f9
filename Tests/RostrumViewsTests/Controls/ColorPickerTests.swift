import Foundation
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct ColorPickerTests {
  @Test func theColourIsWrittenInHexadecimal() throws {
    let color = Box(Color(red: 1, green: 0.5, blue: 0))
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    #expect(
      try view.only(.colorPicker).content
        == .colorPicker(RGBColor(red: 255, green: 128, blue: 0)))
  }

  @Test func choosingWritesTheColour() throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker(selection: color.binding) { Text("Accent") } }
    try view.perform(.setColor(RGBColor(red: 0, green: 0, blue: 255)), on: .colorPicker)
    #expect(color.value == Color(red: 0, green: 0, blue: 1))
  }

  @Test func theOpacityStays() throws {
    let color = Box(Color.red.opacity(0.5))
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    try view.perform(.setColor(RGBColor(red: 0, green: 0, blue: 0)), on: .colorPicker)
    #expect(color.value == Color(red: 0, green: 0, blue: 0, opacity: 0.5))
  }

  @Test func theSameColourChangesNothing() throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    try view.perform(.setColor(Color.red.rgb), on: .colorPicker)
    #expect(color.value == .red)
  }

  @Test func coloursAreReadAndWrittenAsCSSDoes() {
    let orange = RGBColor(red: 255, green: 128, blue: 0)
    #expect(orange.description == "#ff8000")
    #expect(RGBColor("#FF8000") == orange)
  }

  @Test(arguments: ["", "red", "#fff", "#12345g", "#１２３４５６", "123456", "#1234567", "#+12345"])
  func whatIsNoColourIsRefused(text: String) throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    let picker = try view.only(.colorPicker)
    #expect(throws: EventRefusal.self) {
      try UserEvent(picker.id, .setText(text)).typed(for: picker.content)
    }
  }
}
