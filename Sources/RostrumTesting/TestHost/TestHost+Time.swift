import RostrumDependencies
import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Advances the host's clock, and waits until everything that is due has happened.
  ///
  /// ```swift
  /// await host.advance(by: .seconds(1))
  /// #expect(host.text("1 s").exists)
  /// ```
  ///
  /// Each launch has its own `TestClock`, which is the `continuousClock` and `suspendingClock` of
  /// its dependencies. If a test overrides `continuousClock` with a `TestClock`, this method
  /// advances that clock.
  ///
  /// - Parameters:
  ///   - duration: The duration to advance by.
  ///   - location: The call site at which issues are reported.
  public func advance(
    by duration: Duration,
    at location: CallSite = #callSite
  ) async {
    guard let clock else {
      let kind = "\(Swift.type(of: dependencies.continuousClock))"
      location.report(
        HostRefusal.noTestClock(kind).message(doing: "advance the time", in: self))
      return
    }
    await settle(at: location)
    await clock.advance(by: duration)
    await settle(at: location)
  }

  /// Waits until nothing is pending.
  ///
  /// Nothing is pending when each effect has ended or sleeps on the host's clock, and the screen no
  /// longer changes.
  ///
  /// Every action of a host calls this method. No time passes. A task that a view starts runs for
  /// as long as it changes the screen; a task that doesn't may still be running afterwards.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func settle(at location: CallSite = #callSite) async {
    let idle = clock ?? idleClock
    window.endFollowing()
    defer { window.endFollowing() }
    for _ in 1...200 {
      step(at: location)
      let before = stepCount
      await idle.advance()
      if !graph.needsUpdate, stepCount == before, graph.waitingTaskCount == 0 { return }
    }
    location.report(
      """
      The views still change after 200 rounds, with no time passing.

      Look for a task or an 'onChange' that changes the state it depends on, or for a timer on a \
      clock that does not wait, such as 'ImmediateClock'.

      On the screen:
      \(description)
      """)
  }

  /// The host's clock, if it is a `TestClock`.
  var clock: TestClock<Duration>? { dependencies.continuousClock as? TestClock<Duration> }
}
