public import Foundation

/// The name space of what previews are made with.
public enum Preview {
  /// What is said about previews of views.
  public struct ViewTraits: Hashable, Sendable {
    let layout: PreviewLayout?
    let orientation: InterfaceOrientation?

    init(layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil) {
      self.layout = layout
      self.orientation = orientation
    }
  }
}

/// How an editor shows a preview.
public struct PreviewTrait<Traits: Sendable>: Sendable {
  let traits: Traits
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: Self { Self(traits: Traits(layout: .device)) }
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { Self(traits: Traits(layout: .sizeThatFits)) }
  /// Upright.
  public static var portrait: Self { Self(traits: Traits(orientation: .portrait)) }
  /// On its left side.
  public static var landscapeLeft: Self { Self(traits: Traits(orientation: .landscapeLeft)) }
  /// On its right side.
  public static var landscapeRight: Self { Self(traits: Traits(orientation: .landscapeRight)) }
  /// Upside down.
  public static var portraitUpsideDown: Self {
    Self(traits: Traits(orientation: .portraitUpsideDown))
  }

  /// As large as said.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(traits: Traits(layout: .fixed(width: width, height: height)))
  }
}

/// How large an editor shows a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as said.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which side of a device is up.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The orientation itself.
  public var id: String { name }
  private let name: String

  /// Upright.
  public static let portrait = Self(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = Self(name: "landscapeRight")

  /// All of them.
  public static var allCases: [Self] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
