import CustomDump
import IssueReporting

/// The ID of an element of a ``StackState``.
///
/// The ID of an element doesn't change while other elements are pushed and popped.
///
/// A stack gives each new element the next ID of its ``StackElementIDGenerator``. In tests, the IDs
/// are 0, 1, 2 … and can be written as literals:
///
/// ```swift
/// await store.send(\.path[id: 0].detail.deleteButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  /// The number of IDs that the generator created before this one.
  public let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the ID with a certain number, in a test.
  ///
  /// The number of an element is unpredictable outside of tests, so an issue is reported there.
  ///
  /// - Parameter value: The number of the ID.
  public init(integerLiteral value: Int) {
    if !isTesting {
      reportIssue(
        """
        The stack element \(value) was referred to by a literal outside of a test.

        The numbers of elements are predictable only in tests. Use an ID from 'StackState.ids' or \
        from the action that identifies the element.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: Codable {
  /// Decodes the number.
  public init(from decoder: any Decoder) throws {
    self.init(generation: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible {
  /// The number, preceded by a number sign.
  public var description: String { "#\(generation)" }

  /// The number, preceded by a number sign.
  public var customDumpDescription: String { description }
}
