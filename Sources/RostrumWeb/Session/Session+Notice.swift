import NIOCore
import RostrumHTML

extension Session {
  /// Has the page show a message until it is loaded again, or there is a different notice.
  ///
  /// - Parameter notice: The message; `nil` for none.
  package func tell(_ notice: ClientNotice?) { peer?.send(Self.message(telling: notice)) }

  /// The message that has the page show a notice.
  package static func message(telling notice: ClientNotice?) -> ByteBuffer {
    var json = JSONWriter()
    json.array { json in
      json.string(ServerWord.notice.rawValue)
      if let notice { json.string(notice.rawValue) } else { json.null() }
    }
    return json.buffer
  }
}
