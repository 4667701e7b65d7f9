import CustomDump
import IssueReporting

/// The identity of one element of a ``StackState``, which stays the same while others come and go.
///
/// A stack gives each new element the next identity of its ``StackElementIDGenerator``. In tests the
/// identities are 0, 1, 2 …, and literals name them:
///
/// ```swift
/// await store.send(\.path[id: 0].detail.deleteButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  /// How many identities the generator had given before this one.
  public let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Names an identity by its number, in a test.
  ///
  /// Elsewhere nobody can know which element has that number, so a literal is reported as an issue.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    if !isTesting {
      reportIssue(
        """
        The stack element \(value) was named by a literal outside of a test.

        Numbers of elements are known in tests only. Take an identity from 'StackState.ids', or from \
        the action that names the element.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    self.init(generation: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible {
  /// The number with a hash sign before it.
  public var description: String { "#\(generation)" }

  /// The number with a hash sign before it.
  public var customDumpDescription: String { description }
}
