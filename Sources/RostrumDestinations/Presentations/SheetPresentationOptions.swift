import RostrumScenes

/// Options for the presentation of a sheet.
public struct SheetPresentationOptions: Hashable, Sendable {
  /// The options for SwiftUI views.
  public var swiftUI: ViewSheetPresentationOptions?

  /// Creates options.
  ///
  /// - Parameter swiftUI: The options for SwiftUI views.
  public init(swiftUI: ViewSheetPresentationOptions? = nil) {
    self.swiftUI = swiftUI
  }
}

/// Options for the presentation of a view in a sheet.
///
/// Each option applies independently of the others.
public struct ViewSheetPresentationOptions: Hashable, Sendable {
  /// The extent of a sheet.
  public enum PresentationMode: String, Hashable, Sendable, Codable {
    /// The sheet covers part of the scene.
    case sheet
    /// The sheet covers the whole scene.
    case fullscreen
  }

  /// The extent of the sheet; `nil` covers part of the scene.
  public var presentationMode: PresentationMode?
  /// The detents of the sheet, or `nil` for the default.
  public var presentationDetents: Set<PresentationDetent>?
  /// The behavior of a drag on the sheet's content.
  public var contentInteractionMode: PresentationContentInteraction
  /// Whether the user can interact with the view behind the sheet.
  public var backgroundInteractionMode: PresentationBackgroundInteraction

  /// Creates options.
  ///
  /// - Parameters:
  ///   - presentationMode: The extent of the sheet.
  ///   - presentationDetents: The detents of the sheet.
  ///   - contentInteractionMode: The behavior of a drag on the sheet's content.
  ///   - backgroundInteractionMode: Whether the user can interact with the view behind the sheet.
  public init(
    presentationMode: PresentationMode? = nil,
    presentationDetents: Set<PresentationDetent>? = nil,
    contentInteractionMode: PresentationContentInteraction? = nil,
    backgroundInteractionMode: PresentationBackgroundInteraction? = nil
  ) {
    self.presentationMode = presentationMode
    self.presentationDetents = presentationDetents
    self.contentInteractionMode = contentInteractionMode ?? .automatic
    self.backgroundInteractionMode = backgroundInteractionMode ?? .automatic
  }
}
