package import RostrumElements
package import RostrumFoundation

extension FileChooser {
  /// Creates a chooser for files of types.
  ///
  /// - Parameters:
  ///   - address: Where the host receives the files.
  ///   - types: The types of files that the user may choose.
  ///   - allowsSeveral: Whether the user may choose several files.
  package init(address: String, types: [UTType], allowsSeveral: Bool) {
    let accepts = types.contains { UTType.data.conforms(to: $0) } ? [] : types.flatMap(\.accepted)
    self.init(address: address, accepts: accepts, allowsSeveral: allowsSeveral)
  }
}

extension UTType {
  /// The endings and media types of files of the type, for a browser's chooser.
  fileprivate var accepted: [String] {
    let wildcards: [UTType: String] = [.image: "image/*", .audio: "audio/*", .movie: "video/*"]
    if let wildcard = wildcards[self] { return [wildcard] }
    let all = filenameExtensions + knownSubtypes.flatMap(\.filenameExtensions)
    return Set(all).sorted().map { "." + $0 }
  }
}
