public import RostrumElements
public import RostrumGraph

/// A view that goes through phases.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "heart.fill").scaleEffect(isLarge ? 1.3 : 1)
/// } animation: { isLarge in
///   isLarge ? .easeOut(duration: 0.2) : .spring(duration: 0.6)
/// }
/// ```
///
/// Where the views of the phases differ in their outermost `opacity`, `offset`, `scaleEffect`, rotation
/// and filters only, a browser plays the phases by itself. Other phases are shown by the server, each in
/// a turn of its own. Readers who prefer reduced motion see the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: MotionTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var runs = 0

  /// Creates a view that goes through phases endlessly.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, the view is empty.
  ///   - content: Creates the view of a phase.
  ///   - animation: The animation with which a phase begins; `nil` for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases once each time a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, which end with the first one; without any, the view is empty.
  ///   - trigger: The value.
  ///   - content: Creates the view of a phase.
  ///   - animation: The animation with which a phase begins; `nil` for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = MotionTrigger(value: trigger)
    self.content = content
    self.animation = animation
  }

  /// The view of the phase.
  public var body: some View {
    Group {
      if let (core, motion) = moving {
        MovingView(core: core, motion: motion)
      } else if let first = phases.first {
        SteppedView(
          rest: first, steps: steps, runs: trigger == nil ? nil : runs, content: content)
      }
    }
    .onChange(of: trigger) { runs += 1 }
  }

  private var moving: (any View, Motion)? {
    guard let views = PosedViews(phases.map(content)) else { return nil }
    let motion = Motion(
      through: views.poses, by: phases.map(animation),
      repetitions: trigger == nil ? .infinity : 1, trigger: trigger == nil ? .always : .count(runs))
    return motion.map { (views.core, $0) }
  }

  private var steps: [SteppedView<Phase, Content>.Step] {
    (phases.dropFirst() + phases.prefix(1)).map { phase in
      let animation = animation(phase)
      return .init(
        value: phase, animation: animation,
        seconds: animation?.perceivedDuration.map { $0 / .seconds(1) } ?? 0)
    }
  }
}

extension View {
  /// Lets the view go through phases endlessly.
  ///
  /// ```swift
  /// Text("Live").phaseAnimator([1, 0.4]) { content, opacity in
  ///   content.opacity(opacity)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Modifies the view for a phase.
  ///   - animation: The animation with which a phase begins; `nil` for none.
  /// - Returns: The view. See ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Lets the view go through phases once each time a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, which end with the first one.
  ///   - trigger: The value.
  ///   - content: Modifies the view for a phase.
  ///   - animation: The animation with which a phase begins; `nil` for none.
  /// - Returns: The view. See ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
