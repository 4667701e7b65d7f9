import RostrumHTML
internal import RostrumWeb

/// The style of the pages with which people sign in.
///
/// Colors are those of the host's theme, which the pages load as well.
enum AccountTheme {
  static let css = """
    body.account { margin: 0; min-block-size: 100dvh; display: grid; place-content: center; padding: 24px; \
    box-sizing: border-box; background: var(--r-background); color: var(--r-primary); \
    font: 16px/1.4 system-ui, sans-serif; overflow: auto; }
    .account main { box-sizing: border-box; inline-size: min(360px, 100vw - 48px); padding: 28px; \
    border-radius: 14px; background: var(--r-raised); box-shadow: 0 1px 3px #0000001f; }
    .account h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.25; font-weight: 700; }
    .account p { margin: 12px 0 0; overflow-wrap: anywhere; }
    .account form { display: grid; gap: 14px; }
    .account p + form { margin-block-start: 16px; }
    .account label { display: grid; gap: 5px; font-weight: 500; }
    .account form span { margin-block-start: -8px; color: var(--r-secondary); font-size: 14px; }
    .account input { box-sizing: border-box; inline-size: 100%; min-block-size: 40px; padding: 6px 10px; \
    font: inherit; font-weight: 400; color: inherit; background: var(--r-systemBackground); \
    border: 1px solid var(--r-edge); border-radius: 8px; }
    .account :focus-visible { outline: 3px solid var(--r-tint); outline-offset: 1px; }
    .account-button { display: block; box-sizing: border-box; inline-size: 100%; min-block-size: 42px; \
    margin-block-start: 4px; padding: 9px 14px; border: 0; border-radius: 8px; font: inherit; \
    font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; \
    background: var(--r-prominent); color: var(--r-on-tint); }
    .account-plain { background: var(--r-fill); color: var(--r-tint); }
    @media (hover: hover) { .account-button:hover { filter: brightness(0.94); } }
    .account a { color: var(--r-tint); }
    .account-problem { margin-block-end: 16px; padding: 10px 12px; border-radius: 8px; \
    color: var(--r-destructive); background: color-mix(in srgb, var(--r-destructive) 10%, transparent); }
    .account h1 + .account-problem { margin-block-start: 0; }
    @media (min-width: 900px) and (pointer: fine) { body.account { font-size: 14px; } \
    .account input, .account-button { min-block-size: 32px; padding-block: 4px; } \
    .account h1 { font-size: 18px; } .account form span { font-size: 12px; } }
    @media (forced-colors: active) { .account-button { border: 1px solid; } }
    """
  /// The path of the style sheet, which changes with its contents.
  static let path = "\(PagePath.prefix)accounts-\(Digest(of: css.utf8)).css"

  /// The paths of all style sheets of a page.
  static let paths = [Assets().theme.path, path]
}
