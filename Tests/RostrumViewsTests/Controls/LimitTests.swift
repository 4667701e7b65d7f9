import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Numbers at the limits of their types", .viewsEnd)
struct LimitTests {
  @Test("A step beyond the range of the value's type is a no-op")
  func steps() throws {
    struct Screen: View {
      @State var small: UInt8 = 255
      @State var natural: UInt = 0
      @State var least = Int.min
      var body: some View {
        Stepper("small \(small)", value: $small)
        Stepper("natural \(natural)", value: $natural)
        Stepper("least \(String(least))", value: $least, step: 2)
      }
    }
    let stage = Stage { Screen() }
    let steppers = stage.graph.root.all.filter { $0.role == .stepper }
    try stage.perform(.step(up: true), on: steppers[0])
    try stage.perform(.step(up: false), on: steppers[1])
    try stage.perform(.step(up: false), on: steppers[2])
    #expect(stage["small 255"] != nil)
    #expect(stage["natural 0"] != nil)
    #expect(stage["least \(Int.min)"] != nil)
    try stage.perform(.step(up: false), on: steppers[0])
    try stage.perform(.step(up: true), on: steppers[1])
    #expect(stage["small 254"] != nil)
    #expect(stage["natural 1"] != nil)
  }

  @Test("Sizes, colors, times and angles that aren't numbers don't end the process")
  func notNumbers() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    for number in numbers {
      let stage = Stage {
        Text(verbatim: "a").frame(width: number, height: number).opacity(number)
          .foregroundStyle(Color(red: number, green: number, blue: number))
          .animation(.linear(duration: number).delay(number), value: number)
          .offset(x: number).padding(number)
        Path { path in
          path.addArc(
            center: .zero, radius: number, startAngle: .radians(0), endAngle: .radians(number),
            clockwise: false)
        }
        ProgressView(value: number, total: number)
      }
      #expect(stage["a"] != nil)
    }
    #expect(numbers.map { Int(nearest: $0) } == [0, .max, .min, .max, .min])
    #expect(Duration.seconds(clamping: .infinity) == .seconds(1e12))
    #expect(Animation.linear(duration: 1e300).totalDuration == .seconds(1e12))
  }

  @Test("At most all screens are removed from a path")
  func path() {
    var path = NavigationPath()
    path.append(1)
    withKnownIssue { path.removeLast(2) }
    #expect(path.isEmpty)
    withKnownIssue { path.removeLast() }
    withKnownIssue { path.removeLast(-1) }
  }
}
