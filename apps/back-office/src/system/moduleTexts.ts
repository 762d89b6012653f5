import { msg } from "@lingui/core/macro";

/** What the modules of domain `system` are called, and what they do. */
export const systemModuleTexts = {
  ROOT3: { name: msg`The whole site`, does: msg`Everything that players see; off, the site is closed.` },
  CORE3: { name: msg`Frame of the site`, does: msg`The head, menus, foot and notices around every page.` },
  BANNER3: { name: msg`Banners`, does: msg`Large pictures at the top of pages.` },
  THEME3: { name: msg`Dark and light`, does: msg`Players choose a dark or a light look.` },
  LANG3: { name: msg`Choice of language`, does: msg`Players choose the language of the site.` },
  DOWNLOAD3: { name: msg`Downloads`, does: msg`The page that offers apps.` },
  LITEAPP3: { name: msg`Light app`, does: msg`The site as an app on the home screen.` },
  IOSAPP3: { name: msg`App for iPhone`, does: msg`The download for iPhone and iPad.` },
  ANDAPP3: { name: msg`App for Android`, does: msg`The download for Android phones.` },
  SOCIAL3: { name: msg`Social media links`, does: msg`Links to the brand's pages on social media.` },
  MIRROR3: { name: msg`Other addresses`, does: msg`A page of the addresses at which the site is reached.` },
  HELP3: { name: msg`Help centre`, does: msg`Pages with answers to common questions.` },
  NEWS3: { name: msg`News`, does: msg`Pages with news of the brand.` },
  BLOG3: { name: msg`Blog`, does: msg`Longer articles of the brand.` },
  CSERV3: { name: msg`Customer service`, does: msg`Ways to reach customer service.` },
  ANNOUNCE3: { name: msg`Announcements`, does: msg`The list of announcements.` },
  POPNOTICE3: { name: msg`Notice at the start`, does: msg`A notice over the page when somebody comes to the site.` },
  MARQUEE3: { name: msg`Line of news`, does: msg`A line of announcements that moves across the page.` },
  FOOTAFF3: { name: msg`Affiliates in the foot`, does: msg`The link for affiliates at the foot of pages.` },
  WHYAFF3: { name: msg`Why become an affiliate`, does: msg`The page that tells what affiliates earn.` },
  VERIFREP3: { name: msg`Check of a representative`, does: msg`Players check whether somebody speaks for the brand.` },
  HOMEGUARD3: { name: msg`Log in first`, does: msg`Visitors see the site only after they log in.` },
  SEAMBARS3: { name: msg`Bars around games`, does: msg`The site's bars stay around a game on its own page.` },
  MEMCEN3: { name: msg`Member centre`, does: msg`Pages about a player's own account.` },
};
