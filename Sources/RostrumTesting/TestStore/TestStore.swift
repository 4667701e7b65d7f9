import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

/// Runs a feature in a test, and has the test say what happens.
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
/// A closure gets the state from before the action, and changes it to what is expected. The test
/// must say every change, handle every action that effects send, and see every effect end; what is
/// left when the store goes is reported at the line it comes from. ``exhaustivity`` relaxes that.
///
/// Effects run on the main thread, one piece after the other, so a test goes the same way each
/// time, alone or beside thousands. Nothing of the process is changed for that, and no time goes by:
/// `receive` waits for the effects themselves. Only work outside of the store, such as a detached
/// task, is waited for by time, and only a test that fails waits for the whole ``timeout``.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// How long a test that is about to fail waits for work outside of its control.
  ///
  /// It never decides about effects that run in the store or sleep on a `TestClock`: what they can do
  /// now, they have done when `send` returns.
  public var timeout: Duration = .seconds(3)

  let ledger: TestLedger<State, Action>
  let core: RootCore<Reduce<State, Action>>
  let executor: EffectExecutor

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with, made with the dependencies of the test.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Sets the dependencies of the feature.
  ///   - fileID: Where the store is made; issues name it.
  ///   - filePath: Where the store is made.
  ///   - line: Where the store is made.
  ///   - column: Where the store is made.
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
    // NB: The last reference may go on any thread. What is left is looked at on the main actor while
    // this thread waits, and reported here, by the task of the test.
    let ledger = ledger
    for issue in MainQueue.wait({ ledger.takeRest() }) { issue.report() }
  }

  /// The state as far as the test has said it.
  public var state: State { ledger.state }

  /// How much of what happens the test must say.
  public var exhaustivity: Exhaustivity {
    get { ledger.exhaustivity }
    set { ledger.exhaustivity = newValue }
  }

  /// The dependencies of the feature, which may be changed in the midst of a test.
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

/// Carries a dismissal to a store that is made after its dependencies.
@MainActor
private final class Dismissal {
  var onDismiss: () -> Void = {}

  nonisolated init() {}
}
