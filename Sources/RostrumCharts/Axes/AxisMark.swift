public import Foundation
public import RostrumElements
import RostrumFoundation
public import RostrumGraph
public import RostrumViews

/// What is drawn at a value of an axis: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  func _collect(into parts: inout AxisParts)
}

/// A line through the plot.
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle of a value's unit or category.
  ///   - stroke: The width and the dashes of the line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(.gridLine(stroke), isCentered: centered)
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    parts.parts.append(part)
  }
}

/// A short line outside of the plot.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: Double

    /// A short tick.
    public static let automatic = Length(points: 4)
    /// As long as the label.
    public static let label = Length(points: 14)
    /// As long as the longest label.
    public static let longestLabel = Length(points: 14)

    /// As long as the label and longer.
    ///
    /// - Parameter length: The additional length, in points.
    /// - Returns: The length.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: 14 + Double(length))
    }

    /// As long as the longest label and longer.
    ///
    /// - Parameter length: The additional length, in points.
    /// - Returns: The length.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(points: 14 + Double(length))
    }

    private init(points: Double) {
      self.points = points
    }

    /// Creates a length in points.
    public init(floatLiteral value: Double) {
      points = value
    }

    /// Creates a length in points.
    public init(integerLiteral value: Int) {
      points = Double(value)
    }
  }

  private let part: AxisPart

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle of a value's unit or category.
  ///   - length: The length of the tick.
  ///   - stroke: The width and the dashes of the tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = AxisPart(.tick(stroke, length: length), isCentered: centered)
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    parts.parts.append(part)
  }
}

/// The label of a value.
public struct AxisValueLabel: AxisMark {
  private let part: AxisPart

  private init(
    _ label: AxisPart.Label, _ centered: Bool?, _ anchor: UnitPoint?,
    _ resolution: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ x: CGFloat?, _ y: CGFloat?
  ) {
    var part = AxisPart(
      .label(label, anchor: anchor, isAlwaysShown: resolution == .disabled), isCentered: centered)
    part.spacing = CGSize(width: x ?? 0, height: y ?? 0)
    part.orientation = orientation
    self.part = part
  }

  /// Creates a label in the words of the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle of a value's unit or category.
  ///   - anchor: The point of the label that is at the value.
  ///   - collisionResolution: What happens to labels that would touch others.
  ///   - orientation: Whether the words run from left to right, or are turned.
  ///   - horizontalSpacing: The distance from a vertical axis in addition to the usual one.
  ///   - verticalSpacing: The distance from a horizontal axis in addition to the usual one.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: The label.
  ///   - centered: Whether the label is in the middle of a value's unit or category.
  ///   - anchor: The point of the label that is at the value.
  ///   - collisionResolution: What happens to labels that would touch others.
  ///   - orientation: Whether the words run from left to right, or are turned.
  ///   - horizontalSpacing: The distance from a vertical axis in addition to the usual one.
  ///   - verticalSpacing: The distance from a horizontal axis in addition to the usual one.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(labelKey)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label that is shown unchanged.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - centered: Whether the label is in the middle of a value's unit or category.
  ///   - anchor: The point of the label that is at the value.
  ///   - collisionResolution: What happens to labels that would touch others.
  ///   - orientation: Whether the words run from left to right, or are turned.
  ///   - horizontalSpacing: The distance from a vertical axis in addition to the usual one.
  ///   - verticalSpacing: The distance from a horizontal axis in addition to the usual one.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(label)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the value.
  ///   - centered: Whether the label is in the middle of a value's unit or category.
  ///   - anchor: The point of the label that is at the value.
  ///   - collisionResolution: What happens to labels that would touch others.
  ///   - orientation: Whether the words run from left to right, or are turned.
  ///   - horizontalSpacing: The distance from a vertical axis in addition to the usual one.
  ///   - verticalSpacing: The distance from a horizontal axis in addition to the usual one.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(words(in: format)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label from a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle of a value's unit or category.
  ///   - anchor: The point of the label that is at the value.
  ///   - collisionResolution: What happens to labels that would touch others.
  ///   - orientation: Whether the words run from left to right, or are turned.
  ///   - horizontalSpacing: The distance from a vertical axis in addition to the usual one.
  ///   - verticalSpacing: The distance from a horizontal axis in addition to the usual one.
  ///   - content: The view; a text looks like other labels.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    let label: AxisPart.Label = (view as? Text).map { .text($0) } ?? .view(AnyView(view))
    self.init(
      label, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    parts.parts.append(part)
  }
}

/// The words of values in a format, for a reader.
func words<Format: FormatStyle>(
  in format: Format
) -> (PlotValue, TextContext) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  { value, context in
    Format.FormatInput(plotValue: value).map { format.following(context.formats).format($0) }
  }
}

extension AxisMark {
  /// Paints the lines and labels.
  ///
  /// - Parameter style: The paint.
  /// - Returns: The marks.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    let paint = style.paint
    return ModifiedAxisMark(content: self) { if $0.paint == nil { $0.paint = paint } }
  }

  /// Sets the font of labels.
  ///
  /// - Parameter font: The font; `nil` for that of the theme.
  /// - Returns: The marks.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }

  /// Draws the lines and labels beside their places.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.x += Double(x)
      $0.offset.y += Double(y)
    }
  }

  /// Draws the lines and labels beside their places.
  ///
  /// - Parameter offset: The distance to the right and downwards, in points.
  /// - Returns: The marks.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisPart) -> Void

  func _collect(into parts: inout AxisParts) {
    let first = parts.parts.count
    content._collect(into: &parts)
    for index in first..<parts.parts.count { change(&parts.parts[index]) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    self?._collect(into: &parts)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    switch self {
    case .first(let content): content._collect(into: &parts)
    case .second(let content): content._collect(into: &parts)
    }
  }
}

/// Axis marks without a type of their own.
public struct AnyAxisMark: AxisMark {
  private let marks: [any AxisMark]

  /// Erases the type of axis marks.
  ///
  /// - Parameter mark: The marks.
  public init(_ mark: some AxisMark) {
    marks = [mark]
  }

  /// Erases the type of axis marks.
  ///
  /// - Parameter mark: The marks.
  public init(erasing mark: some AxisMark) {
    marks = [mark]
  }

  init(marks: [any AxisMark]) {
    self.marks = marks
  }

  /// Adds the parts to those of an axis; apps don't call or implement it.
  public func _collect(into parts: inout AxisParts) {
    for mark in marks { mark._collect(into: &parts) }
  }
}

/// Builds the marks at a value of an axis from the statements of a closure.
@MainActor @resultBuilder
public enum AxisMarkBuilder {
  /// Returns marks unchanged.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Builds no marks.
  public static func buildBlock() -> AnyAxisMark { AnyAxisMark(marks: []) }

  /// Returns a single part unchanged.
  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Builds several parts.
  @_disfavoredOverload
  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> AnyAxisMark {
    var marks: [any AxisMark] = []
    for part in repeat each mark { marks.append(part) }
    return AnyAxisMark(marks: marks)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }

  /// Builds a branch for a version of the system.
  public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(mark)
  }
}
