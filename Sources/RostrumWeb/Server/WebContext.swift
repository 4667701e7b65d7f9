public import Hummingbird
public import NIOCore

/// The context of a request, with the address of its connection.
public struct WebContext: RequestContext, RemoteAddressRequestContext {
  /// What Hummingbird knows about the request.
  public var coreContext: CoreRequestContextStorage
  /// The address of the connection, which is that of a proxy behind a proxy.
  public let remoteAddress: SocketAddress?

  /// Creates the context of a request.
  ///
  /// - Parameter source: The connection of the request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
