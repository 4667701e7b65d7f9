/// The types that are known with their relations.
enum UTTypeTable {
  /// A type with what is known about it.
  struct Entry {
    var endings: [String]
    var mediaTypes: [String]
    var parents: [String]

    fileprivate init(_ endings: String, _ mediaTypes: String, _ parents: [String]) {
      self.endings = endings.split(separator: " ").map(String.init)
      self.mediaTypes = mediaTypes.split(separator: " ").map(String.init)
      self.parents = parents
    }
  }

  /// The types by identifier.
  static let types: [String: Entry] = [
    "public.item": Entry("", "", []),
    "public.content": Entry("", "", []),
    "public.data": Entry("", "application/octet-stream", ["public.item"]),
    "public.directory": Entry("", "", ["public.item"]),
    "public.folder": Entry("", "", ["public.directory"]),
    "public.text": Entry("", "", ["public.data", "public.content"]),
    "public.plain-text": Entry("txt text", "text/plain", ["public.text"]),
    "public.utf8-plain-text": Entry("", "", ["public.plain-text"]),
    "public.comma-separated-values-text": Entry("csv", "text/csv", ["public.text"]),
    "public.tab-separated-values-text": Entry("tsv", "text/tab-separated-values", ["public.text"]),
    "public.html": Entry("html htm", "text/html", ["public.text"]),
    "public.xml": Entry("xml", "application/xml text/xml", ["public.text"]),
    "public.json": Entry("json", "application/json", ["public.text"]),
    "public.yaml": Entry("yaml yml", "application/yaml", ["public.text"]),
    "public.rtf": Entry("rtf", "text/rtf application/rtf", ["public.text"]),
    "public.source-code": Entry("", "", ["public.plain-text"]),
    "public.swift-source": Entry("swift", "", ["public.source-code"]),
    "public.calendar-event": Entry("ics", "text/calendar", ["public.data", "public.content"]),
    "public.vcard": Entry("vcf vcard", "text/vcard", ["public.text"]),
    "public.url": Entry("", "", ["public.data"]),
    "public.file-url": Entry("", "", ["public.url"]),
    "public.image": Entry("", "", ["public.data", "public.content"]),
    "public.png": Entry("png", "image/png", ["public.image"]),
    "public.jpeg": Entry("jpg jpeg", "image/jpeg", ["public.image"]),
    "com.compuserve.gif": Entry("gif", "image/gif", ["public.image"]),
    "org.webmproject.webp": Entry("webp", "image/webp", ["public.image"]),
    "public.heic": Entry("heic", "image/heic", ["public.image"]),
    "public.tiff": Entry("tiff tif", "image/tiff", ["public.image"]),
    "com.microsoft.bmp": Entry("bmp", "image/bmp", ["public.image"]),
    "public.svg-image": Entry("svg", "image/svg+xml", ["public.image", "public.xml"]),
    "public.audiovisual-content": Entry("", "", ["public.data", "public.content"]),
    "public.audio": Entry("", "", ["public.audiovisual-content"]),
    "public.mp3": Entry("mp3", "audio/mpeg", ["public.audio"]),
    "com.microsoft.waveform-audio": Entry("wav", "audio/wav audio/x-wav", ["public.audio"]),
    "public.mpeg-4-audio": Entry("m4a", "audio/mp4", ["public.audio"]),
    "public.movie": Entry("", "", ["public.audiovisual-content"]),
    "public.video": Entry("", "", ["public.movie"]),
    "public.mpeg-4": Entry("mp4", "video/mp4", ["public.movie"]),
    "com.apple.quicktime-movie": Entry("mov", "video/quicktime", ["public.movie"]),
    "com.adobe.pdf": Entry("pdf", "application/pdf", ["public.data", "public.content"]),
    "org.idpf.epub-container": Entry(
      "epub", "application/epub+zip", ["public.data", "public.content"]),
    "public.archive": Entry("", "", ["public.data"]),
    "public.zip-archive": Entry("zip", "application/zip", ["public.archive"]),
    "org.gnu.gnu-zip-archive": Entry("gz", "application/gzip", ["public.archive"]),
    "com.apple.property-list": Entry("plist", "", ["public.data"]),
    "public.spreadsheet": Entry("", "", ["public.content"]),
    "public.presentation": Entry("", "", ["public.content"]),
  ]

  /// The identifiers by the ending of a name.
  static let endings = index(\.endings)
  /// The identifiers by media type.
  static let mediaTypes = index(\.mediaTypes)

  private static func index(_ names: KeyPath<Entry, [String]>) -> [String: String] {
    types.reduce(into: [:]) { index, type in
      for name in type.value[keyPath: names] { index[name] = type.key }
    }
  }
}
