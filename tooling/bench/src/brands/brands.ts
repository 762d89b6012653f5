import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** What brands cost (brand-platform.md "New brand", "Proofs"): builds, bytes, 300 of them at once, going live and back. */
export async function measureBrands(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("tooling/brand-cli/bench/brands.ts", say);
  const shown = (what: string, value: number, unit: string, atMost?: number): Figure => ({
    id: "brands",
    what,
    value,
    unit,
    ...(atMost !== undefined && { budget: { of: "value" as const, atMost, isBinding: false } }),
  });
  return [
    shown("one brand, built whole", get("firstMs") / 1000, "s"),
    ...[2, 20, 100].flatMap((number) => [
      shown(`the ${number}. brand, another look`, get(`look${number}Ms`), "ms"),
      shown(`the ${number}. brand, stored`, get(`look${number}Kb`), "kB"),
    ]),
    shown("a brand with another choice of modules", get("modulesMs"), "ms"),
    shown("another choice of modules, stored with its look", get("modulesKb"), "kB"),
    shown("300 layers", get("layersMs") / 1000, "s", 5),
    shown("300 brands validated", get("validateMs") / 1000, "s", 5),
    {
      id: "brands",
      what: "faults of 300 sound brands",
      value: get("faults"),
      unit: "",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
    shown("a look live, with its health check", get("publishMs") / 1000, "s", 10),
    shown("first publish of 33, each with its health check", get("firstPublishMs") / 1000, "s", 20),
    shown("publish of 33 changed brands", get("changedPublishMs") / 1000, "s", 20),
    shown("plan and apply of one change", get("applyMs") / 1000, "s"),
    shown("fleet list of 400", get("listMs") / 1000, "s"),
    shown("rolled back on two gateways under load", get("rollbackMs") / 1000, "s", 1),
    {
      id: "brands",
      what: "failed requests over a release and a roll back",
      value: get("failed"),
      unit: "",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
    {
      id: "brands",
      what: "20 brands by one build each, against ours",
      value: get("commonMs") / 1000,
      unit: "s",
      reference: { what: "engine and layers", value: get("oursMs") / 1000 },
      budget: { of: "ratio", atLeast: 10, isBinding: true },
    },
  ];
}
