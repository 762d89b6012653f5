import {
  type App,
  createApp,
  createFirstKey,
  localStore,
  type LocalKey,
  type ModalParams,
  modalOpened,
  sessionStore,
} from "@marquee/runtime";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { createMemoryRouter, parsePath } from "react-router";
import type { Answer } from "./answer.ts";
import { listCoveredAnswers } from "./fixtures/gamesAnswers.ts";
import { closedAnswer, refusedRegionAnswer } from "./fixtures/systemAnswers.ts";
import { listAnswers } from "./listAnswers.ts";
import { serveCalls } from "./serveCalls.ts";
import { type StorySetting, useStorySetting } from "./StorySettingContext.ts";
import { addFault } from "./takeFaults.ts";
import { type Call, toHandle } from "./toHandle.ts";
import type { Situation } from "./World.ts";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly popupHidden: string;
    readonly noticeLine: string;
    readonly noticesSeen: string;
  }
  interface FeatureSessionKeys {
    readonly popupShown: string;
  }
}

/** Who looks at the page. */
type Visitor = "guest" | "member" | "trial" | "agent" | "trialAgent";

/** The settings of a screen's story. */
export type AppPageProps = {
  /** The address, with its query; a centre's opens it over home. */
  readonly path: string;
  /** How the gateway answers. */
  readonly situation?: Situation;
  readonly visitor?: Visitor;
  /** The visit begins with this page, so that it may open notices (AN-06). */
  readonly isArriving?: boolean;
  /** The modal that is open over the page, and what it is opened with. */
  readonly modal?: { readonly name: string; readonly params?: ModalParams };
  /** Whether the site is open here (spec §2). */
  readonly status?: "open" | "closed" | "region";
  /** Answers that come before those of the fixtures; the same list as long as the page is the same. */
  readonly answers?: readonly Answer[];
  /** Hears of each call that the page makes, and may hold its answer back; the same function as long as the page is the same. */
  readonly onCall?: (call: Call) => void | Promise<void>;
  /** Hears of the app once it is shown; the same function as long as the page is the same. */
  readonly onShown?: (app: App) => void;
};

const kinds = { member: "0", trial: "4", agent: "1", trialAgent: "41" } as const;

/** Browser storage of one story must not reach the next. */
const left: readonly LocalKey[] = [
  "lang",
  "menu",
  "status",
  "popupHidden",
  "noticeLine",
  "noticesSeen",
  "token",
  "isAgent",
  "username",
];

function keepVisitor(visitor: Visitor, isArriving: boolean): void {
  for (const key of left) localStore.remove(key);
  if (isArriving) sessionStore.remove("popupShown");
  else sessionStore.set("popupShown", "");
  if (visitor === "guest") return sessionStore.remove("token");
  sessionStore.set("token", "story-token");
  sessionStore.set("isAgent", kinds[visitor]);
  sessionStore.set("username", "koi_player");
}

/** Serves the page's made-up gateway and creates its app. Returns a function that ends both. */
function openApp(
  { engine, settings, direction, world: place }: StorySetting,
  {
    path,
    situation = "default",
    visitor = "guest",
    isArriving = false,
    modal,
    status = "open",
    answers = [],
    onCall,
  }: Omit<AppPageProps, "onShown">,
  onOpen: (app: App) => void,
): () => void {
  const world = { ...place, situation };
  const openers = { open: [], closed: [closedAnswer(world)], region: [refusedRegionAnswer(world)] }[status];
  const isCovered = modal !== undefined || /^\/(?:member|agent)(?:\/|$)/.test(path);
  const fixtures = [...(isCovered ? listCoveredAnswers(world) : []), ...listAnswers(world)];
  const stop = serveCalls(toHandle([...answers, ...openers, ...fixtures], situation, addFault, onCall));
  keepVisitor(visitor, isArriving);
  let isOver = false;
  // With a key of its own: the router would begin where the last page was left that had the same one.
  const entry = { ...parsePath(path), key: createFirstKey() };
  void createApp(engine, settings, (routes) => createMemoryRouter(routes, { initialEntries: [entry] })).then((app) => {
    if (isOver) return;
    document.documentElement.dir = direction;
    if (modal !== undefined) app.store.dispatch(modalOpened(modal, modal.params));
    onOpen(app);
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** The whole site at one address, as its visitor sees it in one situation: the real app, answered by typed fixtures. */
export function AppPage({
  path,
  situation = "default",
  visitor = "guest",
  isArriving = false,
  modal,
  status = "open",
  answers,
  onCall,
  onShown,
}: AppPageProps): ReactNode {
  const setting = useStorySetting();
  const [shown, setShown] = useState<{ readonly app: App; readonly count: number }>();
  useEffect(() => {
    const parts = {
      path,
      situation,
      visitor,
      isArriving,
      status,
      ...(modal === undefined ? {} : { modal }),
      ...(answers === undefined ? {} : { answers }),
      ...(onCall === undefined ? {} : { onCall }),
    };
    return openApp(setting, parts, (app) => setShown((before) => ({ app, count: (before?.count ?? 0) + 1 })));
  }, [setting, path, situation, visitor, isArriving, modal, status, answers, onCall]);
  useEffect(() => {
    if (shown !== undefined) onShown?.(shown.app);
  }, [shown, onShown]);
  // A router belongs to one place in the tree, so another app gets another place.
  return shown && <Fragment key={shown.count}>{shown.app.element}</Fragment>;
}
