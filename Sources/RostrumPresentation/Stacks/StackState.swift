import IssueReporting
import OrderedCollections
import RostrumDependencies
import RostrumRuntime

/// A collection of the states of the features on a navigation stack, starting with the root.
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>([.detail(Detail.State(standup: .mock))])
/// }
/// ```
///
/// Each element has an ID that identifies it in actions and is never reused; see
/// ``StackElementID``. Two stacks are equal if both their elements *and* their IDs are equal.
public struct StackState<Element> {
  var dictionary: OrderedDictionary<StackElementID, Element>

  /// A token of the membership and order of the elements; see ``StructureID``.
  public private(set) var _structureID = StructureID()

  /// Creates an empty stack.
  public init() {
    dictionary = [:]
  }

  init(dictionary: OrderedDictionary<StackElementID, Element>) {
    self.dictionary = dictionary
  }

  /// The IDs of the elements, starting with the root.
  public var ids: OrderedSet<StackElementID> { dictionary.keys }

  /// Accesses the element with an ID.
  ///
  /// Assigning `nil` removes the element. If the stack doesn't contain the ID, writing has no
  /// effect and an issue is reported; use `append` to add an element. Only a test may assign to a
  /// new ID, to describe the expected stack: `$0.path[id: 0] = .detail(…)`.
  ///
  /// - Parameters:
  ///   - id: The ID of the element.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public subscript(
    id id: StackElementID,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    _read { yield dictionary[id] }
    set {
      if dictionary[id] == nil {
        guard newValue != nil else { return }
        guard DependencyValues.current.context == .test else {
          return reportMissingElement(
            id, ids: ids,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        DependencyValues.current.stackElementID.advance(past: id)
      }
      dictionary[id] = newValue
      _structureID.renew()
    }
    _modify {
      let countBefore = dictionary.count
      yield &dictionary[id]
      if dictionary.count > countBefore {
        dictionary.removeValue(forKey: id)
        reportMissingElement(
          id, ids: ids,
          at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
      } else if dictionary.count < countBefore {
        _structureID.renew()
      }
    }
  }

  /// Pops an element and all elements above it.
  ///
  /// - Parameter id: The ID of the element; if the stack doesn't contain it, this method is a
  ///   no-op.
  public mutating func pop(from id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    removeSubrange(index...)
  }

  /// Pops all elements above an element.
  ///
  /// ```swift
  /// state.path.pop(to: id)
  /// ```
  ///
  /// - Parameter id: The ID of the element; if the stack doesn't contain it, this method is a
  ///   no-op.
  public mutating func pop(to id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    removeSubrange((index + 1)...)
  }

  /// Appends an element that already has an ID, such as the element of a `push` action.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: The ID of the element. If the stack already contains it, an issue is reported and the
  ///     element isn't added.
  package mutating func append(_ element: Element, id: StackElementID) {
    guard dictionary[id] == nil else {
      return reportIssue("The stack already contains the element \(id). It was not pushed again.")
    }
    dictionary[id] = element
    _structureID.renew()
    DependencyValues.current.stackElementID.advance(past: id)
  }

  /// Replaces a range of elements with new elements, which get new IDs.
  ///
  /// - Parameters:
  ///   - subrange: The range of elements to replace.
  ///   - newElements: The new elements.
  /// - Complexity: O(*n*), or O(*m*) at the end, where *m* is the number of removed and added
  ///   elements.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    guard !subrange.isEmpty || !newElements.isEmpty else { return }
    if subrange.upperBound == dictionary.count {
      dictionary.removeSubrange(subrange)
      for element in newElements { dictionary[nextID()] = element }
    } else {
      dictionary.removeSubrange(subrange)
      for (offset, element) in newElements.enumerated() {
        dictionary.updateValue(
          element, forKey: nextID(), insertingAt: subrange.lowerBound + offset)
      }
    }
    _structureID.renew()
  }

  private func nextID() -> StackElementID {
    let generator = DependencyValues.current.stackElementID
    var id = generator.next()
    while dictionary[id] != nil { id = generator.next() }
    return id
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The index of the root element.
  public var startIndex: Int { dictionary.elements.startIndex }

  /// The index after the top element.
  public var endIndex: Int { dictionary.elements.endIndex }

  /// The element at an index.
  ///
  /// To mutate an element, use ``subscript(id:fileID:filePath:line:column:)``. An element that
  /// replaces another one by index gets a new ID.
  ///
  /// - Parameter position: The index, starting with the root.
  public subscript(position: Int) -> Element {
    _read { yield dictionary.values[position] }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether the stack keeps its storage for new elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    dictionary.removeAll(keepingCapacity: keepCapacity)
    _structureID.renew()
  }
}

extension StackState: Sendable where Element: Sendable {}
