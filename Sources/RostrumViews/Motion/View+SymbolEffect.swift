import RostrumElements
public import RostrumGraph

extension View {
  /// Moves the symbol while an effect is active.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
  /// ```
  ///
  /// The view moves as a whole. Readers who prefer reduced motion see it at rest.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The number of times that it plays, and its speed.
  ///   - isActive: Whether it is active.
  /// - Returns: The view.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(motion: isActive ? effect._frames.lasting(options) : nil))
  }

  /// Moves the symbol once each time a value changes.
  ///
  /// ```swift
  /// Image(systemName: "cart").symbolEffect(.bounce, value: items.count)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The number of times that it plays, and its speed.
  ///   - value: The value.
  /// - Returns: The view.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolEffect(frames: effect._frames, options: options, value: value))
  }
}

extension View {
  /// Removes the effects of symbols within the view.
  ///
  /// - Parameter isEnabled: Whether symbols in the view have no effects.
  /// - Returns: The view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.areSymbolEffectsRemoved, isEnabled)
  }
}

extension EnvironmentValues {
  fileprivate var areSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Plays a symbol effect each time a value changes.
struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
  let frames: SymbolFrames
  let options: SymbolEffectOptions
  let value: Value
  @State private var runs = 0

  func body(content: Content) -> some View {
    content.modifier(SymbolEffectModifier(motion: frames.motion(options, .count(runs))))
      .onChange(of: value) { runs += 1 }
  }
}

package struct SymbolEffectModifier: ElementModifier {
  let motion: Motion?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    // The box stays where the effect isn't active: a box that is new has nothing to move from.
    let rest = Motion([], duration: 0, trigger: .count(0))
    let isMoved = !environment.areSymbolEffectsRemoved
    element.layers.append([.motion((isMoved ? motion : nil) ?? rest)])
  }
}

extension SymbolFrames {
  /// The motion while the effect is active.
  fileprivate func lasting(_ options: SymbolEffectOptions) -> Motion {
    if let lasting { return Motion([], duration: 0, rest: lasting, trigger: .count(0)) }
    return motion(options, .always)
  }

  /// The motion for what plays it.
  fileprivate func motion(
    _ options: SymbolEffectOptions, _ trigger: Motion.Trigger
  ) -> Motion {
    let isEndless = trigger == .always && !options.isOnce && frames.first?.pose == closed?.pose
    let count = options.behavior?.count.map { Double(max(1, $0)) }
    let pause = max(0, options.behavior?.delay ?? 0)
    let seconds = seconds / options.speed
    var frames = frames
    if pause > 0, let last = frames.last {
      let share = seconds / (seconds + pause)
      for index in frames.indices { frames[index].offset *= share }
      frames.append(Motion.Frame(1, last.pose))
    }
    let isLasting = options.behavior != nil && trigger == .always
    return Motion(
      frames, duration: seconds + pause, rest: .identity,
      repetitions: count ?? (isEndless || isLasting ? .infinity : 1), trigger: trigger)
  }

  /// The last frame, if it looks as the first one; a whole turn does.
  private var closed: Motion.Frame? {
    guard let first = frames.first, let last = frames.last else { return nil }
    if case .rotation(let angle, _)? = last.pose.transforms.first,
      angle.degrees.truncatingRemainder(dividingBy: 360) == 0
    {
      return first
    }
    return last
  }
}
