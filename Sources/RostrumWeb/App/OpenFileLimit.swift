import Foundation

/// The number of files that the process may have open.
///
/// Each connection is a file. Systems start a process with a low limit, such as 1,024 on Linux, and
/// allow it to raise the limit up to a maximum.
enum OpenFileLimit {
  /// The current limit, or `nil` if the system doesn't tell.
  static var current: Int? { limits.map { Int(clamping: $0.rlim_cur) } }

  /// Raises the limit to the maximum; no-op if the system doesn't allow it.
  static func raise() {
    guard let limits else { return }
    #if os(Linux)
      set(Int(clamping: limits.rlim_max))
    #else
      set(min(Int(clamping: limits.rlim_max), Int(OPEN_MAX)))
    #endif
  }

  /// Sets the limit; no-op if the system doesn't allow it.
  static func set(_ count: Int) {
    guard var limits else { return }
    limits.rlim_cur = rlim_t(count)
    _ = setrlimit(resource, &limits)
  }

  private static var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? limits : nil
  }

  #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #else
    private static var resource: Int32 { RLIMIT_NOFILE }
  #endif
}
