#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The heap of this process.
  enum Heap {
    /// The bytes of all blocks that were allocated and not freed.
    ///
    /// It is what the C library has from the system, less what is free: memory that is fragmented or
    /// that the library keeps for later does not count.
    ///
    /// - Returns: The bytes; `nil` if the C library does not tell.
    static var bytesInUse: Int? {
      guard let report else { return nil }
      let system = bytes(of: #"<system type="current""#, in: report)
      let mapped = bytes(of: #"<total type="mmap""#, in: report)
      let fast = bytes(of: #"<total type="fast""#, in: report)
      let rest = bytes(of: #"<total type="rest""#, in: report)
      guard let system, let mapped, let fast, let rest else { return nil }
      return system + mapped - fast - rest
    }

    /// The last line of the report with this beginning is about all arenas together.
    private static func bytes(of beginning: String, in report: String) -> Int? {
      let line = report.split(separator: "\n").last { $0.hasPrefix(beginning) }
      guard let line, let size = line.range(of: "size=\"") else { return nil }
      return Int(line[size.upperBound...].prefix { $0 != "\"" })
    }

    /// What `malloc_info` says, as XML.
    ///
    /// NB: The function is looked up because its header isn't part of the module.
    private static var report: String? {
      typealias Write = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      guard let function = dlsym(nil, "malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var count = 0
      guard let file = open_memstream(&text, &count) else { return nil }
      defer { free(text) }
      let status = unsafeBitCast(function, to: Write.self)(0, file)
      guard fclose(file) == 0, status == 0, let text else { return nil }
      return String(cString: text)
    }
  }
#endif
