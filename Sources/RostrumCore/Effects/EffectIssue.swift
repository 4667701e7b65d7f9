import RostrumRuntime

/// The mistakes around effects that are reported to an app's author.
enum EffectIssue {
  case unhandledError(any Error, CallSite)
  case sentAfterCompletion(action: Any, CallSite)
  case outsideOfEffect(String, CallSite)

  func report() {
    switch self {
    case .unhandledError(let error, let location):
      location.report(
        """
        An effect threw an error that nobody handles.

          Effect: 'run' at \(location)
          Error: \(error)

        Catch it inside the effect, or give 'run' a 'catch' closure; an action can then tell the \
        feature that the work failed.
        """)
    case .sentAfterCompletion(let action, let location):
      location.report(
        """
        An action was sent from an effect that had already ended. The action is dropped.

          Effect: 'run' at \(location)
          Action: \(actionLabel(action))

        The effect's 'send' must not leave its closure: await what you start in it, for example \
        with a task group, or return an effect of its own for it.
        """)
    case .outsideOfEffect(let function, let location):
      location.report(
        """
        '\(function)' was called at \(location), outside of an effect.

        Names by which work is cancelled belong to the feature whose effect runs, so here the name \
        means nothing. Call it inside the closure of '.run', and in a task that the effect waits for.
        """)
    }
  }
}
