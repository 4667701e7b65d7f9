// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Text {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textVariant isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public func textVariant(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textVariant isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public func textVariant(
    _ p0: Missing
  ) -> Self { self }
}

extension Text {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "AlignmentStrategy isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  @dynamicMemberLookup
  public struct AlignmentStrategy {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "WritingDirectionStrategy isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  @dynamicMemberLookup
  public struct WritingDirectionStrategy {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "LayoutKey isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  @dynamicMemberLookup
  public struct LayoutKey {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension Text.LineStyle.Pattern {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dashDot isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var dashDot: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dashDotDot isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var dashDotDot: Self { absent() }
}

extension Font {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extraLargeTitle isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var extraLargeTitle: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extraLargeTitle2 isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var extraLargeTitle2: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: Core Graphics and Core Text aren’t there (Documentation/Support.md, V12.16)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension Font.Resolved {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ctFont isn't supported: Core Graphics and Core Text aren’t there (Documentation/Support.md, V12.16)"
  )
  public var ctFont: Missing { Missing() }
}

extension Font.TextStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extraLargeTitle isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var extraLargeTitle: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extraLargeTitle2 isn't supported: the browser sets texts (Documentation/Support.md, V13.22)"
  )
  public static var extraLargeTitle2: Self { absent() }
}

extension Color {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cgColor isn't supported: Core Graphics and Core Text aren’t there (Documentation/Support.md, V12.16)"
  )
  public var cgColor: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exposureAdjust isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func exposureAdjust(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exposureAdjust isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func exposureAdjust(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "headroom isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func headroom(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "headroom isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func headroom(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resolveHDR isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func resolveHDR(
    in p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resolveHDR isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func resolveHDR(
    in p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ResolvedHDR isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  @dynamicMemberLookup
  public struct ResolvedHDR {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transferRepresentation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public static var transferRepresentation: Missing { Missing() }
}

extension Color.Resolved {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cgColor isn't supported: Core Graphics and Core Text aren’t there (Documentation/Support.md, V12.16)"
  )
  public var cgColor: Missing { Missing() }
}

extension EdgeInsets {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "inset isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func inset(
    by p0: some Any,
    edges p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "inset isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func inset(
    by p0: Missing,
    edges p1: some Any
  ) -> Self { self }
}

extension Image {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Orientation isn't supported: not implemented yet; a browser turns photos by itself (Documentation/Support.md, V13.24)"
  )
  @dynamicMemberLookup
  public struct Orientation {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ResizingMode isn't supported: not implemented yet; a browser turns photos by itself (Documentation/Support.md, V13.24)"
  )
  @dynamicMemberLookup
  public struct ResizingMode {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "DynamicRange isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  @dynamicMemberLookup
  public struct DynamicRange {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetAccentedRenderingMode isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetAccentedRenderingMode(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "widgetAccentedRenderingMode isn't supported: a system’s home screen shows them, not a page (Documentation/Support.md, V12.4)"
  )
  public func widgetAccentedRenderingMode(
    _ p0: Missing
  ) -> Self { self }
}

extension AccessibilityTraits {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "causesPageTurn isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var causesPageTurn: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isKeyboardKey isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var isKeyboardKey: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isSummaryElement isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var isSummaryElement: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isTabBar isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var isTabBar: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "playsSound isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var playsSound: Self { absent() }
}

extension AccessibilityActionKind {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "magicTap isn't supported: assistive technology of browsers has no such trait (Documentation/Support.md, V13.25)"
  )
  public static var magicTap: Self { absent() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveSpace isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var immersiveSpace: Self { absent() }
}

extension DatePickerComponents {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hourMinuteAndSecond isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public static var hourMinuteAndSecond: Self { absent() }
}

extension DatePickerStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "stepperField isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public static var stepperField: Self { absent() }
}

extension FormStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension MenuStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension NavigationSplitViewStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "columns isn't supported: a `NavigationView` is always a stack; use `NavigationSplitView` (Documentation/Support.md, V10.318)"
  )
  public static var columns: Self { absent() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "circular isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public static var circular: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "linear isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public static var linear: Self { absent() }
}

extension ListStyle where Self == DefaultListStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "carousel isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public static var carousel: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "elliptical isn't supported: a watch shows no pages (Documentation/Support.md, V12.3)"
  )
  public static var elliptical: Self { absent() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "volumetric isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var volumetric: Self { absent() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabs isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
  )
  public static var tabs: Self { absent() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBar isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public static var accessoryBar: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBarAction isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public static var accessoryBarAction: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "card isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public static var card: Self { absent() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "bordered isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public static var bordered: Self { absent() }
}

extension Gesture {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modifiers isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func modifiers(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modifiers isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func modifiers(
    _ p0: Missing
  ) -> Self { self }
}

extension Layout {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "depthAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func depthAlignment(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "depthAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func depthAlignment(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "depthAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func depthAlignment(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "depthAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func depthAlignment(
    _ p0: Missing,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }
}

extension LayoutSubview {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerValues isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
  )
  public var containerValues: Missing { Missing() }
}

extension Material {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: Missing
  ) -> Self { self }
}

extension PreviewProvider {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "platform isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
  )
  public static var platform: Missing { Missing() }
}

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    _ p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    _ p0: Missing,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    width p0: some Any,
    height p1: some Any,
    depth p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    width p0: Missing,
    height p1: some Any,
    depth p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    width p0: some Any,
    height p1: some Any,
    depth p2: some Any,
    in p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultSize isn't supported: the browser decides about its windows (Documentation/Support.md, V12.7)"
  )
  public func defaultSize(
    width p0: Missing,
    height p1: some Any,
    depth p2: some Any,
    in p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundTask isn't supported: a session lives on the server, whether its page is shown or not; use an effect (Documentation/Support.md, V12.15)"
  )
  public func backgroundTask(
    _ p0: some Any,
    action p1: @Sendable () async -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundTask isn't supported: a session lives on the server, whether its page is shown or not; use an effect (Documentation/Support.md, V12.15)"
  )
  public func backgroundTask(
    _ p0: Missing,
    action p1: @Sendable () async -> Void
  ) -> Self { self }
}

