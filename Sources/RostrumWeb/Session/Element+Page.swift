import RostrumHTML
import RostrumViews

extension Element: @MainActor PageElement {}
