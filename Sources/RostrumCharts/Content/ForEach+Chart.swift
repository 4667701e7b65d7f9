public import RostrumGraph

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    for element in data {
      marks.collect(of: identify(element)) { content(element)._collect(into: &$0) }
    }
  }

  // NB: Disfavored, like the initializer for views, so that neither is preferred.
  /// Creates marks for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the marks for an element.
  @_disfavoredOverload
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates marks for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the marks for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates marks for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Creates the marks for a number.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }
}
