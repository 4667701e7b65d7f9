import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RostrumViews

/// One file of an upload in progress.
package struct Upload {
  /// The reason why a file is refused.
  package enum Refusal: Error {
    /// The headers don't describe a file of an upload.
    case invalid
    /// The app doesn't accept the file's type.
    case wrongType(name: String)
    /// The file exceeds a limit.
    case tooLarge(name: String)
    /// The session has ended, or the user has canceled the upload.
    case closed
    /// The body ended early, or the file can't be written.
    case interrupted

    /// The status of the response.
    package var status: HTTPResponse.Status {
      switch self {
      case .invalid, .interrupted: .badRequest
      case .wrongType: .unsupportedMediaType
      case .tooLarge: .contentTooLarge
      case .closed: .gone
      }
    }

    /// The error that the app receives.
    package var error: FileTransferError {
      switch self {
      case .invalid, .closed, .interrupted: .interrupted
      case .wrongType(let name): .unsupportedType(name: name)
      case .tooLarge(let name): .tooLarge(name: name)
      }
    }
  }

  private let ticket: UploadDesk.Ticket
  private let desk: UploadDesk
  private let name: String
  private let length: Int?
  /// The total size of all files according to the page, used for progress only.
  private let expected: Int
  /// Whether more files follow.
  package let isLast: Bool

  /// Checks the head of a request.
  ///
  /// - Parameters:
  ///   - ticket: The upload that the session expects.
  ///   - headers: The header fields.
  ///   - desk: Counts stored bytes.
  /// - Throws: A ``Refusal``.
  package init(
    _ ticket: UploadDesk.Ticket, _ headers: HTTPFields, desk: UploadDesk
  ) throws(Refusal) {
    guard let name = headers[.fileName]?.removingPercentEncoding, name.utf8.count <= 4096,
      let part = headers[.filePart]?.split(separator: "/").compactMap({ Int($0) }),
      part.count == 2, part[0] == ticket.files.count + 1, part[0] <= part[1],
      part[1] == 1 || ticket.allowsSeveral, part[1] <= 1000
    else { throw .invalid }
    self.ticket = ticket
    self.desk = desk
    self.name = FileName.safe(name)
    isLast = part[0] == part[1]
    length = headers[.contentLength].flatMap { Int($0) }
    expected = max(headers[.fileTotal].flatMap { Int($0) } ?? 0, ticket.bytes + (length ?? 0), 1)
    guard FileUpload.accepts(name: self.name, mediaType: headers[.contentType], ticket.types)
    else { throw .wrongType(name: self.name) }
  }

  /// Writes the body of a request to a file of the session as it arrives.
  ///
  /// The file is in the process's folder until it is complete.
  ///
  /// - Parameter body: The body.
  /// - Returns: The ticket, with this file and those that arrived before it.
  /// - Throws: A ``Refusal``; no part of the file remains.
  package func receive(_ body: RequestBody) async throws(Refusal) -> UploadDesk.Ticket {
    guard let arriving = try? FileDesks.place(for: name, in: desk.arrivals),
      FileManager.default.createFile(
        atPath: arriving.path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let handle = try? FileHandle(forWritingTo: arriving)
    else { throw .interrupted }
    var count = 0
    do throws(Refusal) {
      defer { try? handle.close() }
      try await write(body, to: handle, counting: &count)
      var ticket = ticket
      ticket.files.append(try moved(arriving))
      ticket.bytes += count
      return ticket
    } catch {
      try? FileManager.default.removeItem(at: arriving.deletingLastPathComponent())
      desk.release(count, in: ticket.folder)
      throw error
    }
  }

  /// Moves a complete file to the session's folder.
  private func moved(_ file: URL) throws(Refusal) -> URL {
    let arrived = file.deletingLastPathComponent()
    let folder = ticket.folder.appending(
      path: arrived.lastPathComponent, directoryHint: .isDirectory)
    do {
      let files = FileManager.default
      try files.createDirectory(
        at: ticket.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
      )
      try files.moveItem(at: arrived, to: folder)
    } catch {
      throw .interrupted
    }
    let moved = folder.appending(component: file.lastPathComponent, directoryHint: .notDirectory)
    do throws(Refusal) {
      // A session that isn't stored may have ended in the meantime, and its folder been removed.
      guard !ticket.receiver.hasClosed else { throw .closed }
      let files = ticket.files + [moved]
      guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
        throw .interrupted
      }
      return moved
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  private func write(
    _ body: RequestBody, to handle: FileHandle, counting count: inout Int
  ) async throws(Refusal) {
    var reported = Duration.zero
    var chunks = body.makeAsyncIterator()
    while true {
      let chunk: ByteBuffer?
      do { chunk = try await chunks.next() } catch { throw .interrupted }
      guard let chunk else { break }
      guard !ticket.receiver.hasClosed else { throw .closed }
      guard desk.reserve(chunk.readableBytes, in: ticket.folder, of: ticket.user) else {
        throw .tooLarge(name: name)
      }
      count += chunk.readableBytes
      let bytes = Data(chunk.readableBytesView)
      do { try handle.write(contentsOf: bytes) } catch { throw .interrupted }
      let now = Duration.now
      guard now - reported >= .milliseconds(150) else { continue }
      reported = now
      await ticket.receiver.report(min(Double(ticket.bytes + count) / Double(expected), 1))
    }
    if let length, length != count { throw .interrupted }
  }
}

extension HTTPField.Name {
  /// The percent-encoded name of a file.
  package static let fileName = known("X-Rostrum-File")
  /// The number of the file and the number of all files, such as `1/3`.
  package static let filePart = known("X-Rostrum-Part")
  /// The total size of all files, in bytes.
  package static let fileTotal = known("X-Rostrum-Total")
  /// Whether the app was told that a file was refused, so that the page need not show it.
  package static let toldApp = known("X-Rostrum-Told")

  private static func known(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("\(name) is a valid header name") }
    return name
  }
}
