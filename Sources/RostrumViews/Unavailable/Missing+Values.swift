// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file

extension Missing {
  /// A value of what isn't supported.
  public static var alignment: Missing { Missing() }

  /// A value of what isn't supported.
  public static var all: Missing { Missing() }

  /// A value of what isn't supported.
  public static var always: Missing { Missing() }

  /// A value of what isn't supported.
  public static var animated: Missing { Missing() }

  /// A value of what isn't supported.
  public static var animation: Missing { Missing() }

  /// A value of what isn't supported.
  public static var appear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var automatic: Missing { Missing() }

  /// A value of what isn't supported.
  public static var basedOnSize: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bordered: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bottom: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bottomBar: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bottomLeading: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bottomTrailing: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bounce: Missing { Missing() }

  /// A value of what isn't supported.
  public static var bounds: Missing { Missing() }

  /// A value of what isn't supported.
  public static var breathe: Missing { Missing() }

  /// A value of what isn't supported.
  public static var browser: Missing { Missing() }

  /// A value of what isn't supported.
  public static var capsule: Missing { Missing() }

  /// A value of what isn't supported.
  public static var cardinal: Missing { Missing() }

  /// A value of what isn't supported.
  public static var catmullRom: Missing { Missing() }

  /// A value of what isn't supported.
  public static var center: Missing { Missing() }

  /// A value of what isn't supported.
  public static var circle: Missing { Missing() }

  /// A value of what isn't supported.
  public static var circular: Missing { Missing() }

  /// A value of what isn't supported.
  public static var clear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var columns: Missing { Missing() }

  /// A value of what isn't supported.
  public static var compactMenu: Missing { Missing() }

  /// A value of what isn't supported.
  public static var complete: Missing { Missing() }

  /// A value of what isn't supported.
  public static var compressed: Missing { Missing() }

  /// A value of what isn't supported.
  public static var condensed: Missing { Missing() }

  /// A value of what isn't supported.
  public static var content: Missing { Missing() }

  /// A value of what isn't supported.
  public static var continuous: Missing { Missing() }

  /// A value of what isn't supported.
  public static var data: Missing { Missing() }

  /// A value of what isn't supported.
  public static var decrease: Missing { Missing() }

  /// A value of what isn't supported.
  public static var `default`: Missing { Missing() }

  /// A value of what isn't supported.
  public static var disabled: Missing { Missing() }

  /// A value of what isn't supported.
  public static var disappear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var editor: Missing { Missing() }

  /// A value of what isn't supported.
  public static var ellipse: Missing { Missing() }

  /// A value of what isn't supported.
  public static var enabled: Missing { Missing() }

  /// A value of what isn't supported.
  public static var error: Missing { Missing() }

  /// A value of what isn't supported.
  public static var everyMinute: Missing { Missing() }

  /// A value of what isn't supported.
  public static var expanded: Missing { Missing() }

  /// A value of what isn't supported.
  public static var explicit: Missing { Missing() }

  /// A value of what isn't supported.
  public static var extendedLinear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var firstTextBaseline: Missing { Missing() }

  /// A value of what isn't supported.
  public static var fitted: Missing { Missing() }

  /// A value of what isn't supported.
  public static var fixed: Missing { Missing() }

  /// A value of what isn't supported.
  public static var flexible: Missing { Missing() }

  /// A value of what isn't supported.
  public static var folder: Missing { Missing() }

  /// A value of what isn't supported.
  public static var form: Missing { Missing() }

  /// A value of what isn't supported.
  public static var frame: Missing { Missing() }

  /// A value of what isn't supported.
  public static var grouped: Missing { Missing() }

  /// A value of what isn't supported.
  public static var hard: Missing { Missing() }

  /// A value of what isn't supported.
  public static var head: Missing { Missing() }

  /// A value of what isn't supported.
  public static var hidden: Missing { Missing() }

  /// A value of what isn't supported.
  public static var hierarchical: Missing { Missing() }

  /// A value of what isn't supported.
  public static var high: Missing { Missing() }

  /// A value of what isn't supported.
  public static var highlight: Missing { Missing() }

