import Foundation
import Subprocess

/// Commands of the [Chrome DevTools Protocol](https://chromedevtools.github.io/devtools-protocol/) and
/// their answers, which a browser exchanges through a pipe as JSON that ends with a zero byte.
///
/// A command is sent when the one before is answered. Events of the browser are skipped.
final class DevToolsConnection {
  private let input: StandardInputWriter
  private var messages: SubprocessOutputSequence.StringSequence<UTF8>.AsyncIterator
  private var lastID = 0

  init(
    input: StandardInputWriter,
    messages: SubprocessOutputSequence.StringSequence<UTF8>.AsyncIterator
  ) {
    self.input = input
    self.messages = messages
  }

  /// Sends a command, and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The name of the command, such as "Page.navigate".
  ///   - parameters: Its parameters.
  ///   - session: The session of the page that it is about; `nil` for the browser.
  /// - Returns: The result.
  /// - Throws: A ``DevToolsError`` if the browser refuses the command or has ended.
  @discardableResult
  nonisolated(nonsending) func send(
    _ method: String, _ parameters: [String: DevToolsValue] = [:], to session: String? = nil
  ) async throws -> [String: DevToolsValue] {
    lastID += 1
    let command = Command(id: lastID, method: method, params: parameters, sessionId: session)
    var bytes = Array(try JSONEncoder().encode(command))
    bytes.append(0)
    _ = try await input.write(bytes)
    while let message = try await messages.next(isolation: #isolation) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(message.utf8))
      guard answer.id == lastID else { continue }
      if let error = answer.error { throw DevToolsError(method: method, reason: error.message) }
      return answer.result ?? [:]
    }
    throw DevToolsError(method: method, reason: "the browser has ended")
  }

  private struct Command: Encodable {
    let id: Int
    let method: String
    let params: [String: DevToolsValue]
    let sessionId: String?
  }

  private struct Answer: Decodable {
    let id: Int?
    let result: [String: DevToolsValue]?
    let error: Failure?
  }

  private struct Failure: Decodable {
    let message: String
  }
}

/// A command that the browser didn't carry out.
struct DevToolsError: Error, CustomStringConvertible {
  let method: String
  let reason: String

  var description: String { "\(method): \(reason)" }
}

/// A JSON value of a command or an answer.
enum DevToolsValue: Codable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case none
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([DevToolsValue])
  case object([String: DevToolsValue])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: DevToolsValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, DevToolsValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([DevToolsValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: DevToolsValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value of a key; `nil` if this isn't an object that has it.
  subscript(key: String) -> DevToolsValue? {
    guard case .object(let value) = self else { return nil }
    return value[key]
  }

  /// The text; `nil` if this isn't a text.
  var text: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }
}
