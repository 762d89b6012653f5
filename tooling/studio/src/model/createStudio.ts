import type { BrandAnswer } from "../door/readBrands.ts";
import type { Fault } from "../door/Refusal.ts";
import { toBrand, type Brand } from "./Brand.ts";
import type { Door } from "./callDoor.ts";
import {
  discard,
  noHistory,
  redo,
  replaceEdit,
  settle,
  typeText,
  undo,
  type Draft,
  type Edit,
  type History,
} from "./history.ts";
import type { Drafts } from "./keepDrafts.ts";
import { listConflicts, listSaved, type Conflict } from "./listConflicts.ts";
import { toLook, type Look } from "./toLook.ts";

/** A brand in the studio: saved, edited, and both resolved. */
export interface Work {
  readonly brand: Brand;
  readonly history: History;
  readonly saved: Look;
  readonly look: Look;
  /** Tokens changed in the files while they are edited here. */
  readonly conflicts: readonly Conflict[];
}

/** Everything that the panel shows. */
interface StudioState {
  readonly works: readonly Work[];
  readonly families: readonly string[];
  readonly isSaving: boolean;
  /** Why the last save was refused, until the next edit; and current faults in the folder. */
  readonly faults: readonly Fault[];
  /** The last event, for screen readers. */
  readonly news: string;
}

/** The studio's state: drafts of all brands, their history, loading and saving. */
export interface Studio {
  readonly get: () => StudioState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reloads the brands; drafts stay. */
  readonly load: () => Promise<void>;
  readonly type: (id: string, edit: Omit<Edit, "base">, saved: string, gesture?: string) => void;
  /** Resolves a conflict in favour of the edit. */
  readonly keepOwn: (id: string, conflict: Conflict) => void;
  /** Resolves a conflict in favour of the folder; the edit is dropped. */
  readonly takeSaved: (id: string, conflict: Conflict) => void;
  readonly undo: (id: string) => void;
  readonly redo: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Writes a brand's draft into its folder. When refused, the draft stays as it is. */
  readonly save: (id: string) => Promise<void>;
}

const nothing: StudioState = { works: [], families: [], isSaving: false, faults: [], news: "" };

const count = (draft: Draft): string => (draft.length === 1 ? "1 change" : `${draft.length} changes`);

/** A token's value in the brand's folder; shared values appear in both themes. */
const toSavedText = (brand: Brand, edit: Edit): string => listSaved(brand, edit)[0]?.text ?? "";

const toWork = (brand: Brand, history: History, saved = toLook(brand, [])): Work => ({
  brand,
  history,
  saved,
  look: history.draft.length > 0 ? toLook(brand, history.draft) : saved,
  conflicts: listConflicts(brand, history.draft),
});

/** Creates a studio on a connection. `kept` are earlier drafts, restored as soon as their brand is loaded. */
export function createStudio(door: Door, kept: Drafts = {}): Studio {
  let state = nothing;
  let last = "";
  let asked = 0;
  let isReading = false;
  let folderFaults: readonly Fault[] = [];
  let saveFaults: readonly Fault[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Partial<StudioState>): void => {
    state = { ...state, faults: [...saveFaults, ...folderFaults], ...next };
    for (const listener of listeners) listener();
  };
  const open = (answer: BrandAnswer, history: History): Work | Fault => {
    try {
      return toWork(toBrand(answer), history);
    } catch (error) {
      return {
        file: `brands/${answer.id}`,
        key: "tokens",
        found: error instanceof Error ? error.message : String(error),
        expected: "tokens that resolve",
      };
    }
  };
  const find = (id: string): Work | undefined => state.works.find(({ brand }) => brand.id === id);
  const replace = (work: Work): readonly Work[] =>
    state.works.map((other) => (other.brand.id === work.brand.id ? work : other));
  const change = (id: string, toNext: (history: History) => History, news = ""): void => {
    const work = find(id);
    if (!work) return;
    const history = toNext(work.history);
    if (history === work.history) return;
    saveFaults = [];
    set({ works: replace(toWork(work.brand, history, work.saved)), news });
  };
  const read = async (): Promise<void> => {
    const answer = await door.listBrands();
    const text = JSON.stringify(answer);
    if (text === last) return;
    last = text;
    const { brands, families, faults } = answer;
    const opened = brands.map((answer) =>
      open(answer, find(answer.id)?.history ?? { ...noHistory, draft: kept[answer.id] ?? [] }),
    );
    const works = opened.flatMap((work) => ("brand" in work ? work : []));
    // A brand whose files are briefly broken, or an unreachable server, removes nothing from the page.
    const stays = state.works.filter(({ brand }) => !works.some((work) => work.brand.id === brand.id));
    folderFaults = [...faults, ...opened.flatMap((work) => ("brand" in work ? [] : work))];
    set({
      works: [...works, ...stays].toSorted((one, other) => one.brand.id.localeCompare(other.brand.id)),
      ...(families.length > 0 ? { families } : {}),
    });
  };
  const load = async (): Promise<void> => {
    asked += 1;
    if (isReading) return;
    isReading = true;
    // One request at a time, so that an older answer never follows a newer one.
    for (let answered = 0; answered !== asked;) {
      answered = asked;
      await read();
    }
    isReading = false;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    type: (id, edit, saved, gesture) => change(id, (history) => typeText(history, edit, saved, gesture)),
    // An edit of both themes becomes one for each when they now differ.
    keepOwn: (id, { edit, disk }) =>
      change(
        id,
        (history) =>
          replaceEdit(
            history,
            edit,
            new Set(disk.map(({ text }) => text)).size > 1
              ? disk.map(({ mode, text }) => ({ ...edit, mode, base: text }))
              : [{ ...edit, base: disk[0]?.text ?? "" }],
          ),
        `Yours is kept: ${edit.key}`,
      ),
    takeSaved: (id, { edit }) =>
      change(id, (history) => replaceEdit(history, edit, []), `The file's value is taken: ${edit.key}`),
    undo: (id) => change(id, undo, "Undone"),
    redo: (id) => change(id, redo, "Redone"),
    discard: (id) => change(id, discard, "All unsaved changes taken back; undo brings them back"),
    save: async (id) => {
      const before = find(id);
      const sent = before?.history.draft ?? [];
      if (!before || state.isSaving || sent.length === 0) return;
      saveFaults = [];
      set({ isSaving: true, news: "" });
      const answer = await door.save(id, sent);
      const work = find(id);
      if ("faults" in answer || !work) {
        saveFaults = "faults" in answer ? answer.faults : [];
        set({ isSaving: false, news: "Not saved" });
        // Whatever changed in the folder shows beside the refusal.
        return load();
      }
      last = "";
      const brand = toBrand(answer.brand);
      const history = settle(work.history, sent, (edit) => ({
        before: toSavedText(before.brand, edit),
        now: toSavedText(brand, edit),
      }));
      set({
        isSaving: false,
        works: replace(toWork(brand, history)),
        news:
          answer.files.length > 0
            ? `Saved ${count(sent)} to ${answer.files.join(" and ")}`
            : "The files say so already",
      });
    },
  };
}
