import { richAddress } from "@marquee/rich-html";
import { Image } from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";

/** Pictures that staff have uploaded here; the pages of a site show no others. */
const ownPicture = 'img[src^="/art/"]';

/** What the editor knows of a text: paragraphs, headings, lists, quotes, code, and the usual marks with links; own pictures. */
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
  Image.extend({ parseHTML: () => [{ tag: ownPicture }] }),
];

/** The elements of the allow-list that it does not keep. */
export const unkept = `table, img:not(${ownPicture}), figure, sub, sup, small, abbr`;
