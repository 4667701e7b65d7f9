import RostrumRuntime

// NB: The requirements of collections aren't on the main actor; whoever holds a binding is.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// if let $task = $tasks.first(where: { $0.wrappedValue.isUrgent }) {
///   TextField("Title", text: $task.title)
/// }
/// ```
///
/// The binding to an element leads to its position, not to the element: when elements move, it reads and writes the
/// one that is there then. When no element is there any longer, it keeps the last one, and writing is a no-op. For
/// rows, pass the binding to the collection itself to `ForEach`, whose bindings follow the elements.
extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public nonisolated var startIndex: Value.Index {
    MainQueue.wait { wrappedValue.startIndex }
  }

  /// The position after the last element.
  public nonisolated var endIndex: Value.Index {
    MainQueue.wait { wrappedValue.endIndex }
  }

  /// The positions of the elements.
  public nonisolated var indices: Value.Indices {
    MainQueue.wait { wrappedValue.indices }
  }

  /// Returns the position after another.
  ///
  /// - Parameter i: A position before `endIndex`.
  /// - Returns: The next position.
  public nonisolated func index(after i: Value.Index) -> Value.Index {
    read(at: i) { $0.index(after: $1) }
  }

  /// Replaces a position by the one after it.
  ///
  /// - Parameter i: A position before `endIndex`.
  public nonisolated func formIndex(after i: inout Value.Index) {
    i = index(after: i)
  }

  /// A binding to the element at a position.
  ///
  /// - Parameter position: A position before `endIndex`.
  public nonisolated subscript(position: Value.Index) -> Binding<Value.Element> {
    read(at: position) { elements, position in
      Binding<Value.Element>(
        location: PositionLocation(
          base: location, position: position, last: elements[position]))
    }
  }

  /// Reads the elements on the main actor.
  ///
  /// NB: The input isn't `Sendable`. Whoever passes it waits until the main actor is done with it.
  fileprivate nonisolated func read<Input, Output>(
    at input: Input, _ body: @MainActor (Value, Input) -> Output
  ) -> Output {
    nonisolated(unsafe) let input = input
    return MainQueue.wait { body(wrappedValue, input) }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another.
  ///
  /// - Parameter i: A position after `startIndex`.
  /// - Returns: The previous position.
  public nonisolated func index(before i: Value.Index) -> Value.Index {
    read(at: i) { $0.index(before: $1) }
  }

  /// Replaces a position by the one before it.
  ///
  /// - Parameter i: A position after `startIndex`.
  public nonisolated func formIndex(before i: inout Value.Index) {
    i = index(before: i)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// Returns a position at a distance from another.
  ///
  /// - Parameters:
  ///   - i: A position.
  ///   - distance: The number of positions; negative to go backwards.
  /// - Returns: The position.
  public nonisolated func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    read(at: i) { $0.index($1, offsetBy: distance) }
  }

  /// Returns the number of positions between two.
  ///
  /// - Parameters:
  ///   - start: A position.
  ///   - end: A position.
  /// - Returns: The number; negative if `end` is before `start`.
  public nonisolated func distance(from start: Value.Index, to end: Value.Index) -> Int {
    read(at: (start, end)) { $0.distance(from: $1.0, to: $1.1) }
  }
}

/// The element at a position of a collection, or the last one that was there.
final class PositionLocation<Elements: MutableCollection>: BindingLocation<Elements.Element> {
  private let base: BindingLocation<Elements>
  private let position: Elements.Index
  private var last: Elements.Element

  init(base: BindingLocation<Elements>, position: Elements.Index, last: Elements.Element) {
    self.base = base
    self.position = position
    self.last = last
  }

  override var value: Elements.Element {
    get {
      let elements = base.value
      if isThere(in: elements) { last = elements[position] }
      return last
    }
    set {
      if isThere(in: base.value) { base.value[position] = newValue }
    }
  }

  private func isThere(in elements: Elements) -> Bool {
    position >= elements.startIndex && position < elements.endIndex
  }

  override func isSame(as other: BindingLocation<Elements.Element>) -> Bool {
    guard let other = other as? PositionLocation else { return false }
    return position == other.position && base.isSame(as: other.base)
  }
}
