public import Foundation
public import RostrumElements
public import RostrumGraph
public import RostrumViews

/// Content whose marks look different.
struct ModifiedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout MarkStyle) -> Void

  func _collect(into marks: inout ChartMarks) {
    let first = marks.marks.count
    content._collect(into: &marks)
    marks.change(from: first, change)
  }
}

extension ChartContent {
  func changed(_ change: @escaping @MainActor (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }

  /// Paints the marks.
  ///
  /// - Parameter style: The paint; of gradients, those along a line are drawn, and others in their
  ///   first colour.
  /// - Returns: The content.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let paint = style.paint
    return changed { if $0.paint == nil { $0.paint = paint } }
  }

  /// Paints marks in colours that stand for a value.
  ///
  /// - Parameter value: The value; a name for one colour each, a number for a range of colours.
  /// - Returns: The content.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.colorBy == nil { $0.colorBy = value.datum } }
  }

  /// Draws points as a symbol, also those of lines.
  ///
  /// - Parameter symbol: The symbol.
  /// - Returns: The content.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let symbol = symbol._symbol
    return changed { if $0.symbol == nil, $0.symbolView == nil { $0.symbol = symbol } }
  }

  /// Shows a view at each point, also at those of lines.
  ///
  /// ```swift
  /// LineMark(x: .value("Day", day.date), y: .value("Rain", day.rain))
  ///   .symbol { Image(systemName: "drop.fill").imageScale(.small) }
  /// ```
  ///
  /// The middle of the view is at the point. Views are in front of all marks.
  ///
  /// - Parameter symbol: The view.
  /// - Returns: The content.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { if $0.symbol == nil, $0.symbolView == nil { $0.symbolView = view } }
  }

  /// Draws points as symbols that stand for a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The content.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolBy == nil { $0.symbolBy = value.datum } }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter area: The area, in square points.
  /// - Returns: The content.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolSize == nil { $0.symbolSize = Double(area) } }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The content.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Gives symbols a size that stands for a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The content.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.sizeBy == nil { $0.sizeBy = value.datum } }
  }

  /// Puts marks at one place side by side.
  ///
  /// - Parameters:
  ///   - value: The value that tells them apart.
  ///   - axis: The axis along which they are; that of the categories for `nil`.
  ///   - span: The part of the place that they take.
  /// - Returns: The content.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let encoding = PlotMark.PositionEncoding(datum: value.datum, axis: axis, span: span)
    return changed { if $0.positionBy == nil { $0.positionBy = encoding } }
  }

  /// Sets the width, ends and dashes of lines.
  ///
  /// - Parameter style: The style.
  /// - Returns: The content.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.line == nil { $0.line = style } }
  }

  /// Draws lines with dashes that stand for a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The content.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.lineBy == nil { $0.lineBy = value.datum } }
  }

  /// Sets how lines run between their points.
  ///
  /// - Parameter method: The method.
  /// - Returns: The content.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - style: The shape of the corners; browsers draw circular ones.
  /// - Returns: The content.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { if $0.cornerRadius == nil { $0.cornerRadius = Double(radius) } }
  }

  /// Makes the marks transparent.
  ///
  /// - Parameter opacity: From 0 for transparent to 1 for opaque.
  /// - Returns: The content.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { if $0.layers.isEmpty { $0.opacity *= opacity } else { $0.apply(.opacity(opacity)) } }
  }

  /// Draws the marks beside their places.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The content.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.x += Double(x)
      $0.offset.y += Double(y)
    }
  }

  /// Draws the marks beside their places.
  ///
  /// - Parameter offset: The distance to the right and downwards, in points.
  /// - Returns: The content.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the ends of the marks beside their places.
  ///
  /// ```swift
  /// RuleMark(x: .value("Selected", day))
  ///   .offset(yStart: -10)
  /// ```
  ///
  /// The distances are compared with a plot of 220 points in height. The start of a rule across the plot is at the
  /// top.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - yStart: The distance of the start downwards, in points.
  ///   - yEnd: The distance of the end downwards, in points.
  /// - Returns: The content.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.x += Double(x)
      $0.startOffset.y += Double(yStart)
      $0.endOffset.y += Double(yEnd)
    }
  }

  /// Draws the ends of the marks beside their places.
  ///
  /// The distances are compared with a plot of 340 points in width on a phone. The start of a rule across the plot is at
  /// the left.
  ///
  /// - Parameters:
  ///   - xStart: The distance of the start to the right, in points.
  ///   - xEnd: The distance of the end to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The content.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.y += Double(y)
      $0.startOffset.x += Double(xStart)
      $0.endOffset.x += Double(xEnd)
    }
  }

  /// Draws the ends of the marks beside their places.
  ///
  /// - Parameters:
  ///   - xStart: The distance of the start to the right, in points.
  ///   - xEnd: The distance of the end to the right, in points.
  ///   - yStart: The distance of the start downwards, in points.
  ///   - yEnd: The distance of the end downwards, in points.
  /// - Returns: The content.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.startOffset.x += Double(xStart)
      $0.endOffset.x += Double(xEnd)
      $0.startOffset.y += Double(yStart)
      $0.endOffset.y += Double(yEnd)
    }
  }

  /// Draws the marks in front of others with a lower index.
  ///
  /// - Parameter value: The index; 0 by default.
  /// - Returns: The content.
  public func zIndex(_ value: Double) -> some ChartContent {
    changed { if $0.zIndex == nil { $0.zIndex = value } }
  }

  /// Shows a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: Where the view is, relative to the mark.
  ///   - alignment: How the view is aligned along the edge of the mark.
  ///   - spacing: The distance from the mark, in points.
  ///   - overflowResolution: What happens where the view would reach beyond the plot.
  ///   - content: The view.
  /// - Returns: The content.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Shows a view beside each mark, which depends on the mark.
  ///
  /// - Parameters:
  ///   - position: Where the view is, relative to the mark.
  ///   - alignment: How the view is aligned along the edge of the mark.
  ///   - spacing: The distance from the mark, in points.
  ///   - overflowResolution: What happens where the view would reach beyond the plot.
  ///   - content: Creates the view.
  /// - Returns: The content.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = PlotMark.MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing.map { Double($0) },
      overflow: overflowResolution, content: { AnyView(content($0)) })
    return changed { $0.annotations.append(annotation) }
  }
}

