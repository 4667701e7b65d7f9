import Crypto
import Foundation
import Logging
import RostrumHTML
import RostrumRuntime
import RostrumViews

/// The pictures that apps of users have made of data, for as long as pages may load them.
///
/// A picture is found only with the user it was shown to. Its name is a keyed hash of the content, so
/// that knowing a content doesn't tell a path. Pictures are in memory, of which the app's data has
/// most already; the oldest ones make room for new ones.
package final class PictureShelf: Sendable {
  /// The most bytes of one user's pictures.
  package static let maximumBytesOfUser = 16 << 20

  fileprivate struct Entry {
    package var data: Data
    package var format: PictureFormat
  }

  fileprivate struct Key: Hashable {
    package var user: UserID
    package var name: String
  }

  fileprivate struct State {
    package var entries: [Key: Entry] = [:]
    package var bytes = 0
    package var bytesOfUsers: [UserID: Int] = [:]
    /// The pictures of all users, and of each, in the order of their last rendering.
    package var recent = Recency<Key>()
    package var recentOfUsers: [UserID: Recency<Key>] = [:]
    package var faults: Set<String> = []
  }

  private let key = SymmetricKey(size: .bits256)
  private let maximumBytes: Int
  private let paths: NodePath
  private let logger: Logger
  private let state = Locked(State())

  /// Creates a shelf.
  ///
  /// - Parameters:
  ///   - maximumBytes: The most bytes of all users' pictures.
  ///   - paths: Makes the paths of pictures.
  ///   - logger: Receives messages about pictures that can't be shown.
  package init(
    maximumBytes: Int = 128 << 20, paths: NodePath = NodePath(node: nil), logger: Logger
  ) {
    self.maximumBytes = maximumBytes
    self.paths = paths
    self.logger = logger
  }

  /// The pictures of a user.
  package func drawer(of user: UserID) -> Drawer { Drawer(user: user, shelf: self) }

  /// A user's picture at a path, with its format.
  package func picture(at path: some StringProtocol, of user: UserID) -> (Data, PictureFormat)? {
    guard path.hasPrefix(PagePath.pictures) else { return nil }
    let name =
      path.hasPrefix(PagePath.picturesOfNodes)
      ? NodePath.name(in: path) : String(path.dropFirst(PagePath.pictures.count))
    return state.withLock { state in
      state.entries[Key(user: user, name: name)].map { ($0.data, $0.format) }
    }
  }

  /// The number of bytes of all pictures.
  package var bytes: Int { state.withLock { $0.bytes } }

  fileprivate func path(for data: Data, _ format: PictureFormat, of user: UserID) -> String {
    var code = HMAC<SHA256>(key: key)
    code.update(data: Data(user.directoryName.utf8))
    code.update(data: Data([0]))
    code.update(data: data)
    let digits = code.finalize().prefix(16).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    let name = "\(digits.joined()).\(format.rawValue)"
    state.withLock { $0.keep(data, format, as: Key(user: user, name: name), within: maximumBytes) }
    let prefix = paths.node == nil ? PagePath.pictures : PagePath.picturesOfNodes
    return paths.path(to: name, below: prefix)
  }

  fileprivate func report(_ fault: PictureFault, of name: String) {
    let isNew = state.withLock { state in
      // A user's data can't fill the memory with names.
      state.faults.count < 1000 && state.faults.insert("\(fault) \(name)").inserted
    }
    guard isNew else { return }
    logger.warning(
      "a picture can't be shown",
      metadata: ["picture": "\(name.isEmpty ? "data" : name)", "reason": "\(fault.words)"])
  }

  /// The pictures of one user.
  package struct Drawer: PictureDrawer {
    fileprivate let user: UserID
    fileprivate let shelf: PictureShelf

    /// Keeps a picture, and returns the path at which the user's pages find it.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package func path(for data: Data, _ format: PictureFormat) -> String {
      shelf.path(for: data, format, of: user)
    }

    /// Logs once that a picture can't be shown.
    package func report(_ fault: PictureFault, of name: String) { shelf.report(fault, of: name) }
  }
}

extension PictureShelf.State {
  fileprivate mutating func keep(
    _ data: Data, _ format: PictureFormat, as key: PictureShelf.Key, within maximum: Int
  ) {
    recent.note(key)
    recentOfUsers[key.user, default: Recency()].note(key)
    guard entries[key] == nil else { return }
    entries[key] = PictureShelf.Entry(data: data, format: format)
    bytes += data.count
    bytesOfUsers[key.user, default: 0] += data.count
    // The newest one stays, even if it is larger than the limit.
    while bytesOfUsers[key.user, default: 0] > PictureShelf.maximumBytesOfUser,
      let oldest = recentOfUsers[key.user]?.oldest(), oldest != key
    { remove(oldest) }
    while bytes > maximum, let oldest = recent.oldest(), oldest != key { remove(oldest) }
  }

  private mutating func remove(_ key: PictureShelf.Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    recent.remove(key)
    recentOfUsers[key.user]?.remove(key)
    bytes -= entry.data.count
    bytesOfUsers[key.user, default: 0] -= entry.data.count
    if bytesOfUsers[key.user] == 0 {
      bytesOfUsers[key.user] = nil
      recentOfUsers[key.user] = nil
    }
  }
}

extension PictureFault {
  fileprivate var words: String {
    switch self {
    case .missing: "there is no file, or it can't be read"
    case .unreadable: "the content isn't PNG, JPEG, GIF, WebP, AVIF or SVG, or it is damaged"
    case .oversized: "it has more than 16 MB, or a side of more than 16384 pixels"
    }
  }
}
