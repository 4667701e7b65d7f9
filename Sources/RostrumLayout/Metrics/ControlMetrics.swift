public import RostrumElements

/// The sizes of what no element describes: boxes of buttons, switches, rows, bars.
///
/// The values of ``theme`` are those of the theme in browsers. Different from SwiftUI on macOS, and as on
/// iOS, toggles, steppers and date pickers are as wide as they can be, with their label at the leading
/// side.
public struct ControlMetrics: Hashable, Sendable {
  /// The height of a bar with a title on one line.
  public var barHeight = 52.0
  /// The height of a title below the items of a bar.
  public var largeTitleHeight = 53.0
  /// The height of a bar of tabs.
  public var tabBarHeight = 56.0
  /// The width of a column beside the last one of a split view.
  public var columnWidth = 320.0
  /// The width below which a split view shows one column.
  public var narrowWidth = 640.0
  /// The greatest width of the rows of a list.
  public var readableWidth = 720.0
  /// The least distance of rows from the sides of a list.
  public var margin = 16.0
  /// The distance between two sections.
  public var sectionSpacing = 28.0
  /// The side of a symbol over the size of the letters beside it.
  public var symbolScale = 1.25
  /// The box of a row.
  public var row = ControlShape(vertical: 10, horizontal: 16, leastHeight: 48)
  /// The box of a heading or note.
  public var heading = ControlShape(vertical: 6, horizontal: 16)
  /// A line of text that is edited.
  public var field = ControlShape(vertical: 8, horizontal: 12, leastHeight: 44)
  /// The box of a button with a background.
  public var borderedButton = ControlShape(
    vertical: 8, horizontal: 18, leastHeight: 44, alignment: .center)
  /// The box of a button without a background.
  public var bareButton = ControlShape(leastHeight: 28, alignment: .center)
  /// The box of a button that is nothing but its label.
  public var plainButton = ControlShape(alignment: .center)
  /// A switch beside its label.
  public var toggle = ControlShape(partWidth: 51, partHeight: 31, gap: 12, leastHeight: 28)
  /// The buttons of a number beside its label.
  public var stepper = ControlShape(partWidth: 94, partHeight: 32, gap: 12, leastHeight: 28)
  /// A number on a line.
  public var slider = ControlShape(leastHeight: 28)
  /// A day beside its label.
  public var datePicker = ControlShape(partWidth: 140, partHeight: 34, gap: 12, leastHeight: 34)
  /// A colour beside its label.
  public var colorPicker = ControlShape(partWidth: 28, partHeight: 28, gap: 12, leastHeight: 28)
  /// A choice beside its label.
  public var menuPicker = ControlShape(partWidth: 100, partHeight: 28, gap: 12, leastHeight: 28)
  /// The box of one choice of several ones beside each other.
  public var segment = ControlShape(
    vertical: 6, horizontal: 12, leastHeight: 32, alignment: .center)
  /// The box of one choice of several ones below each other.
  public var option = ControlShape(partWidth: 20, partHeight: 20, gap: 12, leastHeight: 44)
  /// The side of a ring that shows progress.
  public var ring = 44.0
  /// The side of a ring that turns.
  public var spinner = 24.0
  /// The height of a bar that shows progress.
  public var bar = 8.0

  /// Makes the metrics of the theme.
  public init() {}

  /// The theme in browsers.
  public static let theme = ControlMetrics()
}

extension ControlMetrics {
  /// The box of a button that is drawn in a variant.
  public func button(_ variant: ButtonVariant) -> ControlShape {
    switch variant {
    case .automatic, .borderless: bareButton
    case .bordered, .borderedProminent: borderedButton
    case .plain: plainButton
    }
  }

  /// The box of the button of a menu that is drawn in a variant.
  public func menu(_ variant: MenuVariant) -> ControlShape {
    switch variant {
    case .automatic, .borderless, .context: bareButton
    case .button(let variant): button(variant)
    }
  }
}
