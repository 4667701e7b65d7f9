/// What `#Preview` leaves in a program for development; apps don't use it.
///
/// The first value is the version of the layout. The function writes an optional ``PreviewSource``
/// to a place in memory.
public typealias PreviewRecord = (
  version: UInt, describe: @convention(c) @Sendable (_ place: UnsafeMutableRawPointer) -> Void
)

/// What a `#Preview` declares, and where; apps don't use it.
public struct PreviewSource: Sendable, Identifiable {
  /// The file and the number of the preview among those of the file, such as "Fleet/Row.swift#2".
  ///
  /// It stays the same while lines are added to the file.
  public var id: String { "\(fileID)#\(number)" }
  /// The module and the name of the file.
  package let fileID: String
  /// The path of the file.
  package let filePath: String
  /// The line of the preview, counted from one.
  package let line: Int
  /// The number of the preview among those of the file, counted from one.
  package private(set) var number = 1
  private let givenName: String?
  private let traits: [Preview.ViewTraits]
  private let modifications: [PreviewModification]
  private let body: @MainActor @Sendable () -> any View

  /// Writes a description to the place that a reader of records has prepared.
  ///
  /// - Parameters:
  ///   - place: The place of an initialized, optional source.
  ///   - name: The name of the preview.
  ///   - traits: How the preview is shown.
  ///   - fileID: The module and the name of the file.
  ///   - filePath: The path of the file.
  ///   - line: The line of the preview.
  ///   - body: Creates the view.
  public static func write(
    to place: UnsafeMutableRawPointer, _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>..., file fileID: String, path filePath: String,
    line: Int, @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
  ) {
    place.assumingMemoryBound(to: Self?.self).pointee = Self(
      fileID: fileID, filePath: filePath, line: line, givenName: name,
      traits: traits.map(\.traits), modifications: traits.compactMap(\.modification), body: body)
  }
}

extension PreviewSource {
  /// The module of the preview.
  package var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file, with its folders below that of the module, if the compiler knows them.
  package var file: String { String(fileID.drop { $0 != "/" }.dropFirst()) }

  /// The name of the preview; that of its file, with a number after the first one, if it has none.
  package var name: String {
    if let givenName, !givenName.isEmpty { return givenName }
    let name = file.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "Preview"
    return number == 1 ? String(name) : "\(name) \(number)"
  }

  /// How large the preview is; the last trait counts.
  package var layout: PreviewLayout { traits.last { $0.layout != nil }?.layout ?? .device }

  /// The orientation of the device that shows the preview.
  package var orientation: InterfaceOrientation {
    traits.last { $0.orientation != nil }?.orientation ?? .portrait
  }

  /// Creates the view, with its modifiers from the innermost one to the outermost one.
  @MainActor package func view() -> AnyView {
    modifications.reduce(erased(body())) { $1.apply($0) }
  }

  @MainActor private func erased(_ view: some View) -> AnyView { AnyView(view) }
}

extension PreviewSource {
  /// All previews of the program, by module, file and line; none in a release build.
  package static var all: [Self] {
    numbered(inProgram.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) })
  }

  /// Previews with their numbers in each file.
  private static func numbered(_ previews: [Self]) -> [Self] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      counts[preview.fileID, default: 0] += 1
      preview.number = counts[preview.fileID, default: 1]
      return preview
    }
  }
}
