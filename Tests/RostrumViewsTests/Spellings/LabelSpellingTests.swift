import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Longer spellings of shapes, animations and gestures", .viewsEnd)
struct LabelSpellingTests {
  private func outline(_ view: some View) -> String { Rendering { view }.outline }

  @Test("Outlines are smooth whether an app asks for it or not")
  func outlines() throws {
    let style = StrokeStyle(lineWidth: 2)
    func styles(_ view: some View) throws -> [StyleProperty] {
      try Rendering { view }.only(.shape).styles
    }
    let stroke = try styles(Circle().stroke(.red, style: style))
    #expect(try styles(Circle().stroke(.red, style: style, antialiased: false)) == stroke)
    #expect(try styles(Circle().stroke(.red, lineWidth: 2, antialiased: true)) == stroke)
    let border = try styles(Circle().strokeBorder(style: style))
    #expect(try styles(Circle().strokeBorder(style: style, antialiased: false)) == border)
    #expect(try styles(Circle().strokeBorder(lineWidth: 2, antialiased: false)) == border)
    let red = try styles(Circle().strokeBorder(.red, style: style))
    #expect(try styles(Circle().strokeBorder(.red, style: style, antialiased: false)) == red)
    #expect(try styles(Circle().strokeBorder(.red, lineWidth: 2, antialiased: false)) == red)
    let both = try styles(Circle().fill(.blue).stroke(.red, style: style))
    let named = Circle().fill(.blue).stroke(.red, lineWidth: 2, antialiased: false)
    #expect(try styles(named) == both)
    #expect(try styles(Circle().fill(.blue).stroke(.red, style: style, antialiased: true)) == both)
  }

  @Test("A fill in addition can leave out what is inside twice")
  func evenOdd() throws {
    let view = Rendering {
      Circle().stroke(.red, lineWidth: 2).fill(.blue, style: FillStyle(eoFill: true))
    }
    #expect(try view.only(.shape).styles.contains(.evenOdd))
    #expect(try view.only(.shape).styles.contains(.fill(.color(.blue))))
  }

  @Test("Rectangles with a corner size and capsules are named")
  func shapes() {
    let size = CGSize(width: 6, height: 6)
    #expect(
      outline(Text("a").clipShape(.rect(cornerSize: size)))
        == outline(Text("a").clipShape(RoundedRectangle(cornerSize: size))))
    #expect(
      outline(Text("a").clipShape(.capsule(style: .circular)))
        == outline(Text("a").clipShape(Capsule(style: .circular))))
  }

  @Test("A spring can be given by its physics, and begin with a speed")
  func springs() {
    let loose = Spring(mass: 1, stiffness: 100, damping: 40)
    #expect(loose.dampingRatio == 1)
    let slow = Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
    #expect(slow.dampingRatio == 2)
    #expect(Animation.interpolatingSpring(.bouncy) == .spring(.bouncy))
    #expect(Animation.interpolatingSpring(.bouncy, initialVelocity: 3) != .spring(.bouncy))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5))
    #expect(
      Animation.interactiveSpring(duration: 0.2, extraBounce: 0.1)
        == .spring(duration: 0.2, bounce: 0.24))
  }

  @Test("A spring is at rest after the time that it was made for", arguments: [0.2, 0.7, 1, 2])
  func settling(dampingRatio: Double) {
    let spring = Spring(settlingDuration: 1.5, dampingRatio: dampingRatio)
    #expect(abs(spring.settlingDuration - 1.5) < 0.01)
    let seen = spring.settlingDuration(target: 1.0, epsilon: 0.01)
    #expect(seen > 0.5 && seen < 1.5)
    let moved = spring.settlingDuration(
      fromValue: 3.0, toValue: 4.0, initialVelocity: 0.0, epsilon: 0.01)
    #expect(moved == seen)
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.01) == 0)
  }

  @Test("A curve of time animates: a cubic one as it is, and circles in parts")
  func curves() {
    #expect(Animation.timingCurve(.easeIn, duration: 1) == .easeIn(duration: 1))
    let circle = Animation.timingCurve(.circularEaseIn, duration: 1)
    #expect(circle != .linear(duration: 1))
    #expect(circle.totalDuration == .seconds(1))
  }

  @Test("An optional state of a gesture begins without a value")
  func gestureStates() {
    struct Card: View {
      @GestureState(resetTransaction: Transaction(animation: .default)) var offset: CGSize?
      @GestureState(reset: { $1.animation = .spring }) var angle: Double?
      var body: some View {
        Text(offset == nil && angle == nil ? "rests" : "moves")
      }
    }
    #expect(Rendering { Card() }.all(.text).map(\.content.text) == ["rests"])
  }

  @Test("A gesture with a name is recognized as one without")
  func gestureNames() async {
    let count = Box(0)
    let host = TestHost {
      Text("low").gesture(TapGesture().onEnded { count.value += 1 }, name: "low")
      Text("high").highPriorityGesture(TapGesture().onEnded { count.value += 10 }, name: "high")
      Text("both").simultaneousGesture(TapGesture().onEnded { count.value += 100 }, name: "both")
      Text("off")
        .gesture(TapGesture().onEnded { count.value += 1000 }, name: "off", isEnabled: false)
    }
    for name in ["low", "high", "both"] { await host.text(name).tap() }
    #expect(count.value == 111)
  }

  @Test("A task has its name")
  func tasks() async {
    let names = Box([String?]())
    let host = TestHost {
      Text("a").task(name: "load", priority: .high) { names.value.append(Task.name) }
      Text("b").task(id: 1, name: "follow") { names.value.append(Task.name) }
    }
    await host.settle()
    #expect(Set(names.value) == ["load", "follow"])
  }

  @Test("Shortcuts and spaces of scenes have longer forms")
  func shortcuts() {
    #expect(
      outline(Button("a") {}.keyboardShortcut("k", modifiers: .option, localization: .custom))
        == outline(Button("a") {}.keyboardShortcut("k", modifiers: .option)))
    #expect(
      outline(Text("a").scenePadding(.minimum, edges: .horizontal))
        == outline(Text("a").padding(.horizontal)))
  }
}
