import Foundation
import Observation
import RostrumViews

/// A closure that is called when a sheet has been dismissed.
public typealias SheetDismissalClosure = @MainActor () -> Void

/// A sheet that shows a destination or a view.
public struct Sheet: Identifiable {
  /// The content of a sheet.
  enum Content {
    case destination(any ViewDestinationable)
    case view(ContainerView<AnyView>)
  }

  /// The ID of the destination in the sheet.
  public let destinationID: UUID
  /// The options of the presentation.
  public let options: ViewSheetPresentationOptions?
  let content: Content

  /// The ID of the sheet, which is the ID of its destination.
  public nonisolated var id: UUID { destinationID }

  /// Creates a sheet with a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - options: The options of the presentation.
  @MainActor
  public init(destination: any ViewDestinationable, options: SheetPresentationOptions? = nil) {
    destinationID = destination.id
    self.options = options?.swiftUI
    content = .destination(destination)
  }

  /// Creates a sheet with a view.
  ///
  /// - Parameters:
  ///   - destinationID: The ID of the view's destination.
  ///   - view: The view.
  ///   - options: The options of the presentation.
  public init(
    destinationID: UUID, view: ContainerView<AnyView>,
    options: ViewSheetPresentationOptions? = nil
  ) {
    self.destinationID = destinationID
    self.options = options
    content = .view(view)
  }

  /// The extent of the sheet.
  public var presentationMode: ViewSheetPresentationOptions.PresentationMode {
    options?.presentationMode ?? .sheet
  }
}

/// The sheet over an interface.
///
/// The flow, Escape, a swipe and `dismiss` all remove ``sheet``, and the flow is notified.
@MainActor @Observable
public final class SheetPresentation {
  /// The sheet, or `nil` if there is none.
  public private(set) var sheet: Sheet? {
    didSet {
      guard let old = oldValue, old.id != sheet?.id else { return }
      sheetRemoved?(old.id)
      dismissedClosure?()
    }
  }
  /// A closure that is called when a sheet has been dismissed.
  @ObservationIgnored public var dismissedClosure: SheetDismissalClosure?
  @ObservationIgnored var sheetRemoved: (@MainActor (UUID) -> Void)?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - sheet: The initial sheet.
  ///   - dismissalClosure: A closure to call when a sheet has been dismissed.
  public init(sheet: Sheet? = nil, dismissalClosure: SheetDismissalClosure? = nil) {
    self.sheet = sheet
    dismissedClosure = dismissalClosure
  }

  /// Whether a sheet that covers part of the scene is presented.
  public var shouldPresentSheet: Bool { sheet?.presentationMode == .sheet }

  /// Whether a sheet that covers the whole scene is presented.
  public var shouldPresentFullscreen: Bool { sheet?.presentationMode == .fullscreen }

  /// Presents a sheet, which replaces an existing sheet.
  ///
  /// - Parameter sheet: The sheet.
  public func updateSheet(_ sheet: Sheet) {
    self.sheet = sheet
  }

  /// Dismisses the sheet.
  public func dismissSheet() {
    if sheet != nil { sheet = nil }
  }

  func item(_ mode: ViewSheetPresentationOptions.PresentationMode) -> Binding<Sheet?> {
    Binding(id: [AnyHashable(ObjectIdentifier(self)), AnyHashable(mode)]) {
      self.sheet.flatMap { $0.presentationMode == mode ? $0 : nil }
    } set: {
      if $0 == nil { self.dismissSheet() }
    }
  }
}
