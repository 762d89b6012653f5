import type { BrandAnswer } from "../door/readBrands.ts";
import type { Fault } from "../door/Refusal.ts";
import { toBrand, type Brand } from "./Brand.ts";
import type { Door } from "./callDoor.ts";
import { discard, noHistory, redo, settle, typeText, undo, type Draft, type Edit, type History } from "./history.ts";
import type { Drafts } from "./keepDrafts.ts";
import { toLook, type Look } from "./toLook.ts";
import { toText } from "./toText.ts";

/** A brand in the studio: as saved, as typed, as both look. */
export interface Work {
  readonly brand: Brand;
  readonly history: History;
  readonly saved: Look;
  readonly look: Look;
}

/** Everything that the panel shows. */
interface StudioState {
  readonly works: readonly Work[];
  readonly families: readonly string[];
  readonly isSaving: boolean;
  /** Why the last load or save was refused; empty after the next edit. */
  readonly faults: readonly Fault[];
  /** What happened last, for people who do not see it. */
  readonly news: string;
}

/** The studio without its looks: drafts of all brands, their history, loading and saving. */
export interface Studio {
  readonly get: () => StudioState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the brands anew; drafts stay. */
  readonly load: () => Promise<void>;
  readonly type: (id: string, edit: Edit, saved: string, gesture?: string) => void;
  readonly undo: (id: string) => void;
  readonly redo: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Writes a brand's draft into its folder. When that is refused, everything stays typed. */
  readonly save: (id: string) => Promise<void>;
}

const nothing: StudioState = { works: [], families: [], isSaving: false, faults: [], news: "" };

const count = (draft: Draft): string => (draft.length === 1 ? "1 change" : `${draft.length} changes`);

/** What the brand's folder says of a token; what both themes share stands in either. */
const toSavedText = ({ raw }: Brand, { key, mode }: Edit): string => {
  const token = raw[mode === "both" ? "dark" : mode].get(key);
  return token ? toText(token) : "";
};

const toWork = (brand: Brand, history: History): Work => {
  const saved = toLook(brand, []);
  return { brand, history, saved, look: history.draft.length > 0 ? toLook(brand, history.draft) : saved };
};

/** Makes a studio over a door. `kept` are drafts from before; they are there again as soon as their brand is. */
export function createStudio(door: Door, kept: Drafts = {}): Studio {
  let state = nothing;
  let last = "";
  let asked = 0;
  let isReading = false;
  const listeners = new Set<() => void>();
  const set = (next: Partial<StudioState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const open = (answer: BrandAnswer, history: History): Work | Fault => {
    try {
      return toWork(toBrand(answer), history);
    } catch (error) {
      return { file: `brands/${answer.id}`, key: "tokens", found: error instanceof Error ? error.message : String(error), expected: "tokens that resolve" };
    }
  };
  const find = (id: string): Work | undefined => state.works.find(({ brand }) => brand.id === id);
  const replace = (work: Work): readonly Work[] => state.works.map((other) => (other.brand.id === work.brand.id ? work : other));
  const change = (id: string, toNext: (history: History) => History, news = ""): void => {
    const work = find(id);
    if (!work) return;
    const history = toNext(work.history);
    if (history !== work.history) set({ works: replace({ ...work, history, look: toLook(work.brand, history.draft) }), faults: [], news });
  };
  const read = async (): Promise<void> => {
    const answer = await door.listBrands();
    const text = JSON.stringify(answer);
    if (text === last) return;
    last = text;
    const { brands, families, faults } = answer;
    const opened = brands.map((answer) => open(answer, find(answer.id)?.history ?? { ...noHistory, draft: kept[answer.id] ?? [] }));
    const works = opened.flatMap((work) => ("brand" in work ? work : []));
    // A brand whose files are broken for a moment, or a server that is away, takes nothing off the page.
    const stays = state.works.filter(({ brand }) => !works.some((work) => work.brand.id === brand.id));
    set({ works: [...works, ...stays].toSorted((one, other) => one.brand.id.localeCompare(other.brand.id)), faults: [...faults, ...opened.flatMap((work) => ("brand" in work ? [] : work))], ...(families.length > 0 ? { families } : {}) });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async () => {
      asked += 1;
      if (isReading) return;
      isReading = true;
      // One reading after the other: an older answer never comes after a newer one.
      for (let answered = 0; answered !== asked; ) {
        answered = asked;
        await read();
      }
      isReading = false;
    },
    type: (id, edit, saved, gesture) => change(id, (history) => typeText(history, edit, saved, gesture)),
    undo: (id) => change(id, undo, "Undone"),
    redo: (id) => change(id, redo, "Redone"),
    discard: (id) => change(id, discard, "All unsaved changes taken back; undo brings them back"),
    save: async (id) => {
      const before = find(id);
      const sent = before?.history.draft ?? [];
      if (!before || state.isSaving || sent.length === 0) return;
      set({ isSaving: true, faults: [], news: "" });
      const answer = await door.save(id, sent);
      const work = find(id);
      if ("faults" in answer || !work) return set({ isSaving: false, faults: "faults" in answer ? answer.faults : [], news: "Not saved" });
      last = "";
      const brand = toBrand(answer.brand);
      const history = settle(work.history, sent, (edit) => ({ before: toSavedText(before.brand, edit), now: toSavedText(brand, edit) }));
      set({ isSaving: false, works: replace(toWork(brand, history)), news: `Saved ${count(sent)} to ${answer.files.join(" and ")}` });
    },
  };
}
