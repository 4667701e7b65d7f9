public import Foundation

#if !canImport(Darwin)
  extension URL {
    /// Does nothing: a file that a user has chosen is the session's, which may read it.
    ///
    /// - Returns: `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing: see ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