extension ChartContent {
  /// Sets the name of the marks for assistive technology, and in tests.
  ///
  /// - Parameter label: The name.
  /// - Returns: The content.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { if $0.label == nil { $0.label = label } }
  }

  /// Sets the name of the marks for assistive technology, and in tests.
  ///
  /// - Parameter labelKey: The name.
  /// - Returns: The content.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name of the marks for assistive technology, and in tests.
  ///
  /// - Parameter label: The name, which is used unchanged.
  /// - Returns: The content.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the value of the marks for assistive technology, and in tests.
  ///
  /// - Parameter value: The value.
  /// - Returns: The content.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { if $0.value == nil { $0.value = value } }
  }

  /// Sets the value of the marks for assistive technology, and in tests.
  ///
  /// - Parameter valueKey: The value.
  /// - Returns: The content.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the marks for assistive technology, and in tests.
  ///
  /// - Parameter value: The value, which is used unchanged.
  /// - Returns: The content.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Identifies the marks in tests.
  ///
  /// - Parameter identifier: The identifier, which the rows of the marks have in the table of a chart's values.
  /// - Returns: The content.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { if $0.identifier == nil { $0.identifier = identifier } }
  }

  /// Leaves the marks out of what assistive technology reads.
  ///
  /// - Parameter hidden: Whether they are left out.
  /// - Returns: The content.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { if hidden { $0.isHidden = true } }
  }
}
