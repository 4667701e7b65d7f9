/// The paths that pages use.
///
/// The server reserves all paths with one prefix.
package enum PagePath {
  /// The prefix of the paths that the server reserves.
  package static let prefix = "/_rostrum/"
  /// The path of sockets.
  package static let socket = prefix + "socket"
  /// The prefix of the paths of all pictures.
  package static let pictures = prefix + "picture-"
  /// The prefix of the paths of pictures that contain the name of a process.
  package static let picturesOfNodes = pictures + "at/"
}
