import CRostrumPreviews

extension PreviewSource {
  /// The previews whose records are in the program, in the order of the linker.
  static var inProgram: [Self] {
    let records = UnsafeBufferPointer(
      start: rostrum_preview_records(), count: rostrum_preview_count())
    return records.compactMap { record in
      guard record.version == 1, let describe = record.describe else { return nil }
      var source: Self?
      withUnsafeMutablePointer(to: &source) { describe(UnsafeMutableRawPointer($0)) }
      return source
    }
  }
}
