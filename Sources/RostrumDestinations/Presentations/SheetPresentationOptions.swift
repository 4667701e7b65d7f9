import RostrumViews

/// How a sheet is presented.
public struct SheetPresentationOptions: Hashable, Sendable {
  /// The options for views.
  public var swiftUI: ViewSheetPresentationOptions?

  /// Creates options.
  ///
  /// - Parameter swiftUI: The options for views.
  public init(swiftUI: ViewSheetPresentationOptions? = nil) {
    self.swiftUI = swiftUI
  }
}

/// How a sheet with a view is presented.
///
/// Each option applies whether or not the others are set.
public struct ViewSheetPresentationOptions: Hashable, Sendable {
  /// The extent of a sheet.
  public enum PresentationMode: String, Hashable, Sendable, Codable {
    /// The sheet covers a part of the scene.
    case sheet
    /// The sheet covers the whole scene.
    case fullscreen
  }

  /// The extent of the sheet; `nil` for a part of the scene.
  public var presentationMode: PresentationMode?
  /// The sizes in which the sheet can rest; `nil` for the default.
  public var presentationDetents: Set<PresentationDetent>?
  /// What a drag on the sheet's content does.
  public var contentInteractionMode: PresentationContentInteraction
  /// Whether the view behind the sheet can be used.
  public var backgroundInteractionMode: PresentationBackgroundInteraction

  /// Creates options.
  ///
  /// - Parameters:
  ///   - presentationMode: The extent of the sheet.
  ///   - presentationDetents: The sizes in which the sheet can rest.
  ///   - contentInteractionMode: What a drag on the sheet's content does.
  ///   - backgroundInteractionMode: Whether the view behind the sheet can be used.
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
