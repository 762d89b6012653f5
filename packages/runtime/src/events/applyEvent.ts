import { api, authApi, eventCame, systemApi } from "@marquee/api-client";
import { isLiveEventKind, type LiveEvent, liveEventKinds } from "@marquee/contract";
import type { AppStore } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import { statusRequest } from "../startup/statusQuery.ts";

/** A page that ends its own session knows it by then, and asks nothing. In milliseconds. */
const ownEnd = 500;

const anew = { subscribe: false, forceRefetch: true } as const;

type Dispatch = AppStore["dispatch"];

/** What the tree's events change beside the status, by the part that was switched. */
const partTags = {
  module: ["Notices", "Games", "RegisterRules"],
  setting: ["RegisterRules"],
  game: ["Games"],
  brand: ["Notices", "Games", "RegisterRules"],
} as const;

const isTagged = (part: string | undefined): part is keyof typeof partTags =>
  part !== undefined && Object.hasOwn(partTags, part);

const askStatus = async (dispatch: Dispatch): Promise<void> =>
  void (await dispatch(systemApi.endpoints.getStatus.initiate(statusRequest, anew)));

async function followTree(dispatch: Dispatch, part: string | undefined): Promise<void> {
  // A game's state is no part of the status.
  if (part !== "game") await askStatus(dispatch);
  // What has gone off leaves the page first, so that it is not asked for any more.
  if (isTagged(part)) setTimeout(() => dispatch(api.util.invalidateTags([...partTags[part]])));
}

/** Asks whether the session has really ended: the refusal says why, and ends it here too (LG-24). */
function askSession(dispatch: Dispatch, getState: AppStore["getState"]): void {
  const token = selectSession(getState())?.token;
  if (token === undefined) return;
  setTimeout(() => {
    if (selectSession(getState())?.token === token) void dispatch(authApi.endpoints.getSessionLife.initiate({}, anew));
  }, ownEnd);
}

/** What events tell a member of; notices are everybody's. */
const memberTags = [...new Set(Object.values(liveEventKinds).flat())].filter((tag) => tag !== "Notices");

/** Asks anew for the member's own data that the page shows: what happened before the page heard of events was told to nobody here. */
export const askMember = () => (dispatch: Dispatch) => void dispatch(api.util.invalidateTags([...memberTags]));

/** Asks anew for what an event says has changed; only what a page shows is asked for. Features' slices hear of it as `eventCame`. */
export function applyEvent(event: LiveEvent) {
  const { kind, data } = event;
  return (dispatch: Dispatch, getState: AppStore["getState"]): void => {
    dispatch(eventCame(event));
    if (kind === "tree") void followTree(dispatch, data["part"]);
    const tags = isLiveEventKind(kind) ? liveEventKinds[kind] : [];
    if (tags.length > 0) dispatch(api.util.invalidateTags([...tags]));
    if (kind === "session.ended") askSession(dispatch, getState);
    if (kind !== "reset") return;
    void askStatus(dispatch);
    dispatch(api.util.invalidateTags(["Session", "Games", "Notices", "RegisterRules"]));
  };
}
