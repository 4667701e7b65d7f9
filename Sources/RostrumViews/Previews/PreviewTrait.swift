public import Foundation

/// The namespace of preview types.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Hashable, Sendable {
    let layout: PreviewLayout?
    let orientation: InterfaceOrientation?

    init(layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil) {
      self.layout = layout
      self.orientation = orientation
    }
  }
}

/// A trait that determines how an editor shows a preview.
public struct PreviewTrait<T: Sendable>: Sendable {
  let traits: T
  var modification: PreviewModification?
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: Self { Self(traits: T(layout: .device)) }
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { Self(traits: T(layout: .sizeThatFits)) }
  /// Portrait.
  public static var portrait: Self { Self(traits: T(orientation: .portrait)) }
  /// Landscape, on the left side.
  public static var landscapeLeft: Self { Self(traits: T(orientation: .landscapeLeft)) }
  /// Landscape, on the right side.
  public static var landscapeRight: Self { Self(traits: T(orientation: .landscapeRight)) }
  /// Portrait, upside down.
  public static var portraitUpsideDown: Self {
    Self(traits: T(orientation: .portraitUpsideDown))
  }

  /// A fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(traits: T(layout: .fixed(width: width, height: height)))
  }
}

/// The size of a preview in an editor.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The orientation itself.
  public var id: String { name }
  private let name: String

  /// Portrait.
  public static let portrait = Self(name: "portrait")
  /// Portrait, upside down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// Landscape, on the left side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// Landscape, on the right side.
  public static let landscapeRight = Self(name: "landscapeRight")

  /// All orientations.
  public static var allCases: [Self] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
