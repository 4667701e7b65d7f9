import RostrumDependencies
import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Moves the time of the launch on, and lets everything happen that happens in that time.
  ///
  /// A launch has a clock of its own that stands still: `continuousClock` and `suspendingClock` of
  /// its dependencies. A test that gives another `TestClock` moves that one on.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - location: The call site, which issues name.
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

  /// Waits until nothing is pending: the effects of stores have ended or sleep on the clock of the
  /// launch, and nothing changes on the screen any more.
  ///
  /// Every action of a host does it by itself. No time passes. A task that a view starts itself is
  /// given turns for as long as it changes something; what it does for long without showing it may
  /// still be under way.
  ///
  /// - Parameter location: The call site, which issues name.
  public func settle(at location: CallSite = #callSite) async {
    let idle = clock ?? idleClock
    for _ in 1...200 {
      step(at: location)
      let before = stepCount
      await idle.advance()
      if !graph.needsUpdate, stepCount == before { return }
    }
    location.report(
      """
      The views still change after 200 rounds, with no time passing.

      Look for a task or 'onChange' that changes the state on which it depends, or for a timer on \
      a clock that does not wait, such as 'ImmediateClock'.

      On the screen:
      \(description)
      """)
  }

  /// The clock of the launch, if a test can step it.
  var clock: TestClock<Duration>? { dependencies.continuousClock as? TestClock<Duration> }
}
