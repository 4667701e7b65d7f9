import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor @Suite("Taps on what is in front")
struct TestHostTapTests {
  /// Taps the button "Save" of a view, and returns whether its action ran.
  private func taps(
    size: CGSize = CGSize(width: 300, height: 300), _ name: String = "Save",
    @ViewBuilder _ content: @escaping (@escaping @MainActor () -> Void) -> some View
  ) async -> Bool {
    var count = 0
    let host = TestHost(size: size) { content { count += 1 } }
    await withKnownIssue(isIntermittent: true) { await host.button(name).tap() }
    return count == 1
  }

  @Test("A button that another one covers can't be tapped, and the message names that one")
  func covered() async {
    var taps = 0
    let host = TestHost {
      ZStack {
        Button("Save") { taps += 1 }
        Button("Front") {}
      }
    }
    await expectIssue(
      """
      Cannot tap button “Save”: the button “Front” is in front of its center.

      First perform the action that removes the view in front. If that view is only a decoration, \
      give it 'allowsHitTesting(false)'.

      On the screen:
        button “Save”
        button “Front”
      """
    ) {
      await host.button("Save").tap()
    }
    #expect(taps == 0)
    await host.button("Front").tap()
  }

  @Test("A layer of a stack, an overlay and a later sibling cover what is behind them")
  func layers() async {
    #expect(
      await !taps { save in
        ZStack {
          Button("Save", action: save)
          Color.red
        }
      })
    #expect(await !taps { Button("Save", action: $0).overlay { Color.red } })
    #expect(
      await !taps { save in
        VStack(spacing: 0) {
          Button("Save", action: save).frame(height: 40)
          Color.red.frame(height: 40).offset(y: -40)
        }
      })
    #expect(
      await !taps { save in
        VStack(spacing: -40) {
          Button("Save", action: save).frame(height: 40)
          Color.red.frame(height: 40)
        }
      })
    #expect(
      await !taps { save in
        ZStack {
          Button("Save", action: save)
          List { Text("Row") }
        }
      })
  }

  @Test("Only what is at the center covers")
  func corners() async {
    #expect(
      await taps { save in
        Button("Save", action: save).frame(width: 100, height: 100)
          .overlay(alignment: .topTrailing) { Text("3") }
      })
    #expect(
      await taps { save in
        ZStack(alignment: .bottom) {
          Button("Save", action: save)
          Color.red.frame(height: 10).offset(y: 20)
        }
      })
  }

  @Test("A background, a border and the layers behind don't cover")
  func decorations() async {
    #expect(await taps { Button("Save", action: $0).background { Color.red } })
    #expect(await taps { Button("Save", action: $0).padding().background(Color.red) })
    #expect(
      await taps { Button("Save", action: $0).overlay { Rectangle().stroke(Color.red) } })
    #expect(
      await taps { save in
        ZStack {
          Color.red
          Button("Save", action: save)
        }
      })
    #expect(
      await taps { save in
        ZStack {
          Button("Save", action: save)
          VStack {
            Text("Top")
            Spacer()
            Text("Bottom")
          }
        }
      })
  }

  @Test("The order among siblings decides which one is in front")
  func order() async {
    #expect(
      await taps { save in
        ZStack {
          Button("Save", action: save).zIndex(1)
          Color.red
        }
      })
    #expect(
      await !taps { save in
        ZStack {
          Color.red.zIndex(1)
          Button("Save", action: save)
        }
      })
    #expect(
      await !taps { save in
        HStack(spacing: -60) {
          Color.red.frame(width: 60, height: 60).zIndex(1)
          Button("Save", action: save).frame(width: 60)
        }
      })
  }

  @Test("A view that ignores pointers lets taps through, and isn't tapped itself")
  func ignored() async {
    #expect(
      await taps { save in
        ZStack {
          Button("Save", action: save)
          VStack { Color.red }.allowsHitTesting(false)
        }
      })
    #expect(await !taps { save in VStack { Button("Save", action: save) }.allowsHitTesting(false) })
  }

  @Test("Clear and transparent views let taps through, unless they have a content shape")
  func clear() async {
    func covered(by front: some View) async -> Bool {
      await !taps { save in
        ZStack {
          Button("Save", action: save)
          front
        }
      }
    }
    #expect(await !covered(by: Color.clear))
    #expect(await !covered(by: Color.clear.onTapGesture {}))
    #expect(await !covered(by: Color.red.opacity(0)))
    #expect(await !covered(by: Rectangle().fill(Color.red.opacity(0))))
    #expect(await !covered(by: Color.red.hidden()))
    #expect(await covered(by: Color.clear.contentShape(Rectangle())))
    #expect(await covered(by: Color.clear.contentShape(Rectangle()).onTapGesture {}))
    #expect(await covered(by: Color.red.opacity(0.1)))
    #expect(await covered(by: VStack {}.frame(width: 300, height: 300).background(Color.red)))
  }

  @Test("A view with an opacity of 0 can't be tapped")
  func transparent() async {
    #expect(await !taps { save in VStack { Button("Save", action: save) }.opacity(0) })
  }

  @Test("The corners that a shape cuts off let taps through")
  func clipShape() async {
    func covered(by front: some View) async -> Bool {
      await !taps { save in
        ZStack(alignment: .topLeading) {
          Button("Save", action: save).frame(width: 40, height: 40)
          front
        }
      }
    }
    #expect(await covered(by: Color.red))
    #expect(await !covered(by: Color.red.clipShape(Circle())))
    #expect(await covered(by: Color.red.clipShape(RoundedRectangle(cornerRadius: 20))))
    #expect(await !covered(by: Color.red.frame(width: 20, height: 20).offset(x: 40).clipped()))
  }

  @Test("A shape covers only what is within its outline")
  func shapes() async {
    func covered(by front: some View) async -> Bool {
      await !taps { save in
        ZStack(alignment: .topLeading) {
          Button("Save", action: save).frame(width: 40, height: 40)
          front
        }
      }
    }
    #expect(await covered(by: Rectangle()))
    #expect(await !covered(by: Circle()))
    #expect(await !covered(by: Ellipse()))
    #expect(await !covered(by: Capsule().frame(width: 300, height: 200)))
    #expect(await covered(by: Capsule().frame(width: 300, height: 60)))
    #expect(await !covered(by: RoundedRectangle(cornerRadius: 100)))
    #expect(await covered(by: RoundedRectangle(cornerRadius: 40)))
    #expect(await !covered(by: Triangle()))
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
  }

  @Test("A tap scrolls a row into sight")
  func scrolls() async {
    var rows: [Int] = []
    let host = TestHost {
      List(0..<100) { row in Button("Row \(row)") { rows.append(row) } }
    }
    #expect(!host.button("Row 80").isVisible)
    await host.button("Row 80").tap()
    #expect(rows == [80])
    #expect(host.button("Row 80").isVisible)
    #expect(!host.button("Row 0").isVisible)
    let place = host.button("Row 79").frame
    await host.button("Row 79").tap()
    #expect(host.button("Row 79").frame == place)
  }

  @Test("A row is scrolled from behind a button in front of the list")
  func scrollsBelowOverlay() async {
    #expect(
      await taps("Row 50") { save in
        ZStack(alignment: .top) {
          List(0..<100) { row in Button("Row \(row)", action: save) }
          Color.red.frame(height: 40)
        }
      })
  }

  @Test("A window scrolls to what doesn't fit in it, but not to what is moved out of it")
  func outside() async {
    #expect(
      await taps("Line 29") { save in
        VStack { ForEach(0..<30) { Button("Line \($0)", action: save) } }
      })
    var count = 0
    let host = TestHost { Button("Save") { count += 1 }.offset(x: -1_000) }
    await expectIssue(
      """
      Cannot tap button “Save”: it is outside of the visible part of the window.

      Compare its 'frame' with 'windowSize': an offset, a position or a clipped view moves it out \
      of sight.

      On the screen:
        button “Save”
      """
    ) {
      await host.button("Save").tap()
    }
    #expect(count == 0)
    #expect(
      await !taps { save in
        VStack { Button("Save", action: save).frame(height: 0).clipped() }
      })
    #expect(
      await !taps { save in
        ScrollView {
          Color.red.frame(height: 500)
          Button("Save", action: save)
        }
        .scrollDisabled(true)
      })
  }

  @Test("A sheet that allows interaction with the screen behind it doesn't cover that screen")
  func sheet() async {
    #expect(
      await taps { save in
        VStack {
          Button("Save", action: save)
          Color.red.frame(height: 20).offset(y: 40)
        }
        .sheet(isPresented: .constant(true)) {
          Color.blue.presentationBackgroundInteraction(.enabled)
        }
      })
  }

  @Test("Other pointer actions reach what is in front, too")
  func gestures() async {
    var log: [String] = []
    let host = TestHost {
      ZStack {
        Text("Behind").onLongPressGesture { log.append("long") }
          .onHover { log.append("hover \($0)") }
        Toggle(
          "Switch",
          isOn: Binding {
            false
          } set: {
            log.append("\($0)")
          })
        Color.red
      }
    }
    await withKnownIssue { await host.text("Behind").longPress() }
    await withKnownIssue { await host.text("Behind").hover() }
    await withKnownIssue { await host.toggle("Switch").setOn(true) }
    #expect(log.isEmpty)
  }
}
