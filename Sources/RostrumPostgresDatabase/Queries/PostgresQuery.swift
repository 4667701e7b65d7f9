/// A statement in SQL, whose values are parameters.
///
/// ```swift
/// let plate = "B-RS 38"
/// let query: PostgresQuery = "SELECT * FROM vehicle WHERE plate = \(plate)"
/// ```
///
/// A value in an interpolation never becomes part of the text: the server gets it separately, and infers
/// its type from its place. Where a place has no type, write one: `SELECT \(5)::int`.
///
/// An interpolated value is `Encodable`: texts, numbers, dates, `UUID`, `Decimal`, `Data` and `URL`,
/// optionals of them, and arrays, as in `WHERE id = ANY(\(ids))`. Other values are sent as JSON. A query in
/// an interpolation becomes a part of the query:
///
/// ```swift
/// let isFree: PostgresQuery = onlyFree ? "driver IS NULL" : "true"
/// let query: PostgresQuery = "SELECT * FROM vehicle WHERE \(isFree) ORDER BY plate"
/// ```
///
/// Two queries are equal if their texts and values are.
public struct PostgresQuery: Hashable, Sendable {
  /// The texts before, between and after the parameters.
  let segments: [String]
  let parameters: [PostgresParameter]
  /// Why a value has no form that the server can take.
  let failure: PostgresError?

  /// Creates a statement without parameters from any text.
  ///
  /// - Parameter text: The text. A text that a user could influence makes any statement possible.
  public init(unsafe text: String) {
    (segments, parameters, failure) = ([text], [], nil)
  }

  /// The text, with a placeholder for each parameter.
  var text: String {
    segments.enumerated().reduce(into: "") { text, segment in
      text += segment.offset == 0 ? segment.element : "$\(segment.offset)\(segment.element)"
    }
  }
}

extension PostgresQuery: ExpressibleByStringInterpolation {
  /// Creates a statement without parameters.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self.init(unsafe: value) }

  /// Creates a statement whose values are parameters.
  ///
  /// - Parameter stringInterpolation: The text and its values.
  public init(stringInterpolation: Interpolation) {
    segments = stringInterpolation.segments
    parameters = stringInterpolation.parameters
    failure = stringInterpolation.failure
  }

  /// The text of a statement and its values, in the order in which they are written.
  public struct Interpolation: StringInterpolationProtocol {
    var segments = [""]
    var parameters: [PostgresParameter] = []
    var failure: PostgresError?

    /// Creates an empty text.
    ///
    /// - Parameters:
    ///   - literalCapacity: The length of the texts between values.
    ///   - interpolationCount: The number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(interpolationCount + 1)
    }

    /// Appends SQL.
    ///
    /// - Parameter literal: The text.
    public mutating func appendLiteral(_ literal: String) {
      segments[segments.count - 1] += literal
    }

    /// Appends a value, which becomes a parameter.
    ///
    /// - Parameter value: The value.
    public mutating func appendInterpolation(_ value: some Encodable) {
      append { try PostgresParameter(value) }
    }

    /// Appends a value that may be missing, which becomes a parameter.
    ///
    /// - Parameter value: The value; `nil` for `NULL`.
    public mutating func appendInterpolation<Value: Encodable>(_ value: Value?) {
      append { try value.map { try PostgresParameter($0) } ?? .null }
    }

    /// Appends a value as JSON, also if it is a text, a number or an array.
    ///
    /// - Parameter value: The value.
    public mutating func appendInterpolation(json value: some Encodable) {
      append { .json(try PostgresParameter.json(of: value)) }
    }

    /// Appends the name of a table or column, in quotation marks.
    ///
    /// - Parameter name: The name, exactly as the server knows it.
    public mutating func appendInterpolation(name: String) {
      if name.isEmpty || name.unicodeScalars.contains("\0") {
        failure = failure ?? .unwritable(reason: "“\(name)” isn't a name")
      }
      appendLiteral(name.quotedName)
    }

    /// Appends a query, with its parameters.
    ///
    /// - Parameter query: The query.
    public mutating func appendInterpolation(_ query: PostgresQuery) {
      failure = failure ?? query.failure
      appendLiteral(query.segments[0])
      segments += query.segments.dropFirst()
      parameters += query.parameters
    }

    /// Appends a parameter.
    ///
    /// A statement with a value that has no form fails when it is executed.
    private mutating func append(_ parameter: () throws -> PostgresParameter) {
      do { parameters.append(try parameter()) } catch {
        failure = failure ?? error as? PostgresError ?? .unwritable(reason: "\(error)")
        parameters.append(.null)
      }
      segments.append("")
    }
  }
}

extension PostgresQuery {
  /// A parameter alone.
  init(parameter: PostgresParameter) {
    (segments, parameters, failure) = (["", ""], [parameter], nil)
  }

  /// Queries with a text between them, such as the columns of a list.
  static func join(_ queries: [PostgresQuery], by separator: String) -> PostgresQuery {
    var whole = Interpolation(literalCapacity: 0, interpolationCount: queries.count)
    for (index, query) in queries.enumerated() {
      if index > 0 { whole.appendLiteral(separator) }
      whole.appendInterpolation(query)
    }
    return PostgresQuery(stringInterpolation: whole)
  }
}
