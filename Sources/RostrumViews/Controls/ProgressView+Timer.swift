public import Foundation

extension ProgressView {
  /// Creates a progress view that follows a span of time, with custom labels.
  ///
  /// ```swift
  /// ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(600)) {
  ///   Text("Break")
  /// } currentValueLabel: {
  ///   Text("until ten")
  /// }
  /// ```
  ///
  /// The view is updated once a second. In an app's own ``ProgressViewStyle``, the completed fraction is
  /// `nil`, and the theme's view of the configuration follows the time.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view is full at the beginning and empty at the end.
  ///   - label: A label that describes the task.
  ///   - currentValueLabel: A label for the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows a span of time, with a custom label and the time.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view is full at the beginning and empty at the end.
  ///   - label: A label that describes the task.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: timer)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows a span of time, with the time.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Whether the view is full at the beginning and empty at the end.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time of a progress view that follows a span: what remains, or what has passed.
public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer
  @Environment(\.locale) private var locale

  /// The time in minutes and seconds, and in hours from one hour on.
  public var body: some View {
    ProgressTicker(timer: timer) { date in
      Text(verbatim: timer.words(at: date, in: locale)).monospacedDigit()
    }
  }
}

/// A span of time that a progress view follows.
package struct ProgressTimer: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  package init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// The fraction to fill, from 0 to 1.
  package func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    return (seconds(at: date) / length).clamped(to: 0...1)
  }

  /// The time that remains or has passed, as a timer.
  package func words(at date: Date, in locale: Locale) -> String {
    // A second that is over but for a rounding error is over.
    let seconds = seconds(at: date)
    let rest = countsDown ? (seconds - 0.001).rounded(.up) : (seconds + 0.001).rounded(.down)
    let duration = Duration.seconds(clamping: max(rest, 0))
    return duration.formatted(
      .time(pattern: rest >= 3600 ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }

  private func seconds(at date: Date) -> TimeInterval {
    let date = min(max(date, interval.lowerBound), interval.upperBound)
    return countsDown
      ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
  }

  /// The time until the next full second of the span; `nil` if the span is over.
  package func pause(at date: Date) -> TimeInterval? {
    guard date < interval.upperBound else { return nil }
    let passed = date.timeIntervalSince(interval.lowerBound)
    if passed < 0 { return -passed }
    let next = (passed + 0.001).rounded(.down) + 1
    return min(next - passed, interval.upperBound.timeIntervalSince(date))
  }
}

/// A view of the time in a span, which is updated once a second until the span is over.
struct ProgressTicker<Content: View>: View {
  let timer: ProgressTimer
  let content: (Date) -> Content
  @State private var shown: Date?
  @Environment(\.pause) private var pause

  var body: some View {
    content(shown ?? Date()).task(id: timer) { await tick() }
  }

  private func tick() async {
    // What was waited for counts, because a test's clock decides how long a pause takes.
    var now = Date()
    shown = now
    while let seconds = timer.pause(at: now), seconds < 1e9 {
      guard (try? await pause(.seconds(clamping: seconds))) != nil else { return }
      now = max(Date(), now.addingTimeInterval(seconds))
      shown = now
    }
  }
}