  /// A value of what isn't supported.
  public static var horizontal: Missing { Missing() }

  /// A value of what isn't supported.
  public static var identity: Missing { Missing() }

  /// A value of what isn't supported.
  public static var image: Missing { Missing() }

  /// A value of what isn't supported.
  public static var images: Missing { Missing() }

  /// A value of what isn't supported.
  public static var immediately: Missing { Missing() }

  /// A value of what isn't supported.
  public static var impact: Missing { Missing() }

  /// A value of what isn't supported.
  public static var increase: Missing { Missing() }

  /// A value of what isn't supported.
  public static var inset: Missing { Missing() }

  /// A value of what isn't supported.
  public static var interactive: Missing { Missing() }

  /// A value of what isn't supported.
  public static var interactively: Missing { Missing() }

  /// A value of what isn't supported.
  public static var interpolate: Missing { Missing() }

  /// A value of what isn't supported.
  public static var invalidated: Missing { Missing() }

  /// A value of what isn't supported.
  public static var item: Missing { Missing() }

  /// A value of what isn't supported.
  public static var json: Missing { Missing() }

  /// A value of what isn't supported.
  public static var label: Missing { Missing() }

  /// A value of what isn't supported.
  public static var large: Missing { Missing() }

  /// A value of what isn't supported.
  public static var lastTextBaseline: Missing { Missing() }

  /// A value of what isn't supported.
  public static var leading: Missing { Missing() }

  /// A value of what isn't supported.
  public static var levelChange: Missing { Missing() }

  /// A value of what isn't supported.
  public static var lift: Missing { Missing() }

  /// A value of what isn't supported.
  public static var limited: Missing { Missing() }

  /// A value of what isn't supported.
  public static var linear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var listRowSeparatorLeading: Missing { Missing() }

  /// A value of what isn't supported.
  public static var listRowSeparatorTrailing: Missing { Missing() }

  /// A value of what isn't supported.
  public static var livePhotos: Missing { Missing() }

  /// A value of what isn't supported.
  public static var low: Missing { Missing() }

  /// A value of what isn't supported.
  public static var matchedGeometry: Missing { Missing() }

  /// A value of what isn't supported.
  public static var materialize: Missing { Missing() }

  /// A value of what isn't supported.
  public static var medium: Missing { Missing() }

  /// A value of what isn't supported.
  public static var menu: Missing { Missing() }

  /// A value of what isn't supported.
  public static var middle: Missing { Missing() }

  /// A value of what isn't supported.
  public static var monochrome: Missing { Missing() }

  /// A value of what isn't supported.
  public static var monotone: Missing { Missing() }

  /// A value of what isn't supported.
  public static var multicolor: Missing { Missing() }

  /// A value of what isn't supported.
  public static var named: Missing { Missing() }

  /// A value of what isn't supported.
  public static var narrative: Missing { Missing() }

  /// A value of what isn't supported.
  public static var navigation: Missing { Missing() }

  /// A value of what isn't supported.
  public static var navigationBar: Missing { Missing() }

  /// A value of what isn't supported.
  public static var navigationStack: Missing { Missing() }

  /// A value of what isn't supported.
  public static var never: Missing { Missing() }

  /// A value of what isn't supported.
  public static var nonLinear: Missing { Missing() }

  /// A value of what isn't supported.
  public static var nonRepeating: Missing { Missing() }

  /// A value of what isn't supported.
  public static var none: Missing { Missing() }

  /// A value of what isn't supported.
  public static var normalized: Missing { Missing() }

  /// A value of what isn't supported.
  public static var numericText: Missing { Missing() }

  /// A value of what isn't supported.
  public static var onScrollDown: Missing { Missing() }

  /// A value of what isn't supported.
  public static var onScrollUp: Missing { Missing() }

  /// A value of what isn't supported.
  public static var opacity: Missing { Missing() }

  /// A value of what isn't supported.
  public static var original: Missing { Missing() }

  /// A value of what isn't supported.
  public static var overlay: Missing { Missing() }

  /// A value of what isn't supported.
  public static var page: Missing { Missing() }

  /// A value of what isn't supported.
  public static var paging: Missing { Missing() }

