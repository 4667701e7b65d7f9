import IssueReporting
public import RostrumViews

/// The previews of a test program, which tests check without a display.
///
/// ```swift
/// @Test(arguments: Previews.all(in: "Fleet"))
/// func preview(_ preview: Previews.Element) async throws {
///   try await preview.check()
/// }
/// ```
///
/// A preview is a `#Preview` in a module that the tests depend on; see ``Element/check(at:)`` for
/// what is checked. A release build has no previews.
public struct Previews: RandomAccessCollection, Sendable {
  private let sources: [PreviewSource]

  /// All previews of the program, by module, file and line.
  ///
  /// - Complexity: O(*n* log *n*) in the number of previews.
  public static var all: Previews { Previews(sources: PreviewSource.all) }

  /// The previews of a module or of a file.
  ///
  /// An issue is reported if there is none, unless the program is a release build.
  ///
  /// - Parameter scope: The name of a module, such as "Fleet", or a file in it, such as
  ///   "Fleet/VehicleRow.swift".
  /// - Returns: The previews, by file and line.
  public static func all(in scope: String) -> Previews {
    let all = PreviewSource.all
    let found = all.filter { $0.module == scope || $0.fileID == scope }
    if found.isEmpty { reportMissing(scope, among: all) }
    return Previews(sources: found)
  }

  /// The position of the first preview.
  public var startIndex: Int { sources.startIndex }
  /// The position after the last preview.
  public var endIndex: Int { sources.endIndex }

  /// The preview at a position.
  ///
  /// - Parameter position: The position, which has to be valid.
  public subscript(position: Int) -> Element { Element(source: sources[position]) }
}

extension Previews {
  private static func reportMissing(_ scope: String, among all: [PreviewSource]) {
    #if DEBUG
      let modules = Set(all.map(\.module)).sorted().joined(separator: ", ")
      reportIssue(
        """
        There is no preview in “\(scope)”.

        Modules with previews: \(modules.isEmpty ? "none" : modules).
        The program contains the previews of the modules that the tests depend on.
        """)
    #endif
  }
}

extension Previews {
  /// A preview.
  public struct Element: Sendable, Identifiable {
    let source: PreviewSource

    /// The file and the number of the preview among those of the file, such as "Fleet/Row.swift#2".
    public var id: String { source.id }
    /// The name of the preview; that of its file if it has none.
    public var name: String { source.name }
    /// The module of the preview.
    public var module: String { source.module }
    /// The module and the name of the file, such as "Fleet/Row.swift".
    public var fileID: String { source.fileID }
    /// The line of the preview in the file, counted from one.
    public var line: Int { source.line }
    /// How large the preview is, as a trait says.
    public var layout: PreviewLayout { source.layout }
    /// The orientation of the device that shows the preview, as a trait says.
    public var orientation: InterfaceOrientation { source.orientation }
  }
}

extension Previews.Element: CustomStringConvertible {
  /// The name and the place of the preview.
  public var description: String { "\(name) (\(fileID):\(line))" }
}
