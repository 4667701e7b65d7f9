import Hummingbird
import NIOCore

/// The context of a request, with the address of its connection.
struct WebContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the connection.
  let peer: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress
  }
}