  /// A value of what isn't supported.
  public static var palette: Missing { Missing() }

  /// A value of what isn't supported.
  public static var pdf: Missing { Missing() }

  /// A value of what isn't supported.
  public static var periodic: Missing { Missing() }

  /// A value of what isn't supported.
  public static var placeholder: Missing { Missing() }

  /// A value of what isn't supported.
  public static var plainText: Missing { Missing() }

  /// A value of what isn't supported.
  public static var position: Missing { Missing() }

  /// A value of what isn't supported.
  public static var priority: Missing { Missing() }

  /// A value of what isn't supported.
  public static var privacy: Missing { Missing() }

  /// A value of what isn't supported.
  public static var pulse: Missing { Missing() }

  /// A value of what isn't supported.
  public static var ratio: Missing { Missing() }

  /// A value of what isn't supported.
  public static var rect: Missing { Missing() }

  /// A value of what isn't supported.
  public static var regular: Missing { Missing() }

  /// A value of what isn't supported.
  public static var `repeat`: Missing { Missing() }

  /// A value of what isn't supported.
  public static var repeating: Missing { Missing() }

  /// A value of what isn't supported.
  public static var replace: Missing { Missing() }

  /// A value of what isn't supported.
  public static var rotate: Missing { Missing() }

  /// A value of what isn't supported.
  public static var scale: Missing { Missing() }

  /// A value of what isn't supported.
  public static var scrollContent: Missing { Missing() }

  /// A value of what isn't supported.
  public static var scrollIndicators: Missing { Missing() }

  /// A value of what isn't supported.
  public static var secondary: Missing { Missing() }

  /// A value of what isn't supported.
  public static var selection: Missing { Missing() }

  /// A value of what isn't supported.
  public static var size: Missing { Missing() }

  /// A value of what isn't supported.
  public static var small: Missing { Missing() }

  /// A value of what isn't supported.
  public static var soft: Missing { Missing() }

  /// A value of what isn't supported.
  public static var speed: Missing { Missing() }

  /// A value of what isn't supported.
  public static var standard: Missing { Missing() }

  /// A value of what isn't supported.
  public static var start: Missing { Missing() }

  /// A value of what isn't supported.
  public static var stepCenter: Missing { Missing() }

  /// A value of what isn't supported.
  public static var stepEnd: Missing { Missing() }

  /// A value of what isn't supported.
  public static var stepStart: Missing { Missing() }

  /// A value of what isn't supported.
  public static var stop: Missing { Missing() }

  /// A value of what isn't supported.
  public static var stride: Missing { Missing() }

  /// A value of what isn't supported.
  public static var success: Missing { Missing() }

  /// A value of what isn't supported.
  public static var symbolEffect: Missing { Missing() }

  /// A value of what isn't supported.
  public static var tabBar: Missing { Missing() }

  /// A value of what isn't supported.
  public static var tail: Missing { Missing() }

  /// A value of what isn't supported.
  public static var template: Missing { Missing() }

  /// A value of what isn't supported.
  public static var text: Missing { Missing() }

  /// A value of what isn't supported.
  public static var top: Missing { Missing() }

  /// A value of what isn't supported.
  public static var topLeading: Missing { Missing() }

  /// A value of what isn't supported.
  public static var topTrailing: Missing { Missing() }

  /// A value of what isn't supported.
  public static var trailing: Missing { Missing() }

  /// A value of what isn't supported.
  public static var unstacked: Missing { Missing() }

  /// A value of what isn't supported.
  public static var variableColor: Missing { Missing() }

  /// A value of what isn't supported.
  public static var vertical: Missing { Missing() }

  /// A value of what isn't supported.
  public static var videos: Missing { Missing() }

  /// A value of what isn't supported.
  public static var viewAligned: Missing { Missing() }

  /// A value of what isn't supported.
  public static var visible: Missing { Missing() }

  /// A value of what isn't supported.
  public static var warning: Missing { Missing() }

  /// A value of what isn't supported.
  public static var wiggle: Missing { Missing() }

  /// A value of what isn't supported.
  public static var zoom: Missing { Missing() }
}
