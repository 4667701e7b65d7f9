import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

/// A store for tests, which asserts state changes and the actions that effects send.
///
/// ```swift
/// @MainActor
/// @Test func counting() async {
///   let store = TestStore(initialState: Counter.State()) {
///     Counter()
///   } withDependencies: {
///     $0.facts.fetch = { "\($0) is a good number." }
///   }
///
///   await store.send(.incrementButtonTapped) {
///     $0.count = 1
///   }
///   await store.send(.factButtonTapped)
///   await store.receive(\.factResponse) {
///     $0.fact = "1 is a good number."
///   }
/// }
/// ```
///
/// Assertion closures receive the state before the action, and modify it to the expected state. The
/// test must assert every state change, receive every action that effects send, and wait for every
/// effect to end. When the store is released, it reports everything that is left to assert, at the
/// line that caused it. ``exhaustivity`` relaxes these rules.
///
/// Effects run on the main thread, one job at a time, so a test is deterministic even if thousands
/// of tests run in parallel. The store doesn't change any state of the process to achieve that, and
/// no time passes: `receive` waits for the effects themselves. A timeout applies only to work
/// outside of the store, such as a detached task, and only a failing test waits for the whole
/// ``timeout``.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// How long a failing test waits for work outside of its control.
  ///
  /// The timeout doesn't apply to effects that run in the store or sleep on a `TestClock`:
  /// everything that they can do without time passing has happened when `send` returns.
  public var timeout: Duration = .seconds(3)

  let ledger: TestLedger<State, Action>
  let core: RootCore<Reduce<State, Action>>
  let executor: EffectExecutor

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state, evaluated with the dependencies of the test.
  ///   - reducer: The reducer of the feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let dismissal = Dismissal()
    (core, ledger) = RostrumDependencies.withDependencies {
      $0.context = .test
      $0.container = $0.container
      $0.dismiss = DismissEffect { dismissal.onDismiss() }
      prepareDependencies(&$0)
    } operation: {
      let state = initialState()
      let core = RootCore(
        initialState: state, reducer: Reduce(reducer()), dependencies: .current)
      return (core, TestLedger(state: state, location: location))
    }
    executor = EffectExecutor()
    dismissal.onDismiss = { [weak core, weak ledger] in
      ledger?.isDismissed = true
      core?.cancelEffects()
    }
    observe()
  }

  deinit {
    // NB: The last reference may be released on any thread. The ledger is checked on the main actor
    // while this thread waits, and the issues are reported here, by the task of the test.
    let ledger = ledger
    for issue in MainQueue.wait({ ledger.takeRest() }) { issue.report() }
  }

  /// The state as the test has asserted it so far.
  public var state: State { ledger.state }

  /// How exhaustively the test must assert; `.on` by default.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.increment)
  /// ```
  public var exhaustivity: Exhaustivity {
    get { ledger.exhaustivity }
    set { ledger.exhaustivity = newValue }
  }

  /// The dependencies of the feature, which a test may modify at any time.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Whether the feature has dismissed itself, which cancels its effects.
  public var isDismissed: Bool { ledger.isDismissed }

  private func observe() {
    var screenIDs = core.dependencies.stackElementID.copy()
    core.didReduce = { [ledger, unowned core] action, isFromEffect, state in
      let outcome = TestLedger<State, Action>.Outcome(
        state: state, changes: ledger.shared.take(), screenIDs: screenIDs)
      screenIDs = core.dependencies.stackElementID.copy()
      if isFromEffect {
        ledger.received.append(.init(action: action, outcome: outcome))
      } else {
        ledger.sent = outcome
      }
      ledger.happened()
    }
    core.monitor = EffectMonitor(
      didStart: { [ledger] effect, cause in
        ledger.inFlight[ObjectIdentifier(effect)] = .init(
          effect: effect, cause: cause, location: ledger.location)
        ledger.happened()
      },
      didEnd: { [ledger] effect in
        ledger.inFlight[ObjectIdentifier(effect)] = nil
        ledger.happened()
      },
      makeTask: { [executor] priority, operation in
        Task(executorPreference: executor, priority: priority, operation: operation)
      })
  }
}

/// A test store of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Forwards a dismissal to the store, which is created after its dependencies.
@MainActor
private final class Dismissal {
  var onDismiss: () -> Void = {}

  nonisolated init() {}
}
