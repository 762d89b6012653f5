import { getMemberTerms } from "@marquee/contract";
import { answer, AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { termsModal } from "../termsModal.ts";

const meta: PageMeta = {
  title: "Screens/New terms",
  component: AppPage,
  args: {
    path: "/",
    visitor: "member",
    modal: termsModal,
    answers: [
      answer(getMemberTerms, () => ({
        terms: {
          version: 2,
          title: "Terms of use",
          content:
            `<h2>Who may play</h2><p>${"You must be old enough where you live, and play for yourself. ".repeat(12)}</p>`.repeat(
              5,
            ),
          language: "EN" as const,
          updatedAt: Date.UTC(2026, 10, 20, 9),
        },
      })),
    ],
  },
  parameters: { layout: "fullscreen" },
  tags: ["!test"],
};

export default meta;

export const Default: PageStory = { tags: ["test"] };
