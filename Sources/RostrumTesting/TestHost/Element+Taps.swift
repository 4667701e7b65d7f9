import Foundation
import RostrumElements
import RostrumViews

/// The part of an element in which it stops taps.
enum TapArea {
  /// The content without the modifiers around it.
  case content
  /// The content with its padding and frames.
  case box
}

extension Element {
  /// The part in which the element keeps taps from what is behind it; `nil` if they pass through.
  ///
  /// As in SwiftUI, a view takes taps where it draws something. Stacks and spacers draw nothing, nor
  /// do clear colors, unless they have a content shape. The outline of a shape without an interior
  /// counts as nothing, too.
  var partThatStopsTaps: TapArea? {
    if state.has(.contentShape) || hasBackground { return .box }
    switch content {
    case .text(let words, _): return words?.isEmpty == false ? .content : nil
    case .shape: return isFilled ? .content : nil
    case .list, .form, .table, .scroll: return .content
    // Its title and icon take the taps.
    case .label: return nil
    default: return role.family == .control || role.family == .content ? .content : nil
    }
  }

  /// Whether the content of the element is at a point, in contrast to only its frame.
  func draws(at point: CGPoint, in frame: CGRect) -> Bool {
    if case .shape(let outline) = content { outline.contains(point, in: frame) } else { true }
  }

  private var hasBackground: Bool {
    state.styles.contains { style in
      if case .background(let paint) = style { !paint.isClear } else { false }
    }
  }

  private var isFilled: Bool {
    state.styles.contains { style in
      if case .fill(let paint) = style { !paint.isClear } else { false }
    }
  }
}

extension PaintStyle {
  /// Whether the paint draws nothing.
  fileprivate var isClear: Bool {
    switch self {
    case .color(let color): color.base == .system(.clear) || color.opacity <= 0
    case .opacity(let paint, let opacity): opacity <= 0 || paint.isClear
    default: false
    }
  }
}
