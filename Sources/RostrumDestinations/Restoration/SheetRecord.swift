import Foundation
import RostrumElements
import RostrumScenes

/// The options of a sheet in a form that is kept.
struct SheetRecord: Hashable, Codable {
  fileprivate enum Detent: Hashable, Codable {
    case medium, large
    case fraction(Double)
    case height(Double)
  }

  fileprivate enum Background: Hashable, Codable {
    case disabled
    case enabled(upThrough: Detent?)
  }

  private var mode: ViewSheetPresentationOptions.PresentationMode?
  private var detents: Set<Detent>?
  private var content: String
  /// What the user can do behind the sheet; `nil` for the default.
  private var background: Background?

  init(_ options: ViewSheetPresentationOptions) {
    mode = options.presentationMode
    detents = options.presentationDetents.map { Set($0.map(Detent.init)) }
    content = options.contentInteractionMode.rawValue
    background = Background(options.backgroundInteractionMode)
  }

  var options: ViewSheetPresentationOptions {
    ViewSheetPresentationOptions(
      presentationMode: mode, presentationDetents: detents.map { Set($0.map(\.detent)) },
      contentInteractionMode: PresentationContentInteraction(rawValue: content),
      backgroundInteractionMode: background?.interaction)
  }
}

extension SheetRecord.Detent {
  fileprivate init(_ detent: PresentationDetent) {
    switch detent {
    case .medium: self = .medium
    case .large: self = .large
    case .fraction(let fraction): self = .fraction(Double(fraction))
    case .height(let height): self = .height(Double(height))
    }
  }

  fileprivate var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(CGFloat(fraction))
    case .height(let height): .height(CGFloat(height))
    }
  }
}

extension SheetRecord.Background {
  fileprivate init?(_ interaction: PresentationBackgroundInteraction) {
    switch interaction.choice {
    case .automatic: return nil
    case .disabled: self = .disabled
    case .enabled(let detent): self = .enabled(upThrough: detent.map(SheetRecord.Detent.init))
    }
  }

  fileprivate var interaction: PresentationBackgroundInteraction {
    switch self {
    case .disabled: .disabled
    case .enabled(upThrough: nil): .enabled
    case .enabled(upThrough: let detent?): .enabled(upThrough: detent.detent)
    }
  }
}
