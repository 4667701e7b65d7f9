import IssueReporting
import OrderedCollections
import RostrumDependencies
import RostrumRuntime

/// The features on a navigation stack, from the bottom to the top.
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>([.detail(Detail.State(standup: .mock))])
/// }
/// ```
///
/// It is a collection of states. Each element also has an identity that actions name and that no
/// other element ever gets, see ``StackElementID``. Two stacks are equal when their elements *and*
/// identities are.
public struct StackState<Element> {
  var dictionary: OrderedDictionary<StackElementID, Element>

  /// A token that changes with membership and order; see ``StructureID``.
  public private(set) var _structureID = StructureID()

  /// Makes an empty stack.
  public init() {
    dictionary = [:]
  }

  init(dictionary: OrderedDictionary<StackElementID, Element>) {
    self.dictionary = dictionary
  }

  /// The identities of the elements, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> { dictionary.keys }

  /// The element with an identity, in place.
  ///
  /// Writing `nil` removes the element. Writing to an identity that the stack does not have changes
  /// nothing and is reported as an issue: elements are added by `append`. Only a test may do it, to
  /// say what a stack is expected to hold: `$0.path[id: 0] = .detail(…)`.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
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

  /// Removes an element and everything above it.
  ///
  /// - Parameter id: The identity of the element; nothing happens if the stack does not have it.
  public mutating func pop(from id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    removeSubrange(index...)
  }

  /// Removes everything above an element, which becomes the top.
  ///
  /// - Parameter id: The identity of the element; nothing happens if the stack does not have it.
  public mutating func pop(to id: StackElementID) {
    guard let index = dictionary.index(forKey: id) else { return }
    removeSubrange((index + 1)...)
  }

  /// Adds an element that has its identity already, as a `push` action brings one.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: Its identity. An element with an identity that the stack already has is not added, which
  ///     is reported as an issue.
  package mutating func append(_ element: Element, id: StackElementID) {
    guard dictionary[id] == nil else {
      return reportIssue("The stack already has an element \(id), so another cannot be pushed.")
    }
    dictionary[id] = element
    _structureID.renew()
    DependencyValues.current.stackElementID.advance(past: id)
  }

  /// Replaces a range of elements by new ones, which get new identities.
  ///
  /// - Parameters:
  ///   - subrange: The range.
  ///   - newElements: The new elements.
  /// - Complexity: O(*n*), and O(*m*) at the top, where *m* elements are removed and added.
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
  /// The place of the bottom element.
  public var startIndex: Int { dictionary.elements.startIndex }

  /// The place after the top element.
  public var endIndex: Int { dictionary.elements.endIndex }

  /// The element at a place.
  ///
  /// To change an element, use ``subscript(id:fileID:filePath:line:column:)``: what another element
  /// is put in place of gets an identity of its own.
  ///
  /// - Parameter position: The place, counted from the bottom.
  public subscript(position: Int) -> Element {
    _read { yield dictionary.values[position] }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether memory is kept for new ones.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    dictionary.removeAll(keepingCapacity: keepCapacity)
    _structureID.renew()
  }
}

extension StackState: Sendable where Element: Sendable {}
