/// Who may receive a value in a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private enum Reach { case all, team, group, ownProcess }

  private let reach: Reach

  /// Everybody, such as the programs with which the user shares.
  public static let all = Self(reach: .all)
  /// The programs of the app’s team: on a page, the app itself.
  public static let team = Self(reach: .team)
  /// The programs of the app’s group: on a page, the app itself.
  public static let group = Self(reach: .group)
  /// The app itself.
  public static let ownProcess = Self(reach: .ownProcess)
}

extension TransferRepresentation {
  /// Suggests the name of the file in which values are passed on.
  ///
  /// ```swift
  /// DataRepresentation(exportedContentType: .png) { try $0.png() }
  ///   .suggestedFileName("Drawing.png")
  /// ```
  ///
  /// - Parameter fileName: The name, with or without the ending of the type.
  /// - Returns: The representation.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _forms.mapExports { $0.fileName = { _ in fileName } }
  }

  /// Suggests the name of the file in which a value is passed on.
  ///
  /// - Parameter fileName: Returns the name for a value, or `nil` for none.
  /// - Returns: The representation.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _forms.mapExports { $0.fileName = fileName }
  }

  /// Passes values on in this way only if they meet a condition.
  ///
  /// ```swift
  /// FileRepresentation(exportedContentType: .pdf) { SentTransferredFile(try $0.pdf()) }
  ///   .exportingCondition { !$0.pages.isEmpty }
  /// ```
  ///
  /// - Parameter condition: Returns whether a value can be passed on in this way.
  /// - Returns: The representation.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _forms.mapExports { export in
      let former = export.condition
      export.condition = { former($0) && condition($0) }
    }
  }

  /// Determines who may receive values in this way.
  ///
  /// Within the app, such as by dragging, every representation is passed on. A share link passes only
  /// those on that everybody may receive.
  ///
  /// - Parameter visibility: Who may receive values.
  /// - Returns: The representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _forms.mapExports { $0.visibility = visibility }
  }
}
