// NB: The C library declares `stdout` as a global variable, which only this file uses.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The standard output of the process.
enum StandardOutput {
  /// Flushes standard output after each line.
  ///
  /// Unless standard output is a terminal, the C library buffers whole blocks. Output to a pipe or
  /// a file would appear much later, or never after a crash.
  static func flushEachLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
