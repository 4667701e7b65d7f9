extension WindowGroup {
  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value, which is `nil` in a
  ///     window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(nil, .values(id: nil, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding()))
    }
  }

  /// Creates windows for the values of a type, with a value for a window that was opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping @MainActor () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(nil, .values(id: nil, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding(default: defaultValue)))
    }
  }

  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - id: The id, with which the addresses of the windows begin.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value, which is `nil` in a
  ///     window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(nil, .values(id: id, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding()))
    }
  }

  /// Creates windows for the values of a type, with a value for a window that was opened without one.
  ///
  /// - Parameters:
  ///   - id: The id, with which the addresses of the windows begin.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping @MainActor () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(nil, .values(id: id, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding(default: defaultValue)))
    }
  }

  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value, which is `nil` in a
  ///     window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    _ titleKey: LocalizedStringKey, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), .values(id: nil, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding()))
    }
  }

  /// Creates windows for the values of a type, with a value for a window that was opened without one.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    _ titleKey: LocalizedStringKey, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping @MainActor () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), .values(id: nil, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding(default: defaultValue)))
    }
  }

  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The id, with which the addresses of the windows begin.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value, which is `nil` in a
  ///     window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), .values(id: id, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding()))
    }
  }

  /// Creates windows for the values of a type, with a value for a window that was opened without one.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The id, with which the addresses of the windows begin.
  ///   - type: The type of the values, which the addresses of the windows spell.
  ///   - content: Creates the content of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without one.
  public init<Data: Codable & Hashable, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping @MainActor () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), .values(id: id, Data.self)) { value in
      PresentedWindowContent(content: content(value.binding(default: defaultValue)))
    }
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: Content

  /// The content of the window.
  public var body: some View { content }
}
