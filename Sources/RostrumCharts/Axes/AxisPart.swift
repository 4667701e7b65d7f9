import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

/// The parts at the values of an axis, which apps don't use themselves.
public struct AxisParts {
  package var parts: [AxisPart] = []

  package init() {}
}

/// A part at one value of an axis.
package struct AxisPart {
  package enum Kind {
    case gridLine(StrokeStyle?)
    case tick(StrokeStyle?, length: AxisTick.Length)
    case label(Label, anchor: UnitPoint?, isAlwaysShown: Bool = false)
  }

  /// The words or the view of a label.
  package enum Label {
    case automatic
    case text(Text)
    case format((PlotValue, TextContext) -> String?)
    case view(AnyView)
  }

  package var kind: Kind
  package var isCentered: Bool?
  package var paint: PaintStyle?
  /// The font of a label; `nil` for that of the theme.
  package var font: Font?
  /// The direction of a label's words.
  package var orientation = AxisValueLabelOrientation.automatic
  package var offset = PlotMark.MarkOffset()
  /// The distance of a label from the axis in addition to the usual one.
  package var spacing = CGSize.zero

  package init(_ kind: Kind, isCentered: Bool? = nil) {
    self.kind = kind
    self.isCentered = isCentered
  }
}

/// An axis, or a part of one: where its values are, and what is drawn at them.
package struct AxisSpecification {
  package var position = AxisMarkPosition.automatic
  package var preset = AxisMarkPreset.automatic
  package var values = AxisMarkValues.automatic
  /// What is drawn at a value; `nil` for the default.
  package var content: (@MainActor (AxisValue) -> [AxisPart])?
  package var stroke: StrokeStyle?
  package var format: ((PlotValue, TextContext) -> String?)?

  package init() {}
}
