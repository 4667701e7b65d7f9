public import Foundation
public import RostrumElements
public import RostrumFoundation

extension AttributeScopes {
  /// The attributes of views, and those of Foundation, including the ones that it lacks on Linux.
  public struct SwiftUIAttributes: AttributeScope {
    /// How a part of a text is meant, such as emphasized.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What a paragraph is, such as an item of a list.
    public let presentationIntent: PresentationIntentAttribute
    /// The line below a text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of a text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a text.
    public let backgroundColor: BackgroundColorAttribute
    /// The font of a text.
    public let font: FontAttribute
    /// The distance between letters.
    public let kern: KerningAttribute
    /// The distance after letters.
    public let tracking: TrackingAttribute
    /// The offset of a text above its baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation has.
    public let foundation: FoundationAttributes

    /// The attribute of how a part of a text is meant.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The meanings.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute of what a paragraph is.
    public enum PresentationIntentAttribute: AttributedStringKey {
      /// The parts around a text.
      public typealias Value = PresentationIntent
      /// The name of the attribute.
      public static let name = "NSPresentationIntent"
    }

    /// The attribute of a line below a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute of a line through a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute of the color of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The color.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute of the color behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The color.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute of the font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// The font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute of the distance between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute of the distance after letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute of the offset of a text above its baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The offset in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of views by name, such as `underlineStyle`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
