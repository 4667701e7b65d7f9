import Foundation
import NIOCore
import NIOPosix

/// A load generator for WebSockets: opens many, sends events, and measures how long answers take.
///
/// It runs on one event loop, and composes and parses frames itself, so that it takes less of the processor
/// than the server that it measures. The first line of standard input is a ``Plan`` as JSON. The
/// program opens the sockets and prints a ``JoinReport``; after the next line it performs the load
/// and prints a ``LoadReport``; after a third line it ends, with which all sockets close.
@main
enum LoadClient {
  static func main() async throws {
    guard let line = readLine() else { return }
    let plan = try JSONDecoder().decode(Plan.self, from: Data(line.utf8))
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let load = try await loop.submit {
      NIOLoopBound(Load(plan, on: loop), eventLoop: loop)
    }.get()
    try report(await loop.flatSubmit { load.value.join() }.get())
    guard readLine() != nil else { return }
    try report(await loop.flatSubmit { load.value.run() }.get())
    _ = readLine()
  }

  private static func report(_ report: some Encodable) throws {
    try FileHandle.standardOutput.write(
      contentsOf: JSONEncoder().encode(report) + Data("\n".utf8))
  }
}
