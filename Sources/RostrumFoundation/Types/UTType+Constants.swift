extension UTType {
  /// Anything in a file system: `public.item`.
  public static var item: UTType { UTType(declared: "public.item") }
  /// Anything with content, such as a document: `public.content`.
  public static var content: UTType { UTType(declared: "public.content") }
  /// A sequence of bytes: `public.data`.
  public static var data: UTType { UTType(declared: "public.data") }
  /// A directory: `public.directory`.
  public static var directory: UTType { UTType(declared: "public.directory") }
  /// A folder that a user sees: `public.folder`.
  public static var folder: UTType { UTType(declared: "public.folder") }
  /// Text of any kind: `public.text`.
  public static var text: UTType { UTType(declared: "public.text") }
  /// Text without formats: `public.plain-text`.
  public static var plainText: UTType { UTType(declared: "public.plain-text") }
  /// Text in UTF-8: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
  /// A table with commas between its columns: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType {
    UTType(declared: "public.comma-separated-values-text")
  }
  /// A table with tabs between its columns: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType {
    UTType(declared: "public.tab-separated-values-text")
  }
  /// HTML: `public.html`.
  public static var html: UTType { UTType(declared: "public.html") }
  /// XML: `public.xml`.
  public static var xml: UTType { UTType(declared: "public.xml") }
  /// JSON: `public.json`.
  public static var json: UTType { UTType(declared: "public.json") }
  /// YAML: `public.yaml`.
  public static var yaml: UTType { UTType(declared: "public.yaml") }
  /// Rich Text Format: `public.rtf`.
  public static var rtf: UTType { UTType(declared: "public.rtf") }
  /// The source of a program: `public.source-code`.
  public static var sourceCode: UTType { UTType(declared: "public.source-code") }
  /// The source of a Swift program: `public.swift-source`.
  public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
  /// An appointment: `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
  /// A business card: `public.vcard`.
  public static var vCard: UTType { UTType(declared: "public.vcard") }
  /// A URL: `public.url`.
  public static var url: UTType { UTType(declared: "public.url") }
  /// The URL of a file: `public.file-url`.
  public static var fileURL: UTType { UTType(declared: "public.file-url") }
  /// A picture of any format: `public.image`.
  public static var image: UTType { UTType(declared: "public.image") }
  /// Portable Network Graphics: `public.png`.
  public static var png: UTType { UTType(declared: "public.png") }
  /// JPEG: `public.jpeg`.
  public static var jpeg: UTType { UTType(declared: "public.jpeg") }
  /// Graphics Interchange Format: `com.compuserve.gif`.
  public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
  /// WebP: `org.webmproject.webp`.
  public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
  /// High Efficiency Image: `public.heic`.
  public static var heic: UTType { UTType(declared: "public.heic") }
  /// Tagged Image File Format: `public.tiff`.
  public static var tiff: UTType { UTType(declared: "public.tiff") }
  /// A bitmap of Windows: `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
  /// Scalable Vector Graphics: `public.svg-image`.
  public static var svg: UTType { UTType(declared: "public.svg-image") }
  /// Sound or moving pictures: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
  /// Sound of any format: `public.audio`.
  public static var audio: UTType { UTType(declared: "public.audio") }
  /// MP3: `public.mp3`.
  public static var mp3: UTType { UTType(declared: "public.mp3") }
  /// Waveform audio: `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
  /// Moving pictures of any format: `public.movie`.
  public static var movie: UTType { UTType(declared: "public.movie") }
  /// Moving pictures without sound: `public.video`.
  public static var video: UTType { UTType(declared: "public.video") }
  /// An MPEG-4 movie: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
  /// A QuickTime movie: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
  /// Portable Document Format: `com.adobe.pdf`.
  public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
  /// A book in EPUB: `org.idpf.epub-container`.
  public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
  /// A file that contains files: `public.archive`.
  public static var archive: UTType { UTType(declared: "public.archive") }
  /// A ZIP archive: `public.zip-archive`.
  public static var zip: UTType { UTType(declared: "public.zip-archive") }
  /// A file that is compressed with gzip: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
  /// A property list: `com.apple.property-list`.
  public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
  /// A spreadsheet: `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
  /// A presentation: `public.presentation`.
  public static var presentation: UTType { UTType(declared: "public.presentation") }
}
