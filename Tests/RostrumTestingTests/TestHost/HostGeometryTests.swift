import Foundation
import RostrumTesting
import Testing

@MainActor @Suite(.leakChecked) struct HostGeometryTests {
  @Test("A reader in a test host is told the frame that the host says it has")
  func reader() async {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text(verbatim: "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
        }
      }
    }
    #expect(host.text("0.0 100.0 400.0 500.0").exists)
    await host.resize(to: CGSize(width: 320, height: 500))
    #expect(host.text("0.0 100.0 320.0 400.0").exists)
  }

  @Test("A position follows the scrolling of a test host")
  func scrolling() async {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      Scrolling()
    }
    #expect(host.text("At 100.0").exists)
    await host.role(.scroll)().scroll(y: 40)
    #expect(host.text("At 60.0").exists)
    for _ in 1...20 { await host.role(.scroll)().scroll(y: 1) }
    #expect(host.text("At 40.0").exists)
  }

  private struct Scrolling: View {
    @State private var position: CGFloat = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          Text(verbatim: "At \(position)")
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView).minY
            } action: {
              position = $0
            }
          Color.blue.frame(height: 2000)
        }
      }
    }
  }

  @Test("A layout that never agrees with its geometry is reported by the test host")
  func endless() async {
    await withKnownIssue {
      let host = TestHost { Growing() }
      await host.button("Tap").tap()
    } matching: {
      $0.description.contains("does not settle")
    }
  }

  private struct Growing: View {
    @State private var height: CGFloat = 10

    var body: some View {
      Button("Tap") {}
      Color.red.frame(height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0 + 1
        }
    }
  }
}
