/// The names of HTML and SVG that nodes may contain.
///
/// The browser client has the same lists and rejects other names. A test compares the lists with
/// those of the client, and with the names in the sources.
package enum HTMLNames {
  /// The tags of HTML.
  package static let tags: Set = [
    "a", "aside", "button", "dialog", "div", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "iframe", "img", "input", "label", "main", "nav", "option", "p", "picture", "progress",
    "section", "select", "source", "span", "table", "tbody", "td", "textarea", "th", "tr",
  ]

  /// The tags of SVG.
  package static let drawingTags: Set = [
    "circle", "clipPath", "feComposite", "feFlood", "feGaussianBlur", "feOffset", "filter", "g",
    "linearGradient", "path", "radialGradient", "rect", "stop", "svg", "text",
  ]

  /// The attributes, except for those of ``DataAttribute``.
  package static let attributes: Set = [
    "alt", "aria-busy", "aria-checked", "aria-controls", "aria-current", "aria-describedby",
    "aria-description", "aria-disabled", "aria-expanded", "aria-haspopup", "aria-hidden",
    "aria-invalid", "aria-keyshortcuts", "aria-label", "aria-labelledby", "aria-level",
    "aria-live", "aria-modal", "aria-multiselectable", "aria-orientation", "aria-posinset",
    "aria-selected", "aria-setsize", "aria-sort", "aria-valuemax", "aria-valuemin",
    "aria-valuenow", "aria-valuetext", "autocapitalize", "autocomplete", "autocorrect", "checked",
    "class", "clip-path", "clip-rule", "closedby", "color-interpolation-filters", "cx", "cy", "d",
    "dir", "disabled", "dx", "dy", "enterkeyhint", "fill", "fill-rule", "for", "form", "fr",
    "gradientUnits", "height", "hidden", "href", "id", "in2", "inputmode", "k1", "lang",
    "loading", "max", "media", "min", "name", "offset", "opacity", "operator", "pathLength",
    "placeholder", "popover", "preserveAspectRatio", "r", "referrerpolicy", "rel", "role", "rx",
    "sandbox", "scope", "selected", "spellcheck", "src", "srcset", "stdDeviation", "step",
    "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin", "stroke-width", "tabindex", "target", "text-anchor", "title", "transform",
    "type", "value", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2",
  ]
}
