// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file

extension Missing {
  /// A placeholder for a value of an unavailable type.
  public static var a1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var a2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var a3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var a4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var a5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var above: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var acceptedItemCount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var acceptsFirstMouse: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var acceptsFirstResponder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibility1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibility2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibility3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibility4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibility5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityChildrenInNavigationOrder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityExtraExtraExtraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityExtraExtraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityExtraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityFocusedUIElement: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityHitTest: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityMedium: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilityRole: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessibilitySubrole: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryBarAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryCircular: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryCircularCapacity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryLinear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var accessoryLinearCapacity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var action: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var actions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var activate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var activatesGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var active: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var activeTemporarily: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var adaptive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var addAnimationCompletion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var addChild: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var affinity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alias: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var aligned: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alignment: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var all: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var allowAlias: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var allowsDirectInteraction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var allowsSelection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alphaMultiply: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alphaThreshold: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var altitude: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var always: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alwaysAvailable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alwaysByFew: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var alwaysByOne: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var amount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var anchor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var anchored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var angle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var angularGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var animatableData: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var animate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var animated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var animating: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appBackgrounded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appInfo: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appRefresh: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appScheduled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appSettings: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appTermination: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appVisibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var append: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appendInterpolation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var appendLiteral: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var apply: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var arguments: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ascent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var associated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var associatedKind: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var asterisk: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var asymmetric: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var attributes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var authorizationStatus: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var authorized: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var automatic: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var avoidHidingContent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var axes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var azimuth: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var b1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var b2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var b3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var b4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var b5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var back: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var backdrop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var balanced: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var base: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var basedOnSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var baseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var before: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var began: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var beginDocument: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var behavior: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var below: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bezier: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bezierPoints: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var black: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var blue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bluetoothAlert: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var blurReplace: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var boldText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bordered: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var borderedButton: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var borderedProminent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var borderless: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var borderlessButton: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomControlPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomLeading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomLeadingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomLeadingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomOrnament: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomTrailingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomTrailingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bounce: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bouncy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bounds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bounds3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bright: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var brown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var browser: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildBlock: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildEither: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildExpression: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildIf: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildLimitedAvailability: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildOptional: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buildPartialBlock: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bundle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var button: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buttonBorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var buttonIconOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cDevice: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cadence: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var callAsFunction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var callout: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var canPerformAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cancel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cancelAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cancellationAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cancelled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var capsLock: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var capsule: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var caption: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var caption2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var card: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cardinal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var carousel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var category: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var catmullRom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var causesPageTurn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var center: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var center3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var centerFirstTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var centerLastTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var centered: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cgColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cgImage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var character: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var characterIndices: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var characters: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var chart: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var chartProxy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var checkbox: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var childForHomeIndicatorAutoHidden: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var childForScreenEdgesDeferringSystemGestures: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var childForStatusBarHidden: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var childForStatusBarStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var childViewControllerForPreferredContainerBackgroundStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var chirality: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var circle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var circular: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var circularEaseIn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var circularEaseInOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var circularEaseOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var classification: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var clear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var clipsToBounds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var close: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var coalescedDescriptionFormat: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var codable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var coexist: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var collapsed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var collapsible: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var collectionID: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var color: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorArray: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorBurn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorDodge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorMatrix: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorMode: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorShader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colorSpace: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var colors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var columnResize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var columns: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var combine: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var combineExplicit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var combined: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var command: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var compact: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var compactMenu: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var compile: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var complete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var complicationUpdate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var compressed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var concat: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var concatenating: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var concentric: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var concentricCornerRadii: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var condensed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cone: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var configuration: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var configurationDisplayName: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var confirm: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var confirmationAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var conicGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var console: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var constant: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var constrain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var constrainedAxis: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var constrainedHigh: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var container: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var containerBackgroundRemovable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var containerCornerInsets: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var containerRelative: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var containerSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var containerValues: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentAlignment: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentAlignment3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentBased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentInsets: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentMarginsDisabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentMarginsRemoved: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentMinSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentOffset: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contentType: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var contextMenuPreview: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var continuous: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var control: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var convert: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var converter: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var coordinateSpace3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var coordinator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var copy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cornerRadii: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cornerSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var corners: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var count: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var creationSource: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var critical: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cross: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var crossFade: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ctFont: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cube: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var currentDate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var currentValueLabel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cursorUpdate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var curve: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var custom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var customizationBehavior: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cyan: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var cylinder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var damping: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dampingRatio: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dark: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var darken: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dash: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dashDot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dashDotDot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dashPhase: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var data: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dataTransferCompleted: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var date: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dateRange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var decelerating: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var decrease: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var decreased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var decrement: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var defaultAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var defaultCustomization: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var defaultDisplay: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var defaultValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var degrees: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var delay: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var delete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var deleteForward: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var denied: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var depth: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var depthAlignment: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var descent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var desktop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destination: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destinationAtop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destinationIn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destinationOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destinationOver: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destructive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var destructiveAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var detail: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var detailOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var device: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var diamond: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var didAddSubview: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var didChangeValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var didDisappear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var didMove: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var difference: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dim: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dimensions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var directPinch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var directTouch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var direction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disablesAnimations: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disablesGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disablesSubpixelQuantization: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var discarded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disfavoredLocations: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismantleNSView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismantleNSViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismantleUIView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismantleUIViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismantleWKInterfaceObject: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dismissBehavior: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayFileExtensions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayName: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayP3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayPadding: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayedComponents: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var distance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var distortionShader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dithersColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dithersResult: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var doCommand: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var document: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var done: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var doubleColumn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var down: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var downArrow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var downMirrored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var downUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var downstream: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dragPreview: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var draggedItemIDs: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var draggedItemIndex: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var drawing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var drop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dropEntered: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dropExited: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dropUpdated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var duration: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var durationOffset: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dynamic: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var dynamicallyCall: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var easeIn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var easeInEaseOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var easeInOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var easeOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var edge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var edit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var editor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var effectValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ellipse: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var elliptical: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ellipticalGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var empty: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var enabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var end: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var endDocument: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var endIndex: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ended: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ending: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var entering: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var entries: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var enumeratePackages: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var error: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var escape: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var everyMinute: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var exclusion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var exclusively: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var existingFile: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var exiting: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var expanded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var explicit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var explicitAlignment: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var exposureAdjust: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extended: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extendedLinear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraExtraExtraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraExtraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraLargeTitle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraLargeTitle2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var extraSmall: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var failed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var failure: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var feathered: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var field: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var file: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fileSystem: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fileURL: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fileWrapper: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fillStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var first: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var firstBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var firstBaselineOffsetFromTop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var firstTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var firstTextLineCenter: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fitToContent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fitted: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fixed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var flat: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var flexible: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var float: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var float2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var float3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var float4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var floatArray: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var floating: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var focusEffect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var followsGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fontPanel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var footer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var footnote: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var forbidden: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var force: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var foreground: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var foregroundStyleDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var form: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var formUnion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var forwardingTarget: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fraction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var fractionCompleted: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var frameResize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var front: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var full: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var function: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var g1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var g2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var g3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var g4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var g5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var geometry: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var glass: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var glassProminent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var global: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var go: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var grabActive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var grabIdle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var gradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var graphical: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var gravityAligned: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var gray: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var greedy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var green: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var grouped: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var h6: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var handleNSGestureRecognizerAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var handleUIGestureRecognizerAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var handled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hard: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hardLight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hasItemsConforming: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hasMotion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hasTag: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hash: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var head: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var header: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var headings: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var headline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var headroom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var heavy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var height: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var heightBased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hiddenTitleBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hierarchical: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var high: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var highlight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hitTest: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var home: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var horizontal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var horizontalSpacing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var horizontalText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hourAndMinute: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hourMinuteAndSecond: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hoverEffectPhaseOverride: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hoverPose: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var hue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var iOS: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var icon: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var iconOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var identifier: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var identity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var idle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ignore: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ignored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ignoredByLayout: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ignoresGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var image: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var images: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var immediately: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var immersiveSpace: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var impact: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var implicit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var importExport: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inactive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inactiveTemporarily: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inclination: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var includeHiddenFiles: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var increase: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var increased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var increment: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var index: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var indices: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var indigo: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var indirectPinch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var indirectTouch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var infinity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var initial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var initialImmersionAmount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var initialOffset: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inlineLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inner: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inputAssistant: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inputDevicePose: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inputDevicePose3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inputDevices: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var insertText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var insertion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var insertionPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inset: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var insetGrouped: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var intentDidRun: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interacting: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interaction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interactionPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interactive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interactiveSpring: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interactively: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interpolate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interpolated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var interpolatingSpring: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var intrinsicContentSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var invalidateTimelineContent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var invalidated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inverse: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var invert: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inverted: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var invertsAlpha: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inward: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isAccessibilityCategory: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isAccessibilityElement: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isAccessibilitySize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isActive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isAffine: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isAntialiased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isBold: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isButton: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isContinuous: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isDetailLink: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isEOFilled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isEditable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isEditing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isExpanded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isFlipped: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isGlobal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isHeader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isIdentity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isImage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isInsertion: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isInteractive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isItalic: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isKeyboardKey: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isLink: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isLocal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isLogicallyComplete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isLowercaseSmallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isMixed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isModal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isModalInPresentation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isMonospaced: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isObservationEnabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isOn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isOpaque: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isPositionedByUser: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isPressed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isScrolling: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isSearchField: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isSelected: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isSmallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isSnapped: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isStaticText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isSummaryElement: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isTabBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isToggle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isTruncated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var isUppercaseSmallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var italicText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var itemProviders: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var itemsCount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var join: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var key: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var keyCommands: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var keyDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var keyUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var keyboard: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var kind: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var label: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var landmarks: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var landscape: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var landscapeLeft: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var landscapeRight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var large: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var largeSubtitle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var largeTitle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lastBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lastBaselineOffsetFromBottom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lastContentModificationDate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lastTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var layerContentsRedrawPolicy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var layerShader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var layout: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var layoutBased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var layoutProperties: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leadingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leadingControlPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leadingFirstTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leadingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leadingLastTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var left: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leftArrow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leftMirrored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var leftToRight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var levelChange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var library: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lift: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var light: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lighten: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var limited: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var limitsScrolls: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var line: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lineCap: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lineJoin: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lineStyleDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lineWidth: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearBlue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearCapacity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearGreen: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var linearRed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var link: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var links: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var list: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var listRowSeparatorLeading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var listRowSeparatorTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lists: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var live: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var livePhotos: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var loadView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var local: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var localLocation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var localSession: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var localTranslation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var localVelocity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var localization: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var location: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var location3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var locations: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var log: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var logicallyComplete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var longestLabel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var look: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var loose: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var low: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lowFrequency: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lowerBound: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lowercase: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var lowercaseSmallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var luminosity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m11: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m12: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m13: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m21: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m22: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m23: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m31: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m32: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var m33: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var macOS: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var magicTap: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var magnify: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var magnitudeSquared: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var main: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeBody: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeCache: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeChartDescriptor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeCoordinator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeFileCoordinator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeIterator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeNSGestureRecognizer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeNSView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeNSViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeSharedContext: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeTouchBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeUIGestureRecognizer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeUIView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeUIViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var makeWKInterfaceObject: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var map: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var margins: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mass: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var matchWindow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var matchedGeometry: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var matches: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var matching: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var materialize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maxDetentValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maxSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maximum: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maximumDate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maximumDistance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maximumImmersionAmount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var maximumValueLabel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var measure: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var medium: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var menu: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var meshGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var messaging: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var metalness: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var middle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minLength: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mini: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimum: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumAngleDelta: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumDate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumDistance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumDuration: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumImmersionAmount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumScaleDelta: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minimumValueLabel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var minutes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mirror: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mirrors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var misspelledWords: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var miterLimit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mix: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mixed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var modifierKeys: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var modifiers: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var monochrome: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var monotone: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseDragged: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseEntered: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseExited: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseMoved: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var mouseUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var multiSelection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var multicolor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var multiply: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var name: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var named: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var narrative: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationBarDrawer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationBarLeading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationBarTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationLink: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationSplitView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var navigationStack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var needsPanelToBecomeKey: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var never: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var newItem: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var next: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var nonLinear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var none: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var normal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var normalBased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var notDetermined: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var nsImage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var nsPredicate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var nsSortDescriptors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var numeric: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var numericPad: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var numericText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var objectWillChange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var observeValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var off: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var on: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onAvailabilityChange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onBackgroundURLSessionEvents: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onChanged: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onDelete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onEnded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onHover: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onInsert: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onLook: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onMove: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onScrollDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onScrollUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onSearchPresentation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onSelect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onTextEntry: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var opaque: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var opened: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var operation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var operationOutsideApplication: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var operationsOutsideApp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var operationsWithinApp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var option: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var optional: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var orange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var orientation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var origin: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var original: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var originalTarget: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ornament: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var orthographic: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var otherMouseDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var otherMouseDragged: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var otherMouseUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var outline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var outward: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var padScale: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var page: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pageDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pageIndicator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pageUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var paging: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var palette: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var parent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pasteboard: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var path: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pathComplete: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pencil: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pentagon: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var perceptual: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var perceptualUnitRect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var performDrop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var performKeyEquivalent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var periodic: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var perspective: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var phase: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pile: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pinch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pink: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pinned: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var place: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var placeSubviews: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var placeholder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var platform: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var playsSound: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotAreaFrame: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotAreaSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotContainerFrame: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotDimension: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotFrame: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plotSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plus: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plusDarker: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var plusLighter: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var point: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var point3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pointSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pointer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var points: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var portrait: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var portraitUpsideDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pose: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pose3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var positionRange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var power: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var predictedEndLocation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var predictedEndLocation3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var predictedEndTranslation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var predictedEndTranslation3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferred: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredContainerBackgroundStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredContentSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredContentSizeDidChange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredScreenEdgesDeferringSystemGestures: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredStatusBarStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredStatusBarUpdateAnimation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preferredUserInterfaceStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prefersHomeIndicatorAutoHidden: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prefersStatusBarHidden: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prelaunch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prepareForReuse: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var presented: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preservesGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var press: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var preventDictation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var previews: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var primary: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var primaryAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var primaryRotation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var primitivePlottable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var principal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var printItem: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var priority: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var privacy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var processingTask: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var progressive: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var projectedValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var projectionTransform: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prominent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prominentDetail: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prompt: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var promptsForUserConfiguration: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var properties: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var proposedSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var publisher: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var purple: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var push: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pushHandler: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var quadCurve: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var quaternary: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var quinary: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var r1: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var r2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var r3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var r4: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var r5: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var radialGradient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var radians: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var radioGroup: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ranges: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ratio: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rawValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var read: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var readableContentTypes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reason: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rect3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rectSelection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rectangle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var red: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reduce: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var regular: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var regularMaterial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var relative: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var release: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var relevantShortcut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var removal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var removeLast: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var removed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var render: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var renderer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rendersAsynchronously: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reorderDestination: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var reorderable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var repeatCount: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var repeatForever: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var replace: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var replacing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var replacingUnspecifiedDimensions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var requested: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var required: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var requiresActivation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var requiresConstraintBasedLayout: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resetOrder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resetSectionOrder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resetTabOrder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resetVisibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resizes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resolveHDR: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var resolvedColors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var responds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var response: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var restricted: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var returnToDefaultState: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var right: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightArrow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightMirrored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightMouseDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightMouseDragged: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightMouseUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rightToLeft: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rigid: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var role: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var roll: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rootScene: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rootView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rotation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var roughness: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rounded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var roundedBorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var roundedRectangle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var route: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var rowResize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var run: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var runSystemShortcut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sRGB: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sRGBLinear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var safeAreaInsets: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var safeAreaRegions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sashColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var saveItem: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scale: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scaled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sceneAnchor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sceneBridgingOptions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var screen: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollContent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollContentOffsetAdjustmentBehavior: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollPositionUpdatePreservesVelocity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollTargetAnchor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollTo: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrollWheel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var scrolls: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var search: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var searchTabSelection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var second: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var secondary: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var secondaryAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var secondaryRotation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var seconds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sectionFooters: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sectionHeaders: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sectionIdentifier: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var segmented: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectAngleValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectXRange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectXValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectYRange: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectYValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var selectionRay: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var semiDark: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var semibold: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var send: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sentences: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var separator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sequenced: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var serif: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var setFrameSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var setNeedsBodyUpdate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var settlingDuration: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shadowAbove: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shadowOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shape: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shapeStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sharedBackgroundVisibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shift: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shouldDelayWindowOrdering: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var shouldMerge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var showColorPalette: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var showContextualPalette: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var showInkAttributes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var showMenu: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var showsIndicators: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sideBySideButtons: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebarAdaptable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebarOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebarToggle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebarVisibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var silentOnTouch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var simultaneously: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var single: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var singleWindowList: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var size: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sizeChanges: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sizeDependent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sizeThatFits: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sizingOptions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var slash: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var slide: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var slider: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var small: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var smallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var smooth: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var smoothsColors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var snappy: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var snapshot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var soft: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var softLight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var solid: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sortDescriptors: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sourceAtop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sourceCode: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sourceIn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sourceOut: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sourceRect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sources: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var space: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var spacing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var speed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sphere: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var spreadsheet: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var spring: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var square: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var squareAzimuth: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var squareBorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var squareRoot: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stackOrientation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var standard: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var standardBounds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var start: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var startIndex: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var startInputDevicePose3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var startLocation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var startLocation3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var startsMediaSession: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var state: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var status: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stepCenter: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stepEnd: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stepStart: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stepperField: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sticky: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stiffness: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stops: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stretch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var stride: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var strokeBorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var strokeStyle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var style: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subheadline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subscriptionStore: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subscriptionStoreFullHeight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subscriptionStoreHeader: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subtitle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subtitleColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subtle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subviews: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var success: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var suggestedOperations: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var supplementalActivityFamilies: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var supported: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var supportedFamilies: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var supportedMountingStyles: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var supportsReplace: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var suppressed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var switchControl: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var switchEraser: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var switchPrevious: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var symbolDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var symbolRotation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var symbolSizeDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var symbols: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var symmetricLog: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var system: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemAction: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemDark: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemOverlayAppearance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemOverlayDelayedDisappearance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemOverlayDisappearance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemOverlayDisappearanceDelay: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemOverlays: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var systemServices: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tab: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabBarOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabBarVisibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabOrder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabViewSidebar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tableColumnBody: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tableRowBody: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tables: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabs: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tail: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var target: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var targetSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var targetedEntity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var teal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var template: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tertiary: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var text: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var textEditing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var textFields: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var textFormatting: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var textInputBorder: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var thick: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var thickMaterial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var thin: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var thinMaterial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var threshold: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var thresholds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tile: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tiledImage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var time: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var timer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var timestamp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var timingCurve: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var title: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var title2: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var title3: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var titleAndIcon: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var titleBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var titleColor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var titleOnly: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var titleViewFrame: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var toggle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var toggled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var toggledTemporarily: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var toolbarPrincipal: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var toolbars: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var top: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBarLeading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBarPinnedTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBarTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topControlPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topLeading: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topLeadingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topLeadingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topTrailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topTrailingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topTrailingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var touch: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var touchesBegan: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var touchesCancelled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var touchesEnded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var touchesMoved: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trackingAreaIdentifier: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tracksVelocity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailingBack: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailingControlPoint: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailingFirstTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailingFront: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trailingLastTextBaseline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var transferRepresentation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var transient: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var translate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var translation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var translation3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var triangle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trigger: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var trim: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var truncate: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tvOS: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var typingAttributes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var typographicBounds: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var uiImage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraDark: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraLight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraThick: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraThickMaterial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraThin: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ultraThinMaterial: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var underlineText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var undoRedo: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unified: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unifiedCompact: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var uniform: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unit: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unitPoint3D: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unscaled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unspecified: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unstacked: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var up: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var upArrow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var upMirrored: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var upUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var update: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateBodyIfNeeded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateCache: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateChartDescriptor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateConstraints: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateNSGestureRecognizer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateNSView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateNSViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateTarget: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateUIGestureRecognizer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateUIView: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateUIViewController: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updateWKInterfaceObject: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updatesFrequently: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var updating: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var upperBound: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var uppercase: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var uppercaseSmallCaps: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var upstream: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var urlSession: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var userCancelled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var userInitiated: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var userInterfaceLayoutDirection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var utilityPanel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var validRequestor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var validateDrop: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var value: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var valueAligned: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var variable: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var velocity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var vertical: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var verticalPage: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var verticalReversed: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var verticalSpacing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var verticalText: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var videos: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewAligned: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidAppear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidChangeBackingProperties: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidChangeEffectiveAppearance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidDisappear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidEndLiveResize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewDidMoveToWindow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewID: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillAppear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillDisappear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillLayoutSubviews: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillMove: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillStartLiveResize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var viewWillTransition: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var visibility: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var visibilityPriority: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var visible: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var visibleRect: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var voiceOver: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var volumetric: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var wantsSashBlur: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var warning: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var watchConnectivity: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var watchOS: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var weight: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var wheel: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var white: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var widget: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var widgetTexture: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var width: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var willAppear: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var willMove: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var willRemoveSubview: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var window: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windowArrangement: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windowBackground: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windowList: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windowSize: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windowToolbar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var windows: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var withState: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var withoutMirroring: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var wordProcessing: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var words: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var worldScalingCompensation: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var wrappedValue: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var writableContentTypes: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var write: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var writer: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var writingDirectionBased: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var x: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xSmall: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xor: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xxLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var xxxLarge: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var y: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var yDomain: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var yellow: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var z: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var zDistance: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var zero: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var zoom: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var zoomIn: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var zoomOut: Missing { Missing() }
}
