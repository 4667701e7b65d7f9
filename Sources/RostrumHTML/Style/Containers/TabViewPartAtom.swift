import RostrumElements

/// The look of a part of a tab view that only some tab views have.
///
/// From 768 points on, the tabs of a sidebar are next to the screen.
struct TabViewPartAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case sidebar, sidebarTabs, sidebarPart, tabViewRoom, aboveAccessory, tabAccessory
    case onlyBar, onlySidebar
  }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .sidebar:
      "display:contents;" + Self.wide
        + "{&:not(dialog *){flex:none;display:flex;flex-direction:column;align-self:flex-start;"
        + "position:sticky;inset-block-start:var(--r-top);z-index:30;block-size:calc(100dvh - var(--r-top));"
        + "background:var(--r-bar-fill);border-inline-end:1px solid var(--r-separator)}}"
    // The tabs have the look of those in a sidebar, without its box.
    case .sidebarTabs:
      "display:contents;" + Self.wide
        + "{&:not(dialog *){flex:1;flex-direction:column;inline-size:auto;display:flex;min-block-size:0;"
        + "overflow:hidden auto;background:none;"
        + "& > .r-tabView__bar.r-tabView__bar{position:static;block-size:auto;border:0;background:none;"
        + "backdrop-filter:none;overflow:visible}}}"
    case .sidebarPart:
      "display:none;" + Self.wide
        + "{.r-tabView-sidebar &:not(dialog *,[hidden]){display:flex;flex-direction:column;"
        + "align-items:flex-start;gap:8px;padding:12px 20px;max-inline-size:240px}}"
    case .tabViewRoom: "display:contents"
    // The bars of screens are above the accessory.
    case .aboveAccessory:
      "--r-bottom:calc(121px + env(safe-area-inset-bottom));" + Self.wide
        + "{&:not(dialog *){--r-bottom:64px}}"
    case .tabAccessory:
      "order:1;position:sticky;inset-block-end:calc(65px + env(safe-area-inset-bottom));z-index:29;"
        + "flex-direction:column;justify-content:center;align-items:center;align-self:center;"
        + "inline-size:calc(100% - 24px);max-inline-size:640px;"
        + "min-block-size:48px;margin-block:8px;padding:4px 16px;border-radius:24px;"
        + "background:var(--r-card);box-shadow:var(--r-shadow);&:not([hidden]){display:flex}"
        + Self.wide + "{&:not(dialog *){inset-block-end:8px}}"
    case .onlyBar:
      Self.wide + "{.r-tabView-sidebar > .r-tabView__bar > &:not(dialog *){display:none}}"
    case .onlySidebar: "@media (max-width:767px){display:none}dialog &{display:none}"
    }
  }

  private static let wide = "@media (min-width:768px)"

  var atom: Atom { .tabViewPart(self) }
}

extension TabViewPartAtom {
  init(_ place: TabPlace) {
    switch place {
    case .bar: self.init(name: .onlyBar)
    case .sidebar: self.init(name: .onlySidebar)
    }
  }

  /// The look of a group that is a part of a tab view; `nil` for other groups.
  init?(_ variant: GroupVariant) {
    switch variant {
    case .sidebarHeader, .sidebarFooter, .sidebarBar: self.init(name: .sidebarPart)
    case .tabAccessory: self.init(name: .tabAccessory)
    default: return nil
    }
  }
}
