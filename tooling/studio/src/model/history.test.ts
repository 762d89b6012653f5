import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discard, noHistory, redo, settle, toPlace, typeText, undo, type Edit, type History } from "./history.ts";

const edit = fc.record({
  key: fc.constantFrom("color.bg", "color.text", "radius.card"),
  mode: fc.constantFrom("dark" as const, "light" as const, "both" as const),
  text: fc.constantFrom("#000000", "#111111", "4px", ""),
});
const saved = "4px";
const { options, timeout } = toHistories(20, 200);
const turns = { undo, redo, discard };

type Act =
  | { readonly kind: "type"; readonly edit: Omit<Edit, "base">; readonly gesture: string | undefined }
  | { readonly kind: keyof typeof turns };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("type" as const), edit, gesture: fc.constantFrom(undefined, "a", "b") }),
  fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const, "discard" as const) }),
);

const toNext = (history: History, step: Act): History =>
  step.kind === "type" ? typeText(history, step.edit, saved, step.gesture) : turns[step.kind](history);

const repeat = (history: History, turn: (history: History) => History, times: number): History =>
  Array.from({ length: times }).reduce<History>(turn, history);

describe("a brand's history", () => {
  it(
    "any sequence of edits is undone to the start, and redone to the end",
    () => {
      fc.assert(
        fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
          const end = acts.reduce(toNext, noHistory);
          const start = repeat(end, undo, end.past.length);
          expect([start.draft, start.past]).toEqual([[], []]);
          const again = repeat(start, redo, start.future.length);
          const last = repeat(end, redo, end.future.length);
          expect([again.draft, again.past, again.future]).toEqual([last.draft, last.past, []]);
        }),
        options,
      );
    },
    timeout,
  );

  it(
    "a step back and forth is none, and at either end nothing happens",
    () => {
      fc.assert(
        fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
          const history = acts.reduce(toNext, noHistory);
          if (history.past.length > 0) expect(redo(undo(history)).draft).toEqual(history.draft);
          else expect(undo(history)).toEqual(history);
          if (history.future.length > 0) expect(undo(redo(history)).draft).toEqual(history.draft);
          else expect(redo(history)).toEqual(history);
        }),
        options,
      );
    },
    timeout,
  );

  it(
    "holds one edit for a token in a theme, and none that says what is saved",
    () => {
      fc.assert(
        fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
          const { draft } = acts.reduce(toNext, noHistory);
          expect(new Set(draft.map(toPlace)).size).toBe(draft.length);
          expect(draft.filter(({ text }) => text === saved)).toEqual([]);
        }),
        options,
      );
    },
    timeout,
  );

  it("takes what one gesture types as one step, and as none when it ends where it began", () => {
    const type = (history: History, text: string, gesture: string): History =>
      typeText(history, { key: "radius.card", mode: "both", text }, saved, gesture);
    const typed = ["", "1", "12", "12px"].reduce((history, text) => type(history, text, "a"), noHistory);
    expect([typed.past.length, undo(typed).draft]).toEqual([1, []]);
    expect(type(typed, "13px", "b").past.length).toBe(2);
    expect(type(typed, saved, "a")).toMatchObject({ past: [], draft: [] });
  });

  it("a save keeps what was typed while it ran", () => {
    const first: Edit = { key: "color.bg", mode: "dark", text: "#000000", base: saved };
    const second: Edit = { key: "color.text", mode: "dark", text: "#ffffff", base: saved };
    const during = [first, second, { ...second, text: "#eeeeee" }].reduce(
      (history, typed) => typeText(history, typed, saved),
      noHistory,
    );
    expect(settle(during, [first, second], ({ text }) => ({ before: saved, now: text }))).toEqual({
      past: [
        [
          { ...first, text: saved, base: "#000000" },
          { ...second, text: saved, base: "#ffffff" },
        ],
        [{ ...second, text: saved, base: "#ffffff" }],
        [],
      ],
      draft: [{ ...second, text: "#eeeeee", base: "#ffffff" }],
      future: [],
      gesture: undefined,
    });
  });

  it(
    "every step shows after a save what it showed before",
    () => {
      /** What a draft shows of each place that is typed or saved. */
      const toShown = (draft: History["draft"], base: ReadonlyMap<string, string>): unknown => {
        const shown = new Map([...base, ...draft.map((typed) => [toPlace(typed), typed.text] as const)]);
        return [...shown].filter(([, text]) => text !== saved).toSorted();
      };
      const listShown = (history: History, base: ReadonlyMap<string, string>): readonly unknown[] => {
        const start = repeat(history, undo, history.past.length);
        return Array.from({ length: start.future.length + 1 }, (_, index) =>
          toShown(repeat(start, redo, index).draft, base),
        );
      };
      fc.assert(
        fc.property(fc.array(act, { maxLength: 20 }), fc.array(act, { maxLength: 10 }), (acts, meanwhile) => {
          const atSave = acts.reduce(toNext, noHistory);
          const history = meanwhile.reduce(toNext, atSave);
          const base = new Map(atSave.draft.map((typed) => [toPlace(typed), typed.text]));
          const settled = settle(history, atSave.draft, ({ text }) => ({ before: saved, now: text }));
          expect(listShown(settled, base)).toEqual(listShown(history, new Map()));
          expect(settled.draft.filter((typed) => base.get(toPlace(typed)) === typed.text)).toEqual([]);
        }),
        options,
      );
    },
    timeout,
  );
});
