import Foundation
import RostrumViews
import Testing

private struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.black)
      ProgressView(configuration).tint(.red).padding(.horizontal)
    }
  }
}

@MainActor @Suite(.viewsEnd) struct ProgressViewTests {
  @Test func progressIsAPartOfAWhole() {
    let view = Rendering {
      ProgressView(value: 3, total: 4)
      ProgressView(value: 7.0, total: 4)
      ProgressView(value: -1.0)
      ProgressView(value: Double.nan)
    }
    #expect(
      view.outline == "progress value=0.75\nprogress value=1\nprogress value=0\nprogress")
  }

  @Test func progressWithoutAValueJustGoesOn() {
    let view = Rendering {
      ProgressView()
      ProgressView("Loading").progressViewStyle(.linear)
      ProgressView(value: Double?.none) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
    }
    #expect(
      view.outline == """
        progress
        progress variant="linear"
          text "Loading"
        progress
          text "a"
          text "b"
        """)
  }

  @Test func aStyleOfTheAppCanBeMadeOfTheThemesProgress() {
    let view = Rendering { ProgressView(value: 0.5).progressViewStyle(Framed()) }
    #expect(
      view.outline == """
        overlay
          shape style=fill+cornerRadius
          progress value=0.5 style=tint+padding
        """)
  }

  @Test func aStyledProgressChangesOneAttribute() throws {
    struct Ticking: View {
      @State var value = 0.25
      var body: some View {
        Button("Tick") { value += 0.25 }
        ProgressView(value: value).progressViewStyle(Framed())
      }
    }
    let view = Rendering { Ticking() }
    let mutations = try view.perform(.tap, on: .button)
    let progress = try view.only(.progress)
    #expect(
      mutations == [
        .change(
          progress.id, from: progress.state.with { $0.content = .progress(0.25, .automatic) },
          to: progress.state)
      ])
    #expect(progress.content == .progress(0.5, .automatic))
  }
}
