#if !canImport(Darwin)
  public import Foundation
  import RostrumRuntime

  /// The content of a file, with the name that it should have.
  ///
  /// Foundation on Linux has no such type; this one is for files, and not for folders and links.
  public final class FileWrapper: Sendable {
    /// The content.
    public let regularFileContents: Data?
    private let name: Locked<String?>

    /// Creates the content of a file.
    ///
    /// - Parameter contents: The content.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      name = Locked<String?>(nil)
    }

    /// Reads a file.
    ///
    /// - Parameter url: The file.
    /// - Throws: An error if the file can't be read.
    public init(url: URL) throws {
      regularFileContents = try Data(contentsOf: url)
      name = Locked<String?>(url.lastPathComponent)
    }

    /// Whether the wrapper is that of a file, which it always is.
    public var isRegularFile: Bool { true }

    /// The name that the file should have.
    public var preferredFilename: String? {
      get { name.value }
      set { name.withLock { $0 = newValue } }
    }
  }
#endif