extension ScrollPosition {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "point isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var point: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "x isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var x: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "y isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var y: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    point p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    point p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    x p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    x p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    y p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    y p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    x p0: some Any,
    y p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTo isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func scrollTo(
    x p0: Missing,
    y p1: some Any
  ) -> Self { self }
}

extension ShapeStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Resolved isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public typealias Resolved = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resolve isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func resolve(
    in p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resolve isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func resolve(
    in p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "blendMode isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func blendMode(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "blendMode isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func blendMode(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shadow isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func shadow(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shadow isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func shadow(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "in isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func `in`(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "in isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public func `in`(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "body isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public var body: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "materialActiveAppearance isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func materialActiveAppearance(
    _ p0: Missing
  ) -> Self { self }
}

extension ShapeStyle where Self == Color {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "image isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public static func image(
    _ p0: some Any,
    sourceRect p1: some Any = 0,
    scale p2: CGFloat = 1
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "image isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
  )
  public static func image(
    _ p0: Missing,
    sourceRect p1: some Any = 0,
    scale p2: CGFloat = 1
  ) -> Self { absent() }
}

extension TableColumnContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "TableColumnBody isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public typealias TableColumnBody = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "TableColumnSortComparator isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public typealias TableColumnSortComparator = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tableColumnBody isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public var tableColumnBody: Missing { Missing() }
}

extension TableRowContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "TableRowBody isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public typealias TableRowBody = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tableRowBody isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public var tableRowBody: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "itemProvider isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public func itemProvider(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "itemProvider isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public func itemProvider(
    _ p0: Missing
  ) -> Missing { Missing() }
}

extension TextEditorStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension TableStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Body isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public typealias Body = Missing

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "makeBody isn't supported: not implemented yet; the styles of the theme are there (Documentation/Support.md, V13.23)"
  )
  public func makeBody(
    configuration p0: Missing
  ) -> Missing { Missing() }
}

extension SectionConfiguration {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "actions isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
  )
  public var actions: Missing { Missing() }
}

