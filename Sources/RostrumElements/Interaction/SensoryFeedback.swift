/// What a reader feels after a change, on a device that can vibrate.
///
/// ```swift
/// Button("Save") { saves += 1 }
///   .sensoryFeedback(.success, trigger: saves)
/// ```
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the things are that collide.
  public struct Weight: Hashable, Sendable {
    let milliseconds: Double

    /// A small or light thing.
    public static let light = Self(milliseconds: 10)
    /// A thing of medium weight.
    public static let medium = Self(milliseconds: 20)
    /// A large or heavy thing.
    public static let heavy = Self(milliseconds: 35)
  }

  /// How flexible the things are that collide.
  public struct Flexibility: Hashable, Sendable {
    let milliseconds: Double

    /// A hard thing.
    public static let rigid = Self(milliseconds: 10)
    /// A thing that is neither hard nor soft.
    public static let solid = Self(milliseconds: 20)
    /// A soft thing.
    public static let soft = Self(milliseconds: 35)
  }

  /// What is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let milliseconds: Int

    /// A button.
    public static let button = Self(milliseconds: 12)
    /// A button without a visible title.
    public static let buttonIconOnly = Self(milliseconds: 10)
    /// The thumb of a slider.
    public static let slider = Self(milliseconds: 8)
    /// A tab.
    public static let tab = Self(milliseconds: 10)
    /// A toggle.
    public static let toggle = Self(milliseconds: 12)
  }

  /// What is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let milliseconds: Int

    /// The thumb of a slider.
    public static let slider = Self(milliseconds: 6)
  }

  /// What the selection becomes.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let milliseconds: Int

    /// A toggle is off.
    public static let off = Self(milliseconds: 8)
    /// A toggle is on.
    public static let on = Self(milliseconds: 14)
    /// The least value of a slider.
    public static let minimum = Self(milliseconds: 10)
    /// The greatest value of a slider.
    public static let maximum = Self(milliseconds: 16)
  }

  /// The name, for tests.
  package let name: String
  /// The lengths of vibrations and of the pauses between them, in milliseconds.
  package let pattern: [Int]

  /// A task has succeeded.
  public static let success = Self(name: "success", pattern: [15, 60, 25])
  /// A task has a result that needs attention.
  public static let warning = Self(name: "warning", pattern: [25, 90, 15])
  /// A task has failed.
  public static let error = Self(name: "error", pattern: [25, 50, 25, 50, 35])
  /// The selection has changed.
  public static let selection = Self(name: "selection", pattern: [8])
  /// A value has increased beyond a step.
  public static let increase = Self(name: "increase", pattern: [12])
  /// A value has decreased beyond a step.
  public static let decrease = Self(name: "decrease", pattern: [12])
  /// An activity has started.
  public static let start = Self(name: "start", pattern: [20])
  /// An activity has stopped.
  public static let stop = Self(name: "stop", pattern: [20, 40, 20])
  /// A dragged thing is aligned with another.
  public static let alignment = Self(name: "alignment", pattern: [10])
  /// A pressure has reached the next level.
  public static let levelChange = Self(name: "levelChange", pattern: [10])
  /// A drawn path is complete.
  public static let pathComplete = Self(name: "pathComplete", pattern: [15, 30, 15])
  /// Things collide.
  public static let impact = impact()

  /// A control is pressed.
  ///
  /// - Parameter feedback: What is pressed.
  /// - Returns: The feedback.
  public static func press(_ feedback: PressFeedback) -> Self {
    Self(name: "press", pattern: [feedback.milliseconds])
  }

  /// A control is released.
  ///
  /// - Parameter feedback: What is released.
  /// - Returns: The feedback.
  public static func release(_ feedback: ReleaseFeedback) -> Self {
    Self(name: "release", pattern: [feedback.milliseconds])
  }

  /// The selection has changed.
  ///
  /// - Parameter feedback: What the selection becomes.
  /// - Returns: The feedback.
  public static func selection(_ feedback: SelectionFeedback) -> Self {
    Self(name: "selection", pattern: [feedback.milliseconds])
  }

  /// Things of a weight collide.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - intensity: The strength, from 0 to 1. A browser knows only lengths: a weaker collision is shorter.
  /// - Returns: The feedback.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    impact(milliseconds: weight.milliseconds, intensity)
  }

  /// Things of a flexibility collide.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility.
  ///   - intensity: The strength, from 0 to 1. A browser knows only lengths: a weaker collision is shorter.
  /// - Returns: The feedback.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    impact(milliseconds: flexibility.milliseconds, intensity)
  }

  private static func impact(milliseconds: Double, _ intensity: Double) -> Self {
    let strength = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
    return Self(name: "impact", pattern: [Int((milliseconds * strength).rounded())])
  }
}

extension SensoryFeedback: CustomStringConvertible {
  /// The name of the feedback, such as `success`.
  public var description: String { name }
}
