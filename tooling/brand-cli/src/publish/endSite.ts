import {
  flip,
  isEnd,
  listFlips,
  listLast,
  readFlips,
  type Release,
  type Store,
  toReturnEnd,
} from "@marquee/site-store";
import type { ChangeNote } from "@marquee/vite";
import { CommandError } from "../cli/CommandError.ts";
import { askOperator } from "../trees/askOperator.ts";
import { requireOwnHosts } from "./goLive.ts";

/** Retires, restores or renames a merchant through a gateway's operator socket. @throws CommandError with the gateway's own words */
export async function takeStep(data: string, path: "/retire" | "/restore" | "/rename", step: object): Promise<void> {
  const { status, body } = await askOperator(data, path, step);
  if (status === 200) return;
  const error: unknown = Reflect.get(Object(body), "error");
  throw status === 409
    ? new CommandError("refused", String(error))
    : new CommandError(
        "failed",
        `the gateway of ${data} answers ${status} to ${path}: ${String(error ?? "is it of this version?")}`,
      );
}

/** A brand's last flip and its release. */
async function readEnd(store: Store, id: string) {
  const numbers = (await listFlips(store)).get(id) ?? [];
  const [last] = await readFlips(store, id, numbers.slice(-1));
  const [release] = await listLast(store, id, numbers, 1);
  if (last?.renamedTo !== undefined)
    throw new CommandError("refused", `${id}: the brand has the id ${last.renamedTo} now`);
  return { last, release };
}

/** Retires a brand's site in the store; null when it was never live. A retired site may be given another redirect. */
export async function retireSite(
  store: Store,
  id: string,
  redirect: string | undefined,
  change: ChangeNote,
): Promise<Release | null> {
  const { last, release } = await readEnd(store, id);
  if (!last || !release) return null;
  if (last.retired !== undefined && last.retired.redirect === redirect) return release;
  // The thirty days count from the first retirement.
  const at = last.retired === undefined ? change.at : last.at;
  await flip(store, release, last.number, { ...change, at }, { retired: redirect === undefined ? {} : { redirect } });
  return release;
}

/** Makes live again the release that was live when the site was retired. @throws CommandError when that is impossible */
export async function restoreSite(store: Store, id: string, change: ChangeNote): Promise<Release | null> {
  const { last, release } = await readEnd(store, id);
  if (last !== undefined) requireReturn(id, toReturnEnd(last));
  if (!last || !release || !isEnd(last)) return release ?? null;
  await requireOwnHosts(store, release);
  await flip(store, release, last.number, change);
  return release;
}

function requireReturn(id: string, end: number | null): void {
  if (end !== null && end < Date.now())
    throw new CommandError(
      "refused",
      `${id}: its site could come back until ${new Date(end).toISOString().slice(0, 10)}; publish it as a new brand`,
    );
}
