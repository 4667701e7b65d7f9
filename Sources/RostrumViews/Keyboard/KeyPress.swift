public import Foundation
public import RostrumElements

/// A press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a press.
  public typealias Phases = KeyPhases

  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers

  /// The result of handling a key press.
  ///
  /// A browser decides before the app has seen the key: it leaves keys that a view requests by name to the
  /// app, whatever the result.
  public enum Result: Hashable, Sendable {
    /// The view has handled the key press.
    case handled
    /// The view leaves the key press to its ancestors that ask for the key.
    case ignored
  }
}

extension KeyPress {
  /// The press that an event reports; `nil` for events that don't report any.
  init?(_ event: UserEvent) {
    guard case .key(let key, let modifiers, let phase) = event.action else { return nil }
    let typed = String(key.character)
    let isUppercase = modifiers.contains(.shift) && key.typesCharacter
    self.init(
      phase: phase, key: key, characters: isUppercase ? typed.uppercased() : typed,
      modifiers: modifiers)
  }
}

extension View {
  /// Performs an action when a key is pressed while the focus is on the view or within it, and while the
  /// key repeats.
  ///
  /// ```swift
  /// Board()
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     drop()
  ///     return .handled
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action to perform.
  /// - Returns: The view.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(request: KeyRequest([key])) { _ in action() })
  }

  /// Performs an action in phases of pressing a key while the focus is on the view or within it.
  ///
  /// ```swift
  /// Player()
  ///   .focusable()
  ///   .onKeyPress(.space, phases: [.down, .up]) { press in
  ///     isTalking = press.phase == .down
  ///     return .handled
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases.
  ///   - action: Receives the key press.
  /// - Returns: The view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Performs an action in phases of pressing one of several keys while the focus is on the view or within
  /// it.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases.
  ///   - action: Receives the key press.
  /// - Returns: The view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(request: KeyRequest(keys, phases: phases), action: action))
  }

  /// Performs an action in phases of pressing a key that types one of several characters while the focus is
  /// on the view or within it.
  ///
  /// The browser does with such a key what it does in any case: a field is still typed into.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases.
  ///   - action: Receives the key press.
  /// - Returns: The view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(request: KeyRequest(typing: phases)) { press in
        let isAsked = press.characters.unicodeScalars.allSatisfy(characters.contains)
        return isAsked ? action(press) : .ignored
      })
  }

  /// Performs an action in phases of pressing any key while the focus is on the view or within it.
  ///
  /// The browser does with the key what it does in any case: the Tab key still moves the focus. While the
  /// view itself has the focus, keys that scroll the page don't.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - action: Receives the key press.
  /// - Returns: The view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(request: KeyRequest(any: phases), action: action))
  }
}

package struct KeyPressModifier: ElementModifier {
  let request: KeyRequest
  let action: @MainActor (KeyPress) -> KeyPress.Result

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    var whole = request
    if case .keys(let inner)? = element.state.interaction(.keys) { whole = inner.union(request) }
    element.state.set(.keys(whole))
    let (request, action) = (request, action)
    let handler: ElementDraft.Handler = { event in
      if let press = KeyPress(event), request.accepts(press.key, press.phase),
        action(press) == .handled
      {
        return
      }
      GraphReference.current?.living.leaveEvent()
    }
    if element.handlers[.key] == nil { return element.on(.key, handler) }
    element.wrapHandler(of: .key) { event, inner in
      inner(event)
      if GraphReference.current?.living.takeLeftEvent() == true { handler(event) }
    }
  }
}
