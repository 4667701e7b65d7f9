import CustomDump

/// Says what an action did to a state; see ``Reducer/_printChanges(_:)``.
public struct _ReducerPrinter<State, Action> {
  private let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer.
  ///
  /// - Parameter printChange: Takes an action with the state before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Says what an action did.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before it.
  ///   - newState: The state after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// Prints each action, and the difference that it made.
  public static var customDump: Self { .customDump { print($0) } }

  /// Writes each action, and the difference that it made, where it is told to.
  ///
  /// - Parameter write: Takes the text.
  /// - Returns: The printer.
  public static func customDump(_ write: @escaping (String) -> Void) -> Self {
    Self { action, old, new in
      var words = ""
      CustomDump.customDump(action, to: &words)
      let changes = SharedChanges.view?.changes ?? SharedChanges()
      let difference = changes.difference(from: old, to: new) ?? "(no change)"
      write(
        """
        received action:
        \(words.indented(by: 2))
        \(difference.indented(by: 2))

        """)
    }
  }

  /// Prints the name of each action, without the values in it.
  public static var actionLabels: Self { .actionLabels { print($0) } }

  /// Writes the name of each action, without the values in it, where it is told to.
  ///
  /// - Parameter write: Takes the text.
  /// - Returns: The printer.
  public static func actionLabels(_ write: @escaping (String) -> Void) -> Self {
    Self { action, _, _ in
      write("received action: \(typeLabel(Action.self)).\(actionName(action))")
    }
  }
}
