#if CommandLine
  import Foundation
  import Logging
  import Rostrum
  import RostrumSQLite
  import RostrumSessions
  import UnixSignals

  extension WebServer {
    /// Prints what the first screen of the app doesn't keep.
    func explainRestoration() {
      let issues = unkeptValues()
      print(issues.isEmpty ? "The first screen keeps everything." : issues.joined(separator: "\n"))
    }

    /// Reloads the certificate of a server with TLS on SIGHUP.
    func reloadCertificateOnHangup() async {
      #if TLS
        guard configuration.isSecure else { return }
        for await _ in await UnixSignalsSequence(trapping: .sighup) {
          do throws(WebServerError) {
            try reloadCertificate()
          } catch {
            logger.error("the certificate is not replaced", metadata: ["error": "\(error)"])
          }
        }
      #endif
    }

    /// Creates a watchdog that ends the process if the main actor doesn't respond.
    func watchdog(on stops: StopSignals) -> TerminationWatchdog {
      let (logger, repository, database) = (logger, store.keeper?.repository, store.database)
      return TerminationWatchdog(
        on: stops.numbers,
        save: FinalSave {
          logger.critical("the app does not end; it is ended by force")
          FileStorage.fileSystem.finish()
          database.logUnwritten(to: logger)
          repository?.flushAndWait(within: .milliseconds(800))
        })
    }
  }

  extension WebServer.Configuration {
    /// Warns if a copy of the closed storage's file alone isn't a backup.
    func warnOfPendingLog() {
      guard let file = storage as? SQLiteStorage, file.hasPendingLog else { return }
      logger.warning(
        "another program uses the file of sessions and shared values, so a backup needs its log, too"
      )
    }
  }
#endif
