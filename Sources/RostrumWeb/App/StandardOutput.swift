// NB: The C library declares `stdout` as a variable, which nothing but this file mentions.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// What the process prints.
enum StandardOutput {
  /// Hands every line on when it is complete.
  ///
  /// The C library buffers whole blocks unless standard output is a terminal, so that what an app
  /// prints would be read much later from a pipe or a file, and not at all after a crash.
  static func flushEachLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
