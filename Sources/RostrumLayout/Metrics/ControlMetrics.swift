public import RostrumElements

/// The sizes that elements don't describe: boxes of buttons, toggles, rows and bars.
///
/// The values of ``theme`` are those of the theme in browsers. As on iOS, and unlike in SwiftUI on
/// macOS, toggles, steppers and date pickers fill the width, with their label at the leading edge.
public struct ControlMetrics: Hashable, Sendable {
  /// The height of a bar with a title on one line.
  public var barHeight = 52.0
  /// The height of a title below the items of a bar.
  public var largeTitleHeight = 53.0
  /// The height of a tab bar.
  public var tabBarHeight = 56.0
  /// The width of a split view's columns other than the last.
  public var columnWidth = 320.0
  /// The width below which a split view shows a single column.
  public var narrowWidth = 640.0
  /// The maximum width of a list's rows.
  public var readableWidth = 720.0
  /// The minimum distance of rows from the edges of a list.
  public var margin = 16.0
  /// The spacing between sections.
  public var sectionSpacing = 28.0
  /// The box of a row.
  public var row = ControlShape(vertical: 10, horizontal: 16, leastHeight: 48)
  /// The box of a section's header or footer.
  public var heading = ControlShape(vertical: 6, horizontal: 16)
  /// The box of a text field.
  public var field = ControlShape.withoutLabel(vertical: 8, horizontal: 12, leastHeight: 44)
  /// The box of a button with a background.
  public var borderedButton = ControlShape(
    vertical: 8, horizontal: 18, leastHeight: 44, alignment: .center)
  /// The box of a button without a background.
  public var bareButton = ControlShape(leastHeight: 28, alignment: .center)
  /// The box of a button that shows only its label.
  public var plainButton = ControlShape(alignment: .center)
  /// A switch next to its label.
  public var toggle = ControlShape(partWidth: 51, partHeight: 31, gap: 12, leastHeight: 28)
  /// The buttons of a stepper next to their label.
  public var stepper = ControlShape(partWidth: 94, partHeight: 32, gap: 12, leastHeight: 28)
  /// A slider.
  public var slider = ControlShape.withoutLabel(leastHeight: 32)
  /// A date next to its label.
  public var datePicker = ControlShape(partWidth: 140, partHeight: 34, gap: 12, leastHeight: 34)
  /// A colour next to its label.
  public var colorPicker = ControlShape(partWidth: 28, partHeight: 28, gap: 12, leastHeight: 28)
  /// A menu next to its label.
  public var menuPicker = ControlShape(partWidth: 100, partHeight: 28, gap: 12, leastHeight: 28)
  /// The box of an option in a segmented picker.
  public var segment = ControlShape(
    vertical: 6, horizontal: 12, leastHeight: 32, alignment: .center)
  /// The box of an option in a column.
  public var option = ControlShape(partWidth: 20, partHeight: 20, gap: 12, leastHeight: 44)
  /// The side of a progress ring.
  public var ring = 44.0
  /// The side of a spinner of regular size.
  public var spinner = 24.0
  /// The height of a progress bar.
  public var bar = 8.0

  /// Creates the metrics of the theme.
  public init() {}

  /// The metrics of the theme in browsers.
  public static let theme = ControlMetrics()
}

extension ControlMetrics {
  /// The box of a control; that of a control without metrics of its own is as large as its label.
  ///
  /// - Parameter content: The control.
  /// - Returns: The shape of the box.
  public func shape(of content: ElementContent) -> ControlShape {
    switch content {
    case .button(let variant, _, _): button(variant)
    case .disclosure, .link: bareButton
    case .textField, .secureField: field
    case .toggle(_, .button): borderedButton
    case .toggle: toggle
    case .slider: slider
    case .stepper: stepper
    case .datePicker: datePicker
    case .colorPicker: colorPicker
    default: ControlShape()
    }
  }

  /// The box of a button in a variant.
  public func button(_ variant: ButtonVariant) -> ControlShape {
    switch variant {
    case .automatic, .borderless: bareButton
    case .bordered, .borderedProminent: borderedButton
    case .plain: plainButton
    }
  }

  /// The side of a spinner of a size.
  public func spinner(_ size: ControlSize) -> Double {
    switch size {
    case .mini: 16
    case .small: 20
    case .regular: spinner
    case .large, .extraLarge: 40
    }
  }

  /// The box of a menu's button in a variant.
  public func menu(_ variant: MenuVariant) -> ControlShape {
    switch variant {
    case .automatic, .borderless, .context: bareButton
    case .button(let variant): button(variant)
    }
  }
}
