import { brands } from "virtual:marquee/brand-looks";
import { languages } from "./languages.ts";
import { trees } from "./storySettings.ts";

type Item = { readonly value: string; readonly title: string };

const menu = (
  description: string,
  icon: "paintbrush" | "contrast" | "globe" | "transfer" | "bottombar" | "paragraph",
  items: Item[],
) => ({ description, toolbar: { icon, items, dynamicTitle: true } });

const toItems = (list: readonly { readonly id: string; readonly title: string }[]): Item[] =>
  list.map(({ id, title }) => ({ value: id, title }));

/** What the toolbar offers beside Storybook's own viewports. Brands and languages are those of the `brands` folder. */
export const toolbar = {
  brand: menu(
    "Brand",
    "paintbrush",
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  theme: menu("Theme", "contrast", [
    { value: "dark", title: "Dark" },
    { value: "light", title: "Light" },
  ]),
  language: menu("Language", "globe", toItems(languages)),
  direction: menu("Direction", "transfer", [
    { value: "auto", title: "Direction of the language" },
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ]),
  tree: menu("Whitelabel tree, for screens", "bottombar", toItems(trees)),
  names: menu("Names in the data, for screens", "paragraph", [
    { value: "plain", title: "Names as one expects" },
    { value: "long", title: "Long names" },
    { value: "unbroken", title: "200 letters, no space" },
    { value: "marks", title: "Combining marks" },
    { value: "rightToLeft", title: "Right-to-left names" },
  ]),
};
