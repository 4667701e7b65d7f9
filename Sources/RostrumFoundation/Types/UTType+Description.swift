extension UTType {
  /// What the type is, in English; `nil` for types of the app and of unknown endings.
  ///
  /// ```swift
  /// UTType.png.localizedDescription  // "PNG image"
  /// ```
  public var localizedDescription: String? { Self.descriptions[identifier] }

  private static let descriptions = [
    "public.item": "item",
    "public.content": "content",
    "public.data": "data",
    "public.directory": "directory",
    "public.folder": "folder",
    "public.text": "text",
    "public.plain-text": "text",
    "public.utf8-plain-text": "Unicode text",
    "public.comma-separated-values-text": "comma-separated values",
    "public.tab-separated-values-text": "tab-separated values",
    "public.html": "HTML text",
    "public.xml": "XML text",
    "public.json": "JSON",
    "public.yaml": "YAML",
    "public.rtf": "rich text",
    "public.source-code": "source code",
    "public.swift-source": "Swift source",
    "public.calendar-event": "calendar event",
    "public.vcard": "contact card",
    "public.url": "address",
    "public.file-url": "file address",
    "public.image": "image",
    "public.png": "PNG image",
    "public.jpeg": "JPEG image",
    "com.compuserve.gif": "GIF image",
    "org.webmproject.webp": "WebP image",
    "public.heic": "HEIC image",
    "public.tiff": "TIFF image",
    "com.microsoft.bmp": "BMP image",
    "public.svg-image": "SVG image",
    "public.audiovisual-content": "audiovisual content",
    "public.audio": "audio",
    "public.mp3": "MP3 audio",
    "com.microsoft.waveform-audio": "Waveform audio",
    "public.mpeg-4-audio": "MPEG-4 audio",
    "public.movie": "movie",
    "public.video": "video",
    "public.mpeg-4": "MPEG-4 movie",
    "com.apple.quicktime-movie": "QuickTime movie",
    "com.adobe.pdf": "PDF document",
    "org.idpf.epub-container": "EPUB book",
    "public.archive": "archive",
    "public.zip-archive": "ZIP archive",
    "org.gnu.gnu-zip-archive": "gzip archive",
    "com.apple.property-list": "property list",
    "public.spreadsheet": "spreadsheet",
    "public.presentation": "presentation",
  ]
}
