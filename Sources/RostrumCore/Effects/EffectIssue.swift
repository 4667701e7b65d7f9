import RostrumRuntime

/// The issues about effects that are reported to an app's author.
enum EffectIssue {
  case unhandledError(any Error, CallSite)
  case sentAfterCompletion(action: Any, CallSite)
  case outsideOfEffect(String, CallSite)

  func report() {
    switch self {
    case .unhandledError(let error, let location):
      location.report(
        """
        An effect threw an error that wasn't caught.

          Effect: 'run' at \(location)
          Error: \(error)

        Catch it inside the effect, or give 'run' a 'catch' closure; an action can then tell the \
        feature that the work failed.
        """)
    case .sentAfterCompletion(let action, let location):
      location.report(
        """
        An action was sent from an effect that had already ended, and was dropped.

          Effect: 'run' at \(location)
          Action: \(actionLabel(action))

        The effect's 'send' must not leave its closure: await every task that you start in it, for \
        example in a task group, or return a separate effect for it.
        """)
    case .outsideOfEffect(let function, let location):
      location.report(
        """
        '\(function)' was called at \(location), outside of an effect.

        Cancellation identifiers belong to the feature whose effect is running, so the identifier \
        has no meaning here. Call it inside the closure of '.run', or in a task that the effect \
        awaits.
        """)
    }
  }
}
