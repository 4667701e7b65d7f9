public import Foundation
public import RostrumElements
import RostrumViews

/// An axis of a chart.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  func _collect(into axis: inout AxisDescription)
}

/// An axis, which apps don't use themselves.
public struct AxisDescription {
  package var parts: [AxisSpecification] = []

  package init() {}
}

/// The values of an axis, and what is drawn at them.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///   }
/// }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let specification: AxisSpecification

  /// Creates an axis from what is drawn at each value.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: What is drawn at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    var specification = AxisSpecification()
    specification.preset = preset
    specification.position = position
    specification.values = values
    specification.content = { value in
      var parts = AxisParts()
      content(value)._collect(into: &parts)
      return parts.parts
    }
    self.specification = specification
  }

  /// Creates an axis from what is drawn at each value.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: What is drawn at a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(.values(values.map(\.plotValue))),
      content: content)
  }

  /// Creates an axis from what is drawn at each value.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: What is drawn at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates an axis from what is drawn at each value.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - content: What is drawn at a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into axis: inout AxisDescription) {
    axis.parts.append(specification)
  }

  fileprivate init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ stroke: StrokeStyle?,
    _ format: ((PlotValue, TextContext) -> String?)?
  ) {
    var specification = AxisSpecification()
    specification.preset = preset
    specification.position = position
    specification.values = values
    specification.stroke = stroke
    specification.format = format
    self.specification = specification
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Creates an axis with lines and labels.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - stroke: The width and the dashes of lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke, nil)
  }

  /// Creates an axis with lines and labels.
  ///
  /// - Parameters:
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - stroke: The width and the dashes of lines.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(.values(values.map(\.plotValue))), stroke, nil)
  }

  /// Creates an axis with lines, and labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - stroke: The width and the dashes of lines.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, stroke, words(in: format))
  }

  /// Creates an axis with lines, and labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: Where the labels stand.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - stroke: The width and the dashes of lines.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      preset, position, AxisMarkValues(.values(values.map(\.plotValue))), stroke, words(in: format))
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into axis: inout AxisDescription) {
    self?._collect(into: &axis)
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into axis: inout AxisDescription) {
    switch self {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
}

/// An axis without a type of its own.
public struct AnyAxisContent: AxisContent {
  private let contents: [any AxisContent]

  /// Erases the type of an axis.
  ///
  /// - Parameter content: The axis.
  public init(_ content: some AxisContent) {
    contents = [content]
  }

  /// Erases the type of an axis.
  ///
  /// - Parameter content: The axis.
  public init(erasing content: some AxisContent) {
    contents = [content]
  }

  init(contents: [any AxisContent]) {
    self.contents = contents
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into axis: inout AxisDescription) {
    for content in contents { content._collect(into: &axis) }
  }
}

/// Builds an axis from the statements of a closure.
@MainActor @resultBuilder
public enum AxisContentBuilder {
  /// Returns a part unchanged.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Builds an axis without marks.
  public static func buildBlock() -> AnyAxisContent { AnyAxisContent(contents: []) }

  /// Returns a single part unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Builds several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AnyAxisContent {
    var contents: [any AxisContent] = []
    for part in repeat each content { contents.append(part) }
    return AnyAxisContent(contents: contents)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }

  /// Builds a branch for a version of the system.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}
