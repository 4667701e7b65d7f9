#if CommandLine
  import Foundation
  import Logging

  extension ServeCommand {
    /// The settings of a server, without a storage.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - logger: Receives log messages.
    /// - Returns: The settings.
    @MainActor
    func configuration(named name: String, logger: Logger) -> WebServer.Configuration {
      let directory =
        data.map { URL(filePath: $0, directoryHint: .isDirectory) }
        ?? DataDirectory.standard(for: name)
      var configuration = WebServer.Configuration(
        host: host, port: port, dataDirectory: directory, pictures: pictureSources,
        hostNames: hostName, trustedProxies: trustedProxies, limits: limits.limits, logger: logger)
      configuration.node = node
      configuration.density = density
      configuration.latency = .milliseconds(latency)
      configuration.detachedLifetime = .seconds(detachedLifetime)
      #if TLS
        configuration.tls = certificate.tls
      #endif
      configuration.hasOverlay = overlay
      configuration.buildStatus = buildStatus.map { URL(filePath: $0) }
      configuration.sessionLifetime = .seconds(store.sessionLifetime)
      configuration.explainsRestoration = store.explainRestoration
      return configuration
    }
  }
#endif
