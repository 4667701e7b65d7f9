import Foundation
import Hummingbird
import NIOCore

/// The content of a file as the body of a response, read one chunk at a time.
struct FileBody: Sendable {
  /// The size of a chunk, in bytes.
  static let chunk = 65_536

  private let handle: FileHandle
  private let count: Int
  private let disk: DiskQueue

  /// Opens a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: The reason why the file can't be read.
  init(_ file: URL) async throws {
    let disk = DiskQueue()
    self.disk = disk
    (handle, count) = try await disk.run {
      Result {
        let handle = try FileHandle(forReadingFrom: file)
        let count = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        return (handle, Int(count))
      }
    }.get()
  }

  /// The body, which reads each chunk after the browser has taken the previous one.
  var body: ResponseBody {
    ResponseBody(contentLength: count) { [self] writer in
      defer { try? handle.close() }
      var rest = count
      while rest > 0 {
        let size = min(rest, Self.chunk)
        let read = await disk.run { Result { try handle.read(upToCount: size) } }
        guard let data = try read.get(), !data.isEmpty else { break }
        rest -= data.count
        try await writer.write(ByteBuffer(bytes: data))
      }
      try await writer.finish(nil)
    }
  }
}
