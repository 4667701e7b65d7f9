#if DEBUG
  import Foundation
  import RostrumViews

  /// A preview in the settings that the page of previews has chosen, as a component of an address:
  /// "3.dark.rtl.xxLarge.ar".
  struct PreviewVariant: Hashable, Codable, Sendable {
    enum Scheme: String, Codable, Sendable { case auto, light, dark }
    enum Direction: String, Codable, Sendable { case auto, ltr, rtl }

    /// The position of the preview.
    let preview: Int
    let scheme: Scheme
    let direction: Direction
    /// The name of a `DynamicTypeSize`.
    let textSize: String
    /// The identifier of a locale, or "auto".
    let locale: String
  }

  extension PreviewVariant: LosslessStringConvertible {
    init?(_ description: String) {
      let words = description.split(separator: ".", omittingEmptySubsequences: false)
      guard words.count == 5, let preview = Int(words[0]),
        let scheme = Scheme(rawValue: String(words[1])),
        let direction = Direction(rawValue: String(words[2])),
        DynamicTypeSize.allCases.contains(where: { "\($0)" == words[3] }), !words[4].isEmpty
      else { return nil }
      self.init(
        preview: preview, scheme: scheme, direction: direction, textSize: String(words[3]),
        locale: String(words[4]))
    }

    var description: String {
      [String(preview), scheme.rawValue, direction.rawValue, textSize, locale]
        .joined(separator: ".")
    }
  }

  extension PreviewVariant {
    /// Shows a view in the settings.
    @MainActor func applied(to view: AnyView) -> AnyView {
      var view = view
      if let chosenLocale { view = AnyView(view.environment(\.locale, chosenLocale)) }
      if let layoutDirection {
        view = AnyView(view.environment(\.layoutDirection, layoutDirection))
      }
      if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == textSize }), size != .large {
        view = AnyView(view.dynamicTypeSize(size))
      }
      return colorScheme.map { AnyView(view.preferredColorScheme($0)) } ?? view
    }

    private var chosenLocale: Locale? { locale == "auto" ? nil : Locale(identifier: locale) }

    private var colorScheme: ColorScheme? {
      switch scheme {
      case .auto: nil
      case .light: .light
      case .dark: .dark
      }
    }

    private var layoutDirection: LayoutDirection? {
      switch direction {
      case .auto: chosenLocale.map { LayoutDirection(for: $0) }
      case .ltr: .leftToRight
      case .rtl: .rightToLeft
      }
    }
  }
#endif
