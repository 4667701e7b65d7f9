import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct CoordinateSpaceTests {
  private struct FrameText: View {
    let proxy: GeometryProxy
    let space: CoordinateSpace

    var body: some View {
      let frame = proxy.frame(in: space)
      Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
    }
  }

  private func host(_ space: CoordinateSpace) -> MeasuringHost {
    MeasuringHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        VStack(spacing: 0) {
          Color.green.frame(height: 30)
          GeometryReader { FrameText(proxy: $0, space: space) }
        }
        .padding(20)
        .coordinateSpace(.named("board"))
      }
    }
  }

  @Test("A frame in the view's own space begins at the origin")
  func local() throws {
    let host = host(.local)
    #expect(try host.settle() == 1)
    #expect(host.texts == ["0 0 360 430"])
  }

  @Test("A frame in the global space begins at the top left corner of the window")
  func global() throws {
    let host = host(.global)
    #expect(try host.settle() == 1)
    #expect(host.texts == ["20 150 360 430"])
  }

  @Test("A frame in a named space begins at the corner of the view with the name")
  func named() throws {
    let host = host(.named("board"))
    #expect(try host.settle() <= 2)
    #expect(host.texts == ["20 50 360 430"])
    #expect(host.unmeasured.isEmpty)
  }

  @Test("A name that no view has means the window")
  func absent() throws {
    let host = host(.named("nobody"))
    try host.settle()
    #expect(host.texts == ["20 150 360 430"])
  }

  @Test("A view that reads only its size isn't evaluated again when it moves")
  func moves() throws {
    var evaluations = 0
    let host = MeasuringHost {
      ScrollView {
        GeometryReader { proxy in
          let _ = evaluations += 1
          Text("\(proxy.size.width)")
        }
        .frame(height: 50)
        Color.red.frame(height: 2000)
      }
    }
    try host.settle()
    let before = evaluations
    host.offsets = [
      try #require(host.graph.root.descendants.first { $0.role == .scroll }).id: CGPoint(
        x: 0, y: 70)
    ]
    #expect(try host.settle(isFromUser: true) == 0)
    #expect(evaluations == before)
  }

  @Test("The safe area is that of the window")
  func safeArea() throws {
    let host = MeasuringHost {
      GeometryReader { Text(verbatim: "\($0.safeAreaInsets.bottom)") }
    }
    host.safeArea.bottom = 34
    try host.settle()
    #expect(host.texts == ["34.0"])
  }

  @Test("An action may ask for a frame")
  func action() throws {
    struct Asking: View {
      @State private var answer = "none"

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          GeometryReader { proxy in
            Button(answer) { answer = "\(proxy.frame(in: .global).minY)" }
          }
        }
      }
    }
    let host = MeasuringHost { Asking() }
    try host.settle()
    try host.tap()
    try host.tap()
    #expect(host.texts == ["100.0"])
  }

  @Test("The spellings of coordinate spaces agree")
  func spellings() {
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(LocalCoordinateSpace().coordinateSpace.isLocal)
    let named: NamedCoordinateSpace = .named("a")
    #expect(named.coordinateSpace == .named("a"))
    #expect(named != .scrollView)
    #expect(CoordinateSpace.global.isGlobal)
  }
}
