extension Element: @MainActor ReadableElement {}
