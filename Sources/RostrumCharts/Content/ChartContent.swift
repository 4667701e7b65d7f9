/// Marks of a chart.
///
/// ```swift
/// struct Threshold: ChartContent {
///   let limit: Double
///
///   var body: some ChartContent {
///     RuleMark(y: .value("Limit", limit))
///       .foregroundStyle(.red)
///       .annotation(position: .top, alignment: .leading) { Text("Limit") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the marks that the content consists of.
  associatedtype Body: ChartContent

  /// The marks that the content consists of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to those of a chart; apps don't call or implement it.
  func _collect(into marks: inout ChartMarks)
}

/// The marks of a chart, which apps don't use themselves.
public struct ChartMarks {
  package private(set) var marks: [PlotMark] = []
  /// What tells the marks of the current element from those of others.
  private var identity = 0
  /// The number of marks of the current element so far.
  private var count = 0
  /// The number of layers so far.
  private var layerCount = 0

  package init() {}

  /// Adds a mark.
  mutating func append(_ mark: PlotMark) {
    var mark = mark
    mark.key = ChartKey.of(identity, count)
    count += 1
    marks.append(mark)
  }

  /// Changes how the marks from an index on look.
  mutating func change(from first: Int, _ change: (inout MarkStyle) -> Void) {
    for index in first..<marks.count { change(&marks[index].style) }
  }

  /// Draws the marks from an index on in a layer of their own.
  mutating func addLayer(from first: Int) {
    let layer = PlotMark.Layer(id: layerCount)
    layerCount += 1
    change(from: first) { $0.layers.append(layer) }
  }

  /// Adds the marks of an element of a collection.
  mutating func collect(of id: some Hashable, _ body: (inout ChartMarks) -> Void) {
    let outer = (identity, count)
    identity = ChartKey.of(outer.0, id)
    count = 0
    body(&self)
    (identity, count) = (outer.0, outer.1 + 1)
  }
}

/// Numbers that tell parts of a chart from each other, the same for the life of the process.
enum ChartKey {
  /// A number for two values.
  static func of(_ first: some Hashable, _ second: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}

extension ChartContent {
  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    body._collect(into: &marks)
  }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: primitive chart content has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive chart content. It has no body.")
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    self?._collect(into: &marks)
  }
}

/// Several parts of a chart's content.
public struct _ChartContentGroup: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  let parts: [any ChartContent]

  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    for part in parts { part._collect(into: &marks) }
  }
}

/// One of two contents: the branches of an `if` or `switch`.
public enum BuilderConditional<TrueContent, FalseContent> {
  /// The first branch.
  case first(TrueContent)
  /// The other branch.
  case second(FalseContent)
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    switch self {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

/// Content without a type of its own.
public struct AnyChartContent: ChartContent {
  /// Primitive content has no body.
  public typealias Body = Never

  private let content: any ChartContent

  /// Erases the type of content.
  ///
  /// - Parameter content: The content.
  public init(_ content: some ChartContent) {
    self.content = content
  }

  /// Erases the type of content.
  ///
  /// - Parameter content: The content.
  public init(erasing content: some ChartContent) {
    self.content = content
  }

  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    content._collect(into: &marks)
  }
}

/// Content that is modified together.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Groups content.
  ///
  /// - Parameter content: The content.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some ChartContent { content }
}