extension Subview {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ContainerSizingOptions isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
  )
  @dynamicMemberLookup
  public struct ContainerSizingOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension SystemFormatStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "DateOffset isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  @dynamicMemberLookup
  public struct DateOffset {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "DateReference isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  @dynamicMemberLookup
  public struct DateReference {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension TextRenderer {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeThatFits isn't supported: a browser reports how it has set a text, and not the size of the text for other proposals; give the view a frame (Documentation/Support.md, V10.1382)"
  )
  public func sizeThatFits(
    proposal p0: some Any,
    text p1: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeThatFits isn't supported: a browser reports how it has set a text, and not the size of the text for other proposals; give the view a frame (Documentation/Support.md, V10.1382)"
  )
  public func sizeThatFits(
    proposal p0: Missing,
    text p1: some Any
  ) -> Missing { Missing() }
}

extension TimeDataSource {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dateRange isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func dateRange(
    endingAt p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dateRange isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func dateRange(
    endingAt p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dateRange isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func dateRange(
    startingAt p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dateRange isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func dateRange(
    startingAt p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "durationOffset isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func durationOffset(
    to p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "durationOffset isn't supported: words that change with time would need a message for each change (Documentation/Support.md, V10.1423)"
  )
  public static func durationOffset(
    to p0: Missing
  ) -> Missing { Missing() }
}

extension TextInputAutocapitalization {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension UserInterfaceSizeClass {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension ViewModifier {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animation isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public func animation(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animation isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public func animation(
    _ p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transaction isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public func transaction(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transaction isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public func transaction(
    _ p0: Missing
  ) -> Missing { Missing() }
}

extension ColorRenderingMode {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extendedLinear isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public static var extendedLinear: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "linear isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public static var linear: Self { absent() }
}

extension RoundedRectangle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animatableData isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public var animatableData: Missing { Missing() }
}

extension UnevenRoundedRectangle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animatableData isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
  )
  public var animatableData: Missing { Missing() }
}

extension LayoutSubviews {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layoutDirection isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public var layoutDirection: Missing { Missing() }
}

extension PresentationSizing {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "proposedSize isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
  )
  public func proposedSize(
    for p0: some Any,
    context p1: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "proposedSize isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
  )
  public func proposedSize(
    for p0: Missing,
    context p1: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sticky isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
  )
  public func sticky(
    horizontal p0: Bool = false,
    vertical p1: Bool = false
  ) -> Missing { Missing() }
}

extension DynamicTableRowContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInsert isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public func onInsert(
    of p0: some Any,
    perform p1: (Int, Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInsert isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
  )
  public func onInsert(
    of p0: Missing,
    perform p1: (Int, Missing) -> Void
  ) -> Self { self }
}

extension DynamicViewContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInsert isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onInsert(
    of p0: some Any,
    perform p1: (Int, Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInsert isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onInsert(
    of p0: Missing,
    perform p1: (Int, Missing) -> Void
  ) -> Self { self }
}

extension TimelineView.Context {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "invalidateTimelineContent isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public func invalidateTimelineContent() -> Self { self }
}

extension DropOperation {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alias isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public static var alias: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "delete isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public static var delete: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Set isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  @dynamicMemberLookup
  public struct Set {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension DropProposal {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "operationOutsideApplication isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public var operationOutsideApplication: Missing { Missing() }
}

extension Animation {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "systemOverlayAppearance isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var systemOverlayAppearance: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "systemOverlayDelayedDisappearance isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var systemOverlayDelayedDisappearance: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "systemOverlayDisappearance isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var systemOverlayDisappearance: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "systemOverlayDisappearanceDelay isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var systemOverlayDisappearanceDelay: Missing { Missing() }
}

extension Anchor.Source {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "bounds3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var bounds3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "center3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static var center3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "point3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func point3D(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "point3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func point3D(
    _ p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rect3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func rect3D(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rect3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func rect3D(
    _ p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "unitPoint3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func unitPoint3D(
    _ p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "unitPoint3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func unitPoint3D(
    _ p0: Missing
  ) -> Missing { Missing() }
}

extension AnimationContext {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environment isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public var environment: Missing { Missing() }
}

extension ColorSchemeContrast {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension ContentSizeCategory {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension EventModifiers {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "function isn't supported: the system keeps the Function key (Documentation/Support.md, V10.638)"
  )
  public static var function: Self { absent() }
}

extension GeometryProxy {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "concentricCornerRadii isn't supported: a browser doesn’t tell the corners of its window (Documentation/Support.md, V13.27)"
  )
  public func concentricCornerRadii(
    in p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "concentricCornerRadii isn't supported: a browser doesn’t tell the corners of its window (Documentation/Support.md, V13.27)"
  )
  public func concentricCornerRadii(
    in p0: Missing
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "concentricCornerRadii isn't supported: a browser doesn’t tell the corners of its window (Documentation/Support.md, V13.27)"
  )
  public var concentricCornerRadii: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerCornerInsets isn't supported: a browser doesn’t tell the corners of its window (Documentation/Support.md, V13.27)"
  )
  public var containerCornerInsets: Missing { Missing() }
}

extension GraphicsContext {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "BlurOptions isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  @dynamicMemberLookup
  public struct BlurOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ClipOptions isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  @dynamicMemberLookup
  public struct ClipOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "FilterOptions isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  @dynamicMemberLookup
  public struct FilterOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "GradientOptions isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  @dynamicMemberLookup
  public struct GradientOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ShadowOptions isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  @dynamicMemberLookup
  public struct ShadowOptions {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension TextSelection {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "affinity isn't supported: a browser decides by itself on which side of the insertion point the next character belongs (Documentation/Support.md, V10.998)"
  )
  public var affinity: Missing { Missing() }
}

extension AttributedTextSelection {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "affinity isn't supported: a browser decides by itself on which side of the insertion point the next character belongs (Documentation/Support.md, V10.998)"
  )
  public func affinity(
    in p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "affinity isn't supported: a browser decides by itself on which side of the insertion point the next character belongs (Documentation/Support.md, V10.998)"
  )
  public func affinity(
    in p0: Missing
  ) -> Missing { Missing() }
}

extension ScrollTargetBehavior {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "updateTarget isn't supported: the browser decides where scrolling ends; `.paging` and `.viewAligned` are what it knows (Documentation/Support.md, V10.1001)"
  )
  public func updateTarget(
    _ p0: some Any,
    context p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "updateTarget isn't supported: the browser decides where scrolling ends; `.paging` and `.viewAligned` are what it knows (Documentation/Support.md, V10.1001)"
  )
  public func updateTarget(
    _ p0: Missing,
    context p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "properties isn't supported: the browser decides where scrolling ends; `.paging` and `.viewAligned` are what it knows (Documentation/Support.md, V10.1001)"
  )
  public func properties(
    context p0: some Any
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "properties isn't supported: the browser decides where scrolling ends; `.paging` and `.viewAligned` are what it knows (Documentation/Support.md, V10.1001)"
  )
  public func properties(
    context p0: Missing
  ) -> Missing { Missing() }
}

extension ViewAlignedScrollTargetBehavior.LimitBehavior {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alwaysByFew isn't supported: the browser decides where scrolling ends; `.paging` and `.viewAligned` are what it knows (Documentation/Support.md, V10.1001)"
  )
  public static var alwaysByFew: Self { absent() }
}

extension HoverEffect {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension PointerStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shape isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public static func shape(
    _ p0: some Shape,
    eoFill p1: Bool = false,
    size p2: some Any
  ) -> Self { .default }
}

extension LegibilityWeight {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: UIKit’s views and controllers aren’t supported; write a view (Documentation/Support.md, V12.8)"
  )
  public init(
    _ p0: some Any
  ) { self = absent() }
}

extension PresentationDetent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "custom isn't supported: detents are medium, large, a fraction or a height (Documentation/Support.md, V10.329)"
  )
  public static func custom(
    _ p0: some Any
  ) -> Self { .medium }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "Context isn't supported: detents are medium, large, a fraction or a height (Documentation/Support.md, V10.329)"
  )
  @dynamicMemberLookup
  public struct Context {
    /// A placeholder for any member.
    public subscript(dynamicMember name: String) -> Missing { Missing() }
  }
}

extension ScrollTransitionConfiguration.Threshold {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interpolated isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public func interpolated(
    towards p0: some Any,
    amount p1: Double
  ) -> Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interpolated isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public func interpolated(
    towards p0: Missing,
    amount p1: Double
  ) -> Missing { Missing() }
}

extension Shape where Self == Capsule {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "buttonBorder isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public static var buttonBorder: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputBorder isn't supported: not implemented yet (Documentation/Support.md, V13.21)"
  )
  public static var textInputBorder: Self { absent() }
}

extension TabViewCustomization {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resetSectionOrder isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public func resetSectionOrder(
    for p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "resetSectionOrder isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public func resetSectionOrder(
    for p0: Missing
  ) -> Self { self }
}

extension TabRole {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "prominent isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static var prominent: Self { absent() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "carousel isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static var carousel: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "grouped isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static var grouped: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalPage isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static var verticalPage: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalPage isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static func verticalPage(
    transitionStyle p0: some Any
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalPage isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public static func verticalPage(
    transitionStyle p0: Missing
  ) -> Self { absent() }
}

extension ToolbarDefaultItemKind {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "search isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static var search: Self { absent() }
}

extension ToolbarItemPlacement {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static func accessoryBar(
    id p0: some Any
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static func accessoryBar(
    id p0: Missing
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "bottomOrnament isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static var bottomOrnament: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public init(
    id p0: String
  ) { self = absent() }
}

extension ToolbarPlacement {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static func accessoryBar(
    id p0: some Any
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessoryBar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static func accessoryBar(
    id p0: Missing
  ) -> Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "bottomOrnament isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static var bottomOrnament: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "statusBar isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public static var statusBar: Self { absent() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "init isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public init(
    id p0: String
  ) { self = absent() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "crossFade isn't supported: not implemented yet; use `.opacity`, another `Transition`, or `navigationTransition(.zoom(sourceID:in:))` (Documentation/Support.md, V13.3)"
  )
  public static var crossFade: Self { absent() }
}

extension VisualEffect {
}
