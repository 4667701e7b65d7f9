import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct GeometryChangeTests {
  @Test("The action runs for the first geometry and for each that differs")
  func changes() throws {
    let sizes = Box<[CGSize]>([])
    let host = MeasuringHost {
      Color.red.frame(height: 100)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          sizes.value.append($0)
        }
    }
    #expect(sizes.value == [])
    #expect(try host.settle() == 1)
    #expect(sizes.value == [CGSize(width: 400, height: 100)])
    host.window.height = 900
    try host.settle()
    #expect(sizes.value.count == 1)
    host.window.width = 320
    try host.settle()
    #expect(sizes.value.last == CGSize(width: 320, height: 100))
  }

  @Test("The action can have the old value")
  func old() throws {
    let pairs = Box<[[CGFloat]]>([])
    let host = MeasuringHost {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        pairs.value.append([$0, $1])
      }
    }
    try host.settle()
    host.window.width = 320
    try host.settle()
    #expect(pairs.value == [[400, 400], [400, 320]])
  }

  @Test("The modifiers before are part of the geometry, those after aren't")
  func order() throws {
    let sizes = Box<[CGFloat]>([])
    let host = MeasuringHost {
      Color.red.frame(width: 100, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          sizes.value.append($0)
        }
        .padding(.horizontal, 5)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          sizes.value.append($0)
        }
        .padding(.horizontal, 20)
        .background(.blue)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          sizes.value.append($0)
        }
    }
    try host.settle()
    #expect(sizes.value.sorted() == [100, 110, 150])
  }

  @Test("A measured height becomes another view's height in one round trip")
  func equalHeights() throws {
    struct Columns: View {
      @State private var height: CGFloat?

      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 100, height: 77)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
          GeometryReader { Text("\(Int($0.size.height))") }.frame(width: 50, height: height)
        }
      }
    }
    let host = MeasuringHost { Columns() }
    #expect(try host.settle() <= 2)
    #expect(host.texts == ["77"])
  }

  @Test("The position in a scroll view follows the scroll offset")
  func position() throws {
    let places = Box<[CGFloat]>([])
    let host = MeasuringHost {
      VStack(spacing: 0) {
        Color.green.frame(height: 100)
        ScrollView {
          Color.red.frame(height: 50)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView(axis: .vertical)).minY
            } action: {
              places.value.append($0)
            }
          Color.blue.frame(height: 2000)
        }
      }
    }
    try host.settle()
    #expect(places.value == [0])
    let scroll = try #require(host.graph.root.descendants.first { $0.role == .scroll })
    host.offsets = [scroll.id: CGPoint(x: 0, y: 70)]
    try host.settle(isFromUser: true)
    #expect(places.value == [0, -70])
  }
}
