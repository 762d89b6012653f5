/**
 * The elements that a text of staff may hold: formatting, lists, tables, pictures and links. Whatever runs, submits, frames or restyles the
 * page is not among them (AN-02).
 */
export const richElements = [
  "a",
  "abbr",
  "b",
  "blockquote",
  "br",
  "caption",
  "code",
  "div",
  "em",
  "figcaption",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "i",
  "img",
  "li",
  "ol",
  "p",
  "pre",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
] as const;

/** The attributes that any of them may have. */
export const richAttributes = [
  "alt",
  "colspan",
  "dir",
  "height",
  "href",
  "lang",
  "rowspan",
  "src",
  "title",
  "width",
] as const;

/** What a link may begin with beside a path of the site itself. */
export const richSchemes = ["http", "https", "mailto", "tel"] as const;

/**
 * What the value of any attribute looks like: a scheme of the list, or what has none, such as a path of the site itself. `//` would name
 * another host.
 */
export const richAddress = new RegExp(
  String.raw`^(?![\\/]{2})(?:(?:${richSchemes.join("|")}):|[^a-z]|[a-z+.\-]+(?:[^a-z+.\-:]|$))`,
  "i",
);
