import Foundation
import Testing

@testable import RostrumViews

@MainActor @Suite(.viewsEnd) struct ColorPickerTests {
  @Test func theColourIsWrittenInHexadecimal() throws {
    let color = Box(Color(red: 1, green: 0.5, blue: 0))
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    #expect(try view.only(.colorPicker)[.value] == .string("#ff8000"))
  }

  @Test func choosingWritesTheColour() throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker(selection: color.binding) { Text("Accent") } }
    try view.perform(.setText("#0000FF"), on: .colorPicker)
    #expect(color.value == Color(red: 0, green: 0, blue: 1))
  }

  @Test func theOpacityStays() throws {
    let color = Box(Color.red.opacity(0.5))
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    try view.perform(.setText("#000000"), on: .colorPicker)
    #expect(color.value == Color(red: 0, green: 0, blue: 0, opacity: 0.5))
  }

  @Test func theSameColourChangesNothing() throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    let shown = try #require(view.only(.colorPicker)[.value]?.string)
    try view.perform(.setText(shown), on: .colorPicker)
    #expect(color.value == .red)
  }

  @Test(arguments: ["", "red", "#fff", "#12345g", "#１２３４５６", "123456", "#1234567"])
  func whatIsNoColourIsRefused(text: String) throws {
    let color = Box(Color.red)
    let view = Rendering { ColorPicker("Accent", selection: color.binding) }
    #expect(throws: EventRefusal.self) { try view.perform(.setText(text), on: .colorPicker) }
    #expect(color.value == .red)
  }

  @Test(arguments: Color.SystemName.allCases)
  func everyColourOfTheThemeCanBeOffered(name: Color.SystemName) {
    let text = Color(.system(name)).hexadecimal
    #expect(Color(hexadecimal: text) != nil)
  }
}
