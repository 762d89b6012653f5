import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths, showModal } from "@marquee/runtime";
import { TermsWatch } from "./components/TermsWatch/TermsWatch.tsx";
import { contentFirst } from "./contentFirst.ts";
import { termsModal } from "./modals/termsModal.ts";
import { termsRefusal } from "./model/termsRefusal.ts";

const loadHelp = () => import("./screens/HelpScreen/HelpScreen.tsx").then(({ HelpScreen }) => ({ Screen: HelpScreen }));
const loadPosts = () => import("./screens/PostsScreen/PostsScreen.tsx");

/** The help centre, news, the blog, and new terms (domain `content`). */
export const contentFeature: FeatureModule = {
  ...contentFirst,
  id: "content",
  screens: {
    [paths.help]: { title: msg`Help centre`, load: loadHelp },
    [paths.helpOnly]: { title: msg`Help centre`, load: loadHelp },
    [paths.news]: { title: msg`News`, load: () => loadPosts().then(({ NewsScreen }) => ({ Screen: NewsScreen })) },
    [paths.preview]: {
      title: msg`Preview`,
      load: () =>
        import("./screens/PreviewScreen/PreviewScreen.tsx").then(({ PreviewScreen }) => ({ Screen: PreviewScreen })),
    },
    [paths.blog]: { title: msg`Blog`, load: () => loadPosts().then(({ BlogScreen }) => ({ Screen: BlogScreen })) },
  },
  MemberWatch: TermsWatch,
  refusals: [termsRefusal],
  modals: [
    showModal(termsModal, {
      moduleId: "CORE3",
      load: () => import("./modals/TermsModal/TermsModal.tsx").then(({ TermsModal }) => ({ Modal: TermsModal })),
    }),
  ],
};
