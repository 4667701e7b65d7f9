extension PreviewSource {
  /// The previews whose records are in the program, in the order of the linker.
  static var inProgram: [Self] {
    let records = UnsafeBufferPointer(start: previewRecords(), count: previewRecordCount())
    return records.compactMap { record in
      guard record.version == 1, let describe = record.describe else { return nil }
      var source: Self?
      withUnsafeMutablePointer(to: &source) { describe(UnsafeMutableRawPointer($0)) }
      return source
    }
  }
}

/// A ``PreviewRecord``, or space between two of them.
private typealias OptionalRecord = (
  version: UInt, describe: (@convention(c) @Sendable (UnsafeMutableRawPointer) -> Void)?
)

// NB: The functions of `CRostrumPreviews` are declared here, because every module that imports one
// that imports a module of C needs its module map. Without parameters, they are called as functions
// of Swift are.

@_silgen_name("rostrum_preview_count")
private func previewRecordCount() -> Int

@_silgen_name("rostrum_preview_records")
private func previewRecords() -> UnsafePointer<OptionalRecord>?
