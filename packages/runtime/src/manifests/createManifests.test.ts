import type { Texts } from "@marquee/i18n";
import { expect, it, vi } from "vitest";
import { toLateParts } from "../brand/toLateParts.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { showModal } from "../modals/showModal.ts";
import { defineModal } from "../modals/defineModal.ts";
import { createManifests } from "./createManifests.ts";

const texts: Pick<Texts, "complete"> = { complete: async () => undefined };
/** All of it but the words, which only a compiled page has. */
const loadLate = async () => ({
  toLateParts,
  formatMoney: (amount: string) => amount,
  formatDateTime: String,
  toLateStrings: () => {
    throw new Error("no words are shown here");
  },
});
const never = (): Promise<never> => new Promise(() => {});
const first: FeatureModule = { id: "shell", statusScreens: { maintenance: never, region: never, page: never } };
const modal = showModal(defineModal("tried"), { moduleId: "CORE3", load: never });
const all: readonly FeatureModule[] = [{ ...first, modals: [modal] }, { id: "wallet" }];

it("begins with what loads first, and has the rest when it has come, which is told once", async () => {
  const loadAll = vi.fn(async () => all);
  const manifests = createManifests([first], loadAll, texts, loadLate);
  const before = manifests.get();
  expect([before.features, before.parts.modals.size, loadAll.mock.calls.length]).toEqual([[first], 0, 0]);
  const heard = vi.fn();
  const stop = manifests.subscribe(heard);
  expect(await Promise.all([manifests.load(), manifests.load()])).toEqual([all, all]);
  const after = manifests.get();
  expect([after.features, after.parts.modals.size, loadAll.mock.calls.length, heard.mock.calls.length]).toEqual([
    all,
    1,
    1,
    1,
  ]);
  // One that is shown would begin anew as another component.
  expect(after.parts.statusScreens).toBe(before.parts.statusScreens);
  stop();
});

it("SH-23: asks again after a failure", async () => {
  const loadAll = vi.fn(async () => all).mockRejectedValueOnce(new Error("offline"));
  const manifests = createManifests([first], loadAll, texts, loadLate);
  await expect(manifests.load()).rejects.toThrow("offline");
  expect(manifests.get().features).toEqual([first]);
  expect(await manifests.load()).toBe(all);
});

it("has its manifests from the start where none load later", async () => {
  const manifests = createManifests(all, undefined, texts, loadLate);
  const before = manifests.get();
  expect(await manifests.load()).toBe(all);
  const after = manifests.get();
  expect([after.features, after.parts.header]).toEqual([before.features, before.parts.header]);
  expect(after.parts.modals.size).toBe(1);
});
