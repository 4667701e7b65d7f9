import Foundation
import RostrumElements
import RostrumLayout
import RostrumScenes
import RostrumViews
import Testing

/// Views through their elements to their frames, in a window of 400 by 600.
@MainActor @Suite("Frames of views", .viewsEnd) struct FrameTests {
  /// The frames of texts and shapes, in the order of the tree.
  private func leaves(_ view: Rendering) -> [CGRect] {
    let result = LayoutEngine().layout(
      view.graph.root.snapshot, in: CGSize(width: 400, height: 600))
    return view.graph.root.descendants
      .filter { $0.role == .text || $0.role == .shape }
      .compactMap { result[$0.id]?.frame }
  }

  @Test("A color fills its window and a text is in its center")
  func single() {
    let color = Rendering { Color.red }
    #expect(leaves(color) == [CGRect(x: 0, y: 0, width: 400, height: 600)])
    let text = leaves(Rendering { Text("Hello") })
    #expect(text.map(\.minY) == [292])
    #expect(abs(text[0].midX - 200) <= 0.5)
  }

  @Test("A row with a spacer between a color and a text")
  func colorBesideSpacer() {
    let frames = leaves(
      Rendering {
        HStack(spacing: 0) {
          Text("a").frame(width: 80)
          Color.red
          Spacer()
          Text("b").frame(width: 60)
        }
      })
    #expect(frames[1] == CGRect(x: 80, y: 0, width: 252, height: 600))
    #expect(abs(frames[2].midX - 370) <= 0.5)
  }

  @Test("A sidebar next to a detail")
  func sidebar() {
    let frames = leaves(
      Rendering {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(["one", "two", "three", "four", "five"], id: \.self) { Text($0) }
          }
          .frame(width: 120).padding(.vertical, 8)
          Color.gray.frame(width: 1)
          VStack(alignment: .leading) {
            Text("Detail")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)
        }
      })
    #expect(frames[..<5].map(\.minY) == [252, 272, 292, 312, 332])
    #expect(Set(frames[..<5].map(\.minX)).count == 1)
    #expect(frames[5] == CGRect(x: 120, y: 0, width: 1, height: 600))
    #expect(frames[6].origin == CGPoint(x: 133, y: 12))
  }

  @Test("Frames and padding in boxes of their own")
  func boxes() {
    let frames = leaves(
      Rendering {
        Color.red.frame(width: 20, height: 20).padding(4).frame(width: 80, height: 40).padding(8)
          .frame(width: 150, height: 80, alignment: .topLeading).background(Color.blue)
          .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 10, height: 10) }
      })
    // The blue background is a property of its box.
    #expect(
      frames == [
        CGRect(x: 163, y: 278, width: 20, height: 20),
        CGRect(x: 265, y: 330, width: 10, height: 10),
      ])
  }

  @Test("A position, an offset and a ratio")
  func places() {
    let frames = leaves(
      Rendering {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).position(x: 100, y: 50)
          Color.green.frame(height: 100).offset(x: 5, y: 7)
          Color.blue.aspectRatio(4, contentMode: .fit)
        }
      })
    #expect(
      frames == [
        CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 5, y: 407, width: 400, height: 100),
        CGRect(x: 0, y: 500, width: 400, height: 100),
      ])
  }

  @Test("A circle chooses a square")
  func circle() {
    let frames = leaves(
      Rendering {
        VStack {
          Circle(); Circle().inset(by: 4); Ellipse()
        }
      })
    #expect(frames.map(\.size).map { $0.width == $0.height } == [true, true, false])
  }

  @Test("A lazy column is as wide as its space, and a lazy row as high")
  func lazyStacks() {
    let columns = leaves(
      Rendering {
        LazyVStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 30, height: 20)
        }
        LazyVStack(alignment: .trailing) { Color.red.frame(width: 20, height: 20) }
        LazyVStack { Color.red.frame(width: 20, height: 20) }
      })
    #expect(columns.map(\.minX) == [0, 0, 380, 190])
    let rows = leaves(
      Rendering {
        HStack {
          LazyHStack(alignment: .top) { Color.red.frame(width: 20, height: 20) }
          LazyHStack(alignment: .bottom) { Color.red.frame(width: 20, height: 20) }
          LazyHStack { Color.red.frame(width: 20, height: 20) }
        }
      })
    #expect(rows.map(\.minY) == [0, 580, 290])
  }

  @Test("A list below a title takes the remaining height")
  func list() throws {
    let view = Rendering {
      NavigationStack {
        VStack {
          Text("Title")
          List(0..<3) { Text("Row \($0)") }
        }
        .navigationTitle("Rows")
      }
    }
    let result = LayoutEngine().layout(
      view.graph.root.snapshot, in: CGSize(width: 400, height: 600))
    let list = try #require(result[try view.only(.list).id])
    #expect(list.frame.width == 400)
    #expect(list.frame.maxY == 600)
    let rows = view.all(.row).compactMap { result[$0.id]?.frame }
    #expect(rows.map(\.height) == [48, 48, 48])
    #expect(rows.map(\.width) == [368, 368, 368])
  }

  @Test("A form of controls is within its window")
  func form() {
    let view = Rendering {
      Form {
        Section("Fields") {
          TextField("Name", text: .constant("Blob"))
          SecureField("Password", text: .constant(""))
          TextEditor(text: .constant("Notes"))
        }
        Section("Choices") {
          Toggle("Sound", isOn: .constant(true))
          Stepper("Count", value: .constant(1))
          Slider(value: .constant(0.5))
          Picker("Color", selection: .constant(1)) {
            Text("Red").tag(1)
            Text("Green").tag(2)
          }
          .pickerStyle(.segmented)
          DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
          ColorPicker("Color", selection: .constant(.red))
          LabeledContent("Label", value: "value")
          ProgressView(value: 0.5)
          Gauge(value: 0.5) { Text("Gauge") }
          Label("Label", systemImage: "star")
          Menu("More") { Button("One") {} }
          DisclosureGroup("Details") { Text("Hidden") }
          Link("Link", destination: URL(string: "https://example.com")!)
        }
      }
    }
    let result = LayoutEngine().layout(
      view.graph.root.snapshot, in: CGSize(width: 400, height: 600))
    #expect(result.placements.count > 40)
    for placement in result.placements {
      #expect(placement.frame.minX >= 0 && placement.frame.maxX <= 400)
      #expect(placement.frame.height.isFinite)
    }
  }
}
