import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Progress of a span of time", .viewsEnd) struct ProgressTimerTests {
  private let begin = Date(timeIntervalSince1970: 1000)

  private func timer(_ seconds: Double, countsDown: Bool = true) -> ProgressTimer {
    ProgressTimer(interval: begin...begin.addingTimeInterval(seconds), countsDown: countsDown)
  }

  private func words(_ timer: ProgressTimer, at seconds: Double) -> String {
    timer.words(at: begin.addingTimeInterval(seconds), in: Locale(identifier: "en_US"))
  }

  @Test("What remains becomes less, and what has passed becomes more")
  func fractions() {
    #expect(timer(100).fraction(at: begin.addingTimeInterval(25)) == 0.75)
    #expect(timer(100, countsDown: false).fraction(at: begin.addingTimeInterval(25)) == 0.25)
    #expect(timer(100).fraction(at: begin.addingTimeInterval(-1)) == 1)
    #expect(timer(100).fraction(at: begin.addingTimeInterval(101)) == 0)
    #expect(timer(0).fraction(at: begin) == 0)
    #expect(timer(0, countsDown: false).fraction(at: begin) == 1)
  }

  @Test("The label is a timer, to the second")
  func labels() {
    #expect(words(timer(100), at: 25) == "1:15")
    #expect(words(timer(100), at: 25.5) == "1:15")
    #expect(words(timer(100), at: 26.0000001) == "1:14")
    #expect(words(timer(100, countsDown: false), at: 25.9) == "0:25")
    #expect(words(timer(7200), at: 1) == "1:59:59")
    #expect(words(timer(100), at: 200) == "0:00")
  }

  @Test("The next update is at the next full second, at the begin, or never")
  func pauses() {
    #expect(timer(100).pause(at: begin.addingTimeInterval(1.5)) == 0.5)
    #expect(timer(100).pause(at: begin.addingTimeInterval(-3)) == 3)
    #expect(timer(1.25).pause(at: begin.addingTimeInterval(1)) == 0.25)
    #expect(timer(100).pause(at: begin.addingTimeInterval(100)) == nil)
  }

  @Test("A view follows the time until the span is over")
  func view() async {
    let now = Date()
    let span = now.addingTimeInterval(-25)...now.addingTimeInterval(75)
    let host = TestHost {
      ProgressView(timerInterval: span)
      ProgressView(timerInterval: span, countsDown: false) {
        Text("Break")
      } currentValueLabel: {
        Text("until ten")
      }
    }
    // A slow machine is some seconds behind.
    func shows(_ minutes: String, _ seconds: ClosedRange<Int>) -> Bool {
      seconds.contains { host.text("\(minutes):\($0)").exists }
    }
    #expect(shows("1", 11...15))
    #expect(host.text("Break").exists && host.text("until ten").exists)
    await host.advance(by: .seconds(10))
    #expect(!shows("1", 10...15))
    await host.advance(by: .seconds(100))
    #expect(host.text("0:00").exists)
  }

  @Test("A style of the app doesn't know the fraction, and the theme's view within it does")
  func styles() throws {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted == nil ? "unknown" : "known")
        ProgressView(configuration)
      }
    }
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1)
    let view = Rendering {
      ProgressView(timerInterval: past, countsDown: false) { Text("Break") }
        .progressViewStyle(Framed())
    }
    #expect(view.all(.text).first?.content.text == "unknown")
    #expect(try view.only(.progress).content == .progress(1, .automatic))
  }
}
