/** For drawn pictures: each is a document of its own, and told of another colour scheme it would be styled and painted anew with the theme (B8). */
export const oneScheme = "color-scheme: light;";
