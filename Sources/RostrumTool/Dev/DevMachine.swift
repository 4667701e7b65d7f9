/// Decides when a program is built, started and stopped.
///
/// The machine performs nothing itself: a driver reports what happens, and performs the actions in
/// order.
struct DevMachine {
  /// Something that happened.
  enum Event: Hashable {
    /// The tool has been started.
    case started
    /// A source file was added, changed or removed.
    case sourcesChanged
    /// A build has ended.
    case built(BuildResult)
    /// The program has ended, in words.
    case ended(String)
  }

  /// What the driver does next.
  enum Action: Hashable {
    /// Builds the program, and reports ``Event/built(_:)``.
    case build
    /// Runs the program that was built last, and reports ``Event/ended(_:)``.
    case start
    /// Asks the program to end.
    case stop
    /// Tells the developer.
    case show(BuildStatus)
    /// Prints a line.
    case print(String)
  }

  private enum Program {
    case none, running, stopping
  }

  private var isBuilding = false
  private var hasChanged = false
  private var program = Program.none

  /// Handles an event.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What to do next.
  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .started: build()
    case .sourcesChanged: sourcesChanged()
    case .built(let result): built(result)
    case .ended(let reason): ended(reason)
    }
  }

  private mutating func build() -> [Action] {
    isBuilding = true
    hasChanged = false
    return [.show(.building), .build]
  }

  private mutating func sourcesChanged() -> [Action] {
    hasChanged = isBuilding
    return isBuilding ? [] : build()
  }

  private mutating func built(_ result: BuildResult) -> [Action] {
    isBuilding = false
    if hasChanged { return build() }
    switch result {
    case .failed(let errors): return [.show(.failed(errors))]
    case .unchanged where program != .none: return [.show(.succeeded)]
    case .unchanged, .succeeded: return [.show(.succeeded)] + replace()
    }
  }

  private mutating func replace() -> [Action] {
    switch program {
    case .none:
      program = .running
      return [.start]
    case .running:
      program = .stopping
      return [.stop]
    case .stopping:
      return []
    }
  }

  private mutating func ended(_ reason: String) -> [Action] {
    let isReplaced = program == .stopping
    program = isReplaced ? .running : .none
    return isReplaced
      ? [.start] : [.print("The app has ended (\(reason)). It starts again after the next change.")]
  }
}
