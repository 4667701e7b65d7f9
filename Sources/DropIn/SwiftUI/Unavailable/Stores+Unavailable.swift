// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: some Any,
    subscriptionGroupID p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manageSubscriptionsSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func manageSubscriptionsSheet(
    isPresented p0: Missing,
    subscriptionGroupID p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "musicSubscriptionOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func musicSubscriptionOffer(
    isPresented p0: some Any,
    options p1: some Any,
    onLoadCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "musicSubscriptionOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func musicSubscriptionOffer(
    isPresented p0: Missing,
    options p1: some Any,
    onLoadCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSubscriptionOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func preferredSubscriptionOffer(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSubscriptionOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func preferredSubscriptionOffer(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSubscriptionPricingTerms isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func preferredSubscriptionPricingTerms(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSubscriptionPricingTerms isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func preferredSubscriptionPricingTerms(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionIntroductoryOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionIntroductoryOffer(
    applyOffer p0: some Any,
    compactJWS p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionIntroductoryOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionIntroductoryOffer(
    applyOffer p0: Missing,
    compactJWS p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewButtonVisibility isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewButtonVisibility(
    _ p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewButtonVisibility isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewButtonVisibility(
    _ p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewDetailAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewDetailAction(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewDetailAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewDetailAction(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionOfferViewStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionOfferViewStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionPromotionalOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionPromotionalOffer(
    offer p0: some Any,
    compactJWS p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionPromotionalOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionPromotionalOffer(
    offer p0: Missing,
    compactJWS p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionPromotionalOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionPromotionalOffer(
    offer p0: some Any,
    signature p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionPromotionalOffer isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionPromotionalOffer(
    offer p0: Missing,
    signature p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStatusTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStatusTask(
    for p0: some Any,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStatusTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStatusTask(
    for p0: Missing,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreButtonLabel isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreButtonLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreButtonLabel isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreButtonLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlBackground(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlBackground(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlIcon isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlIcon(
    icon p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlIcon isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlIcon(
    icon p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlStyle(
    _ p0: some Any,
    placement p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreControlStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreControlStyle(
    _ p0: Missing,
    placement p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreOptionGroupStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreOptionGroupStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreOptionGroupStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreOptionGroupStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePickerItemBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePickerItemBackground(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePickerItemBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePickerItemBackground(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePickerItemBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePickerItemBackground(
    _ p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePickerItemBackground isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePickerItemBackground(
    _ p0: Missing,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyDestination isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyDestination(
    for p0: some Any,
    @ViewBuilder destination p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyDestination isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyDestination(
    for p0: Missing,
    @ViewBuilder destination p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyDestination isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyDestination(
    url p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyDestination isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyDestination(
    url p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyForegroundStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyForegroundStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyForegroundStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyForegroundStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyForegroundStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyForegroundStyle(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStorePolicyForegroundStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStorePolicyForegroundStyle(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreSignInAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreSignInAction(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreSignInAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func subscriptionStoreSignInAction(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeProductsTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeProductsTask(
    for p0: some Any,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeProductsTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeProductsTask(
    for p0: Missing,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeProductTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeProductTask(
    for p0: some Any,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeProductTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeProductTask(
    for p0: Missing,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeButton isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeButton(
    _ p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "storeButton isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func storeButton(
    _ p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "productDescription isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func productDescription(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "productDescription isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func productDescription(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "productIconBorder isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func productIconBorder() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "productViewStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func productViewStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "productViewStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func productViewStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreMerchandising isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func appStoreMerchandising(
    isPresented p0: some Any,
    kind p1: some Any,
    onDismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreMerchandising isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func appStoreMerchandising(
    isPresented p0: Missing,
    kind p1: some Any,
    onDismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreOverlay isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func appStoreOverlay(
    isPresented p0: some Any,
    configuration p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appStoreOverlay isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func appStoreOverlay(
    isPresented p0: Missing,
    configuration p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "inAppPurchaseOptions isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func inAppPurchaseOptions(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "inAppPurchaseOptions isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func inAppPurchaseOptions(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInAppPurchaseCompletion isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onInAppPurchaseCompletion(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInAppPurchaseCompletion isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onInAppPurchaseCompletion(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInAppPurchaseStart isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onInAppPurchaseStart(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onInAppPurchaseStart isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onInAppPurchaseStart(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "offerCodeRedemption isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func offerCodeRedemption(
    isPresented p0: some Any,
    onCompletion p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "offerCodeRedemption isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func offerCodeRedemption(
    isPresented p0: Missing,
    onCompletion p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "offerCodeRedemption isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func offerCodeRedemption(
    options p0: some Any,
    isPresented p1: some Any,
    onCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "offerCodeRedemption isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func offerCodeRedemption(
    options p0: Missing,
    isPresented p1: some Any,
    onCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "refundRequestSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func refundRequestSheet(
    for p0: some Any,
    isPresented p1: some Any,
    onDismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "refundRequestSheet isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func refundRequestSheet(
    for p0: Missing,
    isPresented p1: some Any,
    onDismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "currentEntitlementTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func currentEntitlementTask(
    for p0: some Any,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "currentEntitlementTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func currentEntitlementTask(
    for p0: Missing,
    priority p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transactionTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func transactionTask(
    _ p0: some Any,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transactionTask isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func transactionTask(
    _ p0: Missing,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transactionPicker isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func transactionPicker(
    isPresented p0: some Any,
    selection p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transactionPicker isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func transactionPicker(
    isPresented p0: Missing,
    selection p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "addOrderToWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func addOrderToWalletButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "addOrderToWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func addOrderToWalletButtonStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "addPassToWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func addPassToWalletButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "addPassToWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func addPassToWalletButtonStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verifyIdentityWithWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func verifyIdentityWithWalletButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verifyIdentityWithWalletButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func verifyIdentityWithWalletButtonStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayCouponCodeChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayCouponCodeChange(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayCouponCodeChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayCouponCodeChange(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayPaymentMethodChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayPaymentMethodChange(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayPaymentMethodChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayPaymentMethodChange(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayShippingContactChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayShippingContactChange(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayShippingContactChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayShippingContactChange(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayShippingMethodChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayShippingMethodChange(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onApplePayShippingMethodChange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func onApplePayShippingMethodChange(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payWithApplePayButtonDisableCardArt isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payWithApplePayButtonDisableCardArt() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payWithApplePayButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payWithApplePayButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payWithApplePayButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payWithApplePayButtonStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payLaterViewAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payLaterViewAction(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payLaterViewAction isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payLaterViewAction(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payLaterViewDisplayStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payLaterViewDisplayStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "payLaterViewDisplayStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func payLaterViewDisplayStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "signInWithAppleButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func signInWithAppleButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "signInWithAppleButtonStyle isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public func signInWithAppleButtonStyle(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "purchase isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var purchase: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "displayStoreKitMessage isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var displayStoreKitMessage: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "askPermission isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var askPermission: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "requestAgeRange isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var requestAgeRange: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "requestAppDeletion isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var requestAppDeletion: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "authorizationController isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var authorizationController: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webAuthenticationSession isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var webAuthenticationSession: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "credentialDataManager isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var credentialDataManager: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "credentialExportManager isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var credentialExportManager: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "credentialImportManager isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var credentialImportManager: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "deliveredVerificationCodesManager isn't supported: frameworks of Apple’s systems; a service’s own page or `openURL` takes their place (Documentation/Support.md, V12.9)"
  )
  public var deliveredVerificationCodesManager: Missing { Missing() }
}
