/** The name of the element in Storybook's page that holds the run's token. */
export const tokenId = "marquee-studio-token";

/** The path of the studio's endpoint on Storybook's server. */
export const doorPath = "/marquee-studio";

/** The header with the run's token: a page of another origin cannot set it without a CORS preflight. */
export const tokenHeader = "x-marquee-studio";

/** From a story frame to the panel: it has loaded and knows no edits yet. */
export const framed = "marquee/studio/framed";

/** From the panel to the frame: the styles of a brand's stories, including unsaved edits. */
export const worn = "marquee/studio/worn";

/** What {@link worn} carries: a brand's id and its custom properties as CSS. */
export interface Worn {
  readonly brand: string;
  readonly css: string;
}
