import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Looks of labels", .viewsEnd) struct LabelLookTests {
  @Test("The space between an icon and a title is that of the environment")
  func spacing() throws {
    let view = Rendering {
      VStack { Label("a", systemImage: "b") }.labelIconToTitleSpacing(4)
    }
    #expect(try view.only(.label).styles == [.spacing(4)])
    let plain = Rendering { Label("a", systemImage: "b") }
    #expect(try plain.only(.label).styles == [])
  }

  @Test("A width is reserved for icons that are shown")
  func iconWidth() throws {
    let view = Rendering {
      Group {
        Label("a", systemImage: "b")
        Label("a", systemImage: "b").labelStyle(.iconOnly)
        Label("a", systemImage: "b").labelStyle(.titleOnly)
      }
      .labelReservedIconWidth(32)
    }
    #expect(view.all(.label).map(\.styles) == [[.iconWidth(32)], [.iconWidth(32)], []])
  }

  private struct Reader: View {
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var width

    var body: some View {
      Text(verbatim: "\(labels) \(spacing ?? -1) \(width ?? -1)")
    }
  }

  @Test("A view reads the looks of labels around it")
  func environment() throws {
    let plain = Rendering { Reader() }
    #expect(try plain.only(.text).content.text == "automatic -1.0 -1.0")
    let view = Rendering {
      Reader().labelsVisibility(.hidden).labelIconToTitleSpacing(4).labelReservedIconWidth(32)
    }
    #expect(try view.only(.text).content.text == "hidden 4.0 32.0")
  }

  @Test("Labels are hidden, and shown again within")
  func visibility() throws {
    let view = Rendering {
      Group {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(true)).labelsVisibility(.visible)
      }
      .labelsVisibility(.hidden)
    }
    #expect(view.all(.toggle).map(\.state.isLabelHidden) == [true, false])
  }
}
