/// The sockets and the load, as JSON on standard input.
struct Plan: Decodable {
  /// The port on 127.0.0.1.
  var port: Int
  /// The header fields of the requests, such as `Cookie` and `Origin`.
  var headers: [String: String]
  /// What the sockets say, in turn.
  var visits: [Visit]
  /// The number of sockets that are open at the same time.
  var sockets: Int
  /// The number of events after which a socket is replaced; servers limit the rate of each.
  var burst: Int?
  /// The number of sockets that join at the same time.
  var joins: Int
  /// The load.
  var load: LoadKind?

  /// The dialogue on a socket.
  struct Visit: Decodable {
    /// The path of the WebSocket.
    var path: String
    /// An element and what happens to it, for Rostrum's protocol.
    var event: Event?
    /// Fixed messages, for other protocols.
    var script: Script?
    /// The port, if it differs from that of the plan.
    var port: Int?
    /// The header fields, if they differ from those of the plan.
    var headers: [String: String]?
  }

  /// An event of Rostrum's protocol.
  struct Event: Decodable {
    var element: Int
    var action: String
    /// The values of the events, in turn; none for events without a value.
    var values: [Int]
  }

  /// A dialogue of fixed messages.
  struct Script: Decodable {
    /// The starts of messages of the server before the events, with the responses, in order.
    var greeting: [Step]
    /// The start of a message by which the server checks the connection, with the response.
    var check: Step?
    /// The event.
    var event: String
    /// The start of an answer to an event.
    var answer: String

    struct Step: Decodable {
      var expected: String
      var response: String?
    }
  }

  /// How events are sent.
  enum LoadKind: Decodable {
    /// Each socket sends an event as soon as its last one is answered, until all are answered.
    case events(count: Int)
    /// Each socket has `depth` unanswered events all the time; the first second doesn't count.
    case saturation(depth: Int, seconds: Double)
    /// Events at a fixed rate, round-robin over all sockets, regardless of the answers.
    case rate(perSecond: Double, seconds: Double)
    /// Each of `count` events, of one socket after the other, adds one to a number that all sockets
    /// show, and that is `first` before. The next event is sent `pause` milliseconds after all have
    /// the change.
    case changes(count: Int, first: Int, pause: Int64)
  }
}
