import RostrumViews

extension View {
  /// Synchronizes two values, such as a feature's focus and a view's.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Form>
  /// @FocusState var focus: Form.Field?
  ///
  /// TextField("Title", text: $store.title)
  ///   .focused($focus, equals: .title)
  ///   .bind($store.focus, to: $focus)
  /// ```
  ///
  /// When the view appears, the model's value is copied to the view's. From then on, each change is
  /// copied to the other value.
  ///
  /// - Parameters:
  ///   - modelValue: The model's value.
  ///   - viewValue: The view's value.
  /// - Returns: A view that synchronizes the values.
  public func bind<ModelValue: TwoWay, ViewValue: TwoWay>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    modifier(BindModifier(model: modelValue, view: viewValue))
  }
}

package struct BindModifier<Model: TwoWay, Shown: TwoWay>: ViewModifier
where Model.Value == Shown.Value, Model.Value: Equatable {
  let model: Model
  let view: Shown

  package func body(content: Content) -> some View {
    content
      .onAppear { copy(model, to: view) }
      .onChange(of: model.wrappedValue) { copy(model, to: view) }
      .onChange(of: view.wrappedValue) { copy(view, to: model) }
  }

  private func copy<From: TwoWay, To: TwoWay>(_ source: From, to target: To)
  where From.Value == To.Value, From.Value: Equatable {
    if target.wrappedValue != source.wrappedValue { target.wrappedValue = source.wrappedValue }
  }
}

/// A value that ``View/bind(_:to:)`` can synchronize.
@MainActor
public protocol TwoWay {
  /// The type of the value.
  associatedtype Value

  /// The current value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: TwoWay {}
extension FocusState.Binding: TwoWay {}
