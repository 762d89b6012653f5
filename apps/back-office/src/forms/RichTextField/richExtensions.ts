import { richAddress } from "@marquee/rich-html";
import StarterKit from "@tiptap/starter-kit";

/** What the editor knows of a text: paragraphs, headings, lists, quotes, code, and the usual marks with links. */
export const richExtensions = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: (url) => richAddress.test(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** The elements of the allow-list that it does not keep. */
export const unkept = "table, img, figure, sub, sup, small, abbr";
