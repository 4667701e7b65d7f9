import Foundation
import RostrumLayout

/// A layout that hosts perform by themselves.
protocol BuiltInLayout: Layout, Hashable {
  /// The content of an element with this layout.
  func content(columns: Int) -> ElementContent
  /// The styles of the element.
  var styles: [StyleProperty] { get }
}

/// The layout of a stack, where an app asks for sizes.
public struct StackLayoutCache {
  let rules: StackRules
}

extension HStackLayout: BuiltInLayout {
  func content(columns: Int) -> ElementContent { .stack(.horizontal) }

  var styles: [StyleProperty] {
    .stack(Alignment(horizontal: .center, vertical: alignment), spacing)
  }
}

extension VStackLayout: BuiltInLayout {
  func content(columns: Int) -> ElementContent { .stack(.vertical) }

  var styles: [StyleProperty] {
    .stack(Alignment(horizontal: alignment, vertical: .center), spacing)
  }
}

extension ZStackLayout: BuiltInLayout {
  func content(columns: Int) -> ElementContent { .overlay(.plain) }

  var styles: [StyleProperty] { .stack(alignment, nil) }
}

extension GridLayout: BuiltInLayout {
  func content(columns: Int) -> ElementContent { .grid(.cells(columns: columns)) }

  var styles: [StyleProperty] {
    var styles: [StyleProperty] = []
    if horizontalSpacing != nil || verticalSpacing != nil {
      styles.append(
        .gridSpacing(
          horizontal: horizontalSpacing.map { Double($0) },
          vertical: verticalSpacing.map { Double($0) }))
    }
    return styles + .stack(alignment, nil)
  }
}

extension [StyleProperty] {
  /// The styles of a stack.
  fileprivate static func stack(_ alignment: Alignment, _ spacing: CGFloat?) -> Self {
    var styles: Self = []
    if let spacing { styles.append(.spacing(Double(spacing))) }
    if alignment != .center { styles.append(.alignment(alignment)) }
    return styles
  }
}
