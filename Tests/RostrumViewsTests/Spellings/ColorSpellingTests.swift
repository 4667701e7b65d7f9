import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Spellings of colours", .viewsEnd) struct ColorSpellingTests {
  /// The paints of some views of which each has one style.
  private func paints(@ViewBuilder _ content: () -> some View) -> [PaintStyle] {
    Rendering(content).graph.root.children.flatMap(\.styles).compactMap { style in
      switch style {
      case .foreground(let paint), .background(let paint), .fill(let paint): paint
      case .stroke(let paint, _): paint
      case .tint(let color): .color(color)
      default: nil
      }
    }
  }

  private func colors(_ names: Color.SystemName...) -> [PaintStyle] {
    names.map { .color(Color(.system($0))) }
  }

  @Test("Names in an array are colours of the theme")
  func list() {
    let list: [Color] = [.black, .blue, .green, .orange, .pink, .purple, .red, .yellow, .white]
    #expect(
      list.map(PaintStyle.color)
        == colors(.black, .blue, .green, .orange, .pink, .purple, .red, .yellow, .white))
  }

  @Test("Static names are the same colours")
  func ofTheType() {
    let list = [Color.black, Color.blue, Color.clear, Color.red, Color.secondary, Color.white]
    #expect(
      list.map(PaintStyle.color) == colors(.black, .blue, .clear, .red, .secondary, .white))
  }

  @Test("A name is a colour as a return value")
  func returned() {
    func ink(onDark isDark: Bool) -> Color {
      switch isDark {
      case true: return .white
      case false: return .black
      }
    }
    #expect(PaintStyle.color(ink(onDark: true)) == .color(Color.white))
    #expect(PaintStyle.color(ink(onDark: false)) == .color(Color.black))
  }

  @Test("foregroundColor accepts names, and nil for the inherited colour")
  func foregroundColor() {
    let isDone = false
    let paints = paints {
      Text("a").foregroundColor(.accentColor)
      Text("a").foregroundColor(.black)
      Text("a").foregroundColor(.gray)
      Text("a").foregroundColor(.purple)
      Text("a").foregroundColor(.red)
      Text("a").foregroundColor(.white)
      Text("a").foregroundColor(isDone ? .gray : nil)
    }
    #expect(paints == colors(.accent, .black, .gray, .purple, .red, .white))
  }

  @Test("foregroundStyle accepts colours, and levels of the foreground")
  func foregroundStyle() {
    let paints = paints {
      Text("a").foregroundStyle(.blue)
      Text("a").foregroundStyle(.white)
      Text("a").foregroundStyle(.primary)
      Text("a").foregroundStyle(.secondary)
      Divider().foregroundStyle(Color.secondary)
    }
    #expect(
      paints == colors(.blue, .white) + [.foreground, .hierarchical(1)] + colors(.secondary))
  }

  @Test("tint accepts names")
  func tint() {
    let paints = paints {
      Button("a") {}.tint(.accentColor)
      Button("a") {}.tint(.green)
      Button("a") {}.tint(.red)
    }
    #expect(paints == colors(.accent, .green, .red))
  }

  @Test("Shapes and backgrounds accept names")
  func shapes() {
    let paints = paints {
      Text("a").background(.green)
      Circle().fill(.red)
      Path { $0.addLine(to: CGPoint(x: 1, y: 1)) }.stroke(.primary, lineWidth: 3)
      Circle().strokeBorder(.red, lineWidth: 2)
    }
    #expect(paints == colors(.green, .red) + [.foreground] + colors(.red))
  }

  @Test("A shadow accepts a colour with an opacity")
  func shadow() throws {
    let view = Rendering { Text("a").shadow(color: .black.opacity(0.2), radius: 5, y: 5) }
    #expect(
      try view.only(.text).styles == [.shadow(.black.opacity(0.2), radius: 5, x: 0, y: 5)])
  }

  @Test("A row's background is a colour or nil")
  func row() throws {
    let isPlaying = false
    let view = Rendering {
      List { Text("a").listRowBackground(isPlaying ? Color(.systemGray6) : .clear) }
    }
    #expect(try view.only(.row).styles == [.rowBackground(.color(.clear))])
  }

  @Test("A gradient accepts names and translucent colours")
  func gradient() {
    let gradient = Gradient(colors: [
      .blue.opacity(0.3), .blue, .green, .purple, .red, .yellow,
    ])
    #expect(
      gradient.stops.map(\.color)
        == [Color.blue.opacity(0.3), Color.blue, .green, .purple, .red, .yellow])
  }

  @Test("Colours are created from components")
  func numbers() {
    let sky = Color(red: 0.25, green: 0.5, blue: 1)
    #expect(sky.base == .components(.sRGB, red: 0.25, green: 0.5, blue: 1))
    #expect(
      Color.init(white: 0.8).base == .components(.sRGB, red: 0.8, green: 0.8, blue: 0.8))
  }
}
