import CustomDump
import RostrumShared

/// A closure that prints how an action changed a state; see ``Reducer/_printChanges(_:)``.
public struct _ReducerPrinter<State, Action> {
  private let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer.
  ///
  /// ```swift
  /// Counter()
  ///   ._printChanges(
  ///     _ReducerPrinter { action, old, new in
  ///       logger.debug("\(action): \(old.count) to \(new.count)")
  ///     })
  /// ```
  ///
  /// - Parameter printChange: Receives an action with the state before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints how an action changed a state.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before the action.
  ///   - newState: The state after the action.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// Prints each action, and a diff of the state.
  public static var customDump: Self { .customDump { print($0) } }

  /// Writes each action, and a diff of the state, to a closure.
  ///
  /// - Parameter write: Receives the text.
  /// - Returns: The printer.
  public static func customDump(_ write: @escaping (String) -> Void) -> Self {
    Self { action, old, new in
      var words = ""
      CustomDump.customDump(action, to: &words)
      let difference = SharedChanges.compared.difference(from: old, to: new) ?? "(no change)"
      write(
        """
        received action:
        \(words.indented(by: 2))
        \(difference.indented(by: 2))

        """)
    }
  }

  /// Prints the name of each action, without its associated values.
  public static var actionLabels: Self { .actionLabels { print($0) } }

  /// Writes the name of each action, without its associated values, to a closure.
  ///
  /// - Parameter write: Receives the text.
  /// - Returns: The printer.
  public static func actionLabels(_ write: @escaping (String) -> Void) -> Self {
    Self { action, _, _ in
      write("received action: \(typeLabel(Action.self)).\(actionName(action))")
    }
  }
}
