import RostrumViews
import Testing

@Suite("Springs") struct SpringTests {
  @Test("A spring goes from one value to another")
  func value() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.5)] {
      #expect(spring.value(target: 10.0, time: 0) == 0)
      #expect(abs(spring.value(target: 10.0, time: 6) - 10) < 0.01)
      #expect(abs(spring.value(fromValue: 4.0, toValue: 2, initialVelocity: 0, time: 6) - 2) < 0.01)
    }
  }

  @Test("The velocity at the start is that which is given")
  func velocity() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.5)] {
      #expect(abs(spring.velocity(target: 10.0, initialVelocity: 7, time: 0) - 7) < 0.01)
      #expect(
        abs(spring.velocity(fromValue: 1.0, toValue: 4, initialVelocity: -3, time: 0) + 3) < 0.01)
    }
  }

  @Test("Steps in time lead to the same value as the whole time")
  func steps() {
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<20 {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.02)
    }
    #expect(abs(value - Spring.bouncy.value(target: 10, initialVelocity: 3, time: 0.4)) < 0.001)
  }

  @Test("The force pulls to the target, and slows")
  func force() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    #expect(abs(spring.force(target: 3.0, position: 1, velocity: 2) - 190) < 1e-9)
    let force = spring.force(fromValue: 0.0, toValue: 3, position: 1, velocity: 2)
    #expect(abs(force - 190) < 1e-9)
    #expect(spring.mass == 1)
  }

  @Test("The bounce and the duration are those that were given")
  func bounce() {
    for bounce in [-0.5, 0, 0.4] {
      #expect(abs(Spring(duration: 2, bounce: bounce).bounce - bounce) < 1e-9)
    }
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.1).duration == 2)
    #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-9)
  }

  @Test("No number makes a spring trap", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1])
  func numbers(_ number: Double) {
    let spring = Spring(duration: number, bounce: number)
    _ = spring.value(target: number, initialVelocity: number, time: number)
    _ = spring.velocity(target: number, time: number)
    _ = UnitCurve.circularEaseIn.value(at: number)
  }
}
