import { gameMechanics, houseModels, houseThemes, volatilities } from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { chooseHouseGame } from "../demo/chooseHouseGame.ts";
import { migrations } from "../../../db/migrations.ts";
import { gamesMigration } from "./009-games.ts";

const open = (before: string) =>
  openTestDatabase<unknown>(inject("testSource"), {
    migrations: migrations.filter(({ name }) => name < before),
    empty: true,
  });

interface Row {
  readonly code: string;
  readonly provider: string;
  readonly theme: string;
  readonly mechanic: string;
  readonly model: string;
  readonly rtp: number;
  readonly volatility: string;
  readonly weight: number;
}

it("GM-34: games that are there get on record what was worked out of their codes, whatever the code", async () => {
  const { db, close } = await open("009");
  try {
    const seeded = Array.from(
      { length: 3_000 },
      (_, index) => `rng-${["luna", "sprw", "zeph", "x"][index % 4]}-${index}`,
    );
    const codes = [
      ...new Set([
        ...seeded,
        ...fc
          .sample(fc.string({ unit: "binary", maxLength: 60 }), 2_000)
          .filter((code) => !code.includes("\0") && code.isWellFormed()),
      ]),
    ];
    const games = codes.map((code, position) => ({
      tenant_id: `t${position % 3}`,
      node_id: `n${position}`,
      code,
      vendor: "V",
      category: "RNG",
      classify: "",
      name: "",
      min_bet: "1.00",
      min_lines: 0,
      tags: [],
      hot_rank: null,
      is_new: false,
      state: "ON",
      position,
    }));
    await sql`insert into games select * from json_populate_recordset(null::games, ${JSON.stringify(games)}::json)`.execute(
      db,
    );
    await sql.raw(gamesMigration.sql).execute(db);
    const { rows } =
      await sql<Row>`select code, provider, theme, mechanic, model, rtp, volatility, weight from games order by position`.execute(
        db,
      );
    const expected = codes.map((code) => {
      const { theme, modelId } = chooseHouseGame(code);
      const { mechanic, rtp, volatility } = houseModels[modelId];
      return { code, provider: "MARQ", theme, mechanic, model: modelId, rtp, volatility, weight: 100 };
    });
    expect(rows).toEqual(expected);
    expect(new Set(rows.map(({ theme, model }) => `${theme} ${model}`)).size).toBe(
      houseThemes.length * Object.keys(houseModels).length,
    );
    // Three games as they have been since the first release.
    const known = ["rng-luna-1", "rng-kite-2", "inhouse-marq-12"].map(chooseHouseGame);
    expect(known.map(({ theme, modelId }) => [theme, modelId])).toEqual([
      ["night", "treasure-calm"],
      ["lanterns", "voyage-bold"],
      ["sea", "voyage-calm"],
    ]);
  } finally {
    await close();
  }
});

it("the database takes the mechanics and volatilities of the contract and no other ones, and of a house game no half of a record", async () => {
  const { db, close } = await open("010");
  try {
    const insert = (node: string, change: object = {}) => {
      const game = {
        tenant_id: "t",
        node_id: node,
        code: node,
        vendor: "V",
        category: "RNG",
        classify: "",
        name: "",
        min_bet: "1.00",
        min_lines: 0,
        tags: [],
        is_new: false,
        state: "ON",
        position: 0,
        provider: "MARQ",
        theme: "sea",
        mechanic: "TUMBLE",
        model: "tumble-calm",
        rtp: 9_661,
        volatility: "LOW",
        weight: 100,
        ...change,
      };
      return sql`insert into games select * from json_populate_recordset(null::games, ${JSON.stringify([game])}::json)`.execute(
        db,
      );
    };
    for (const mechanic of gameMechanics)
      for (const volatility of volatilities) await insert(`${mechanic}-${volatility}`, { mechanic, volatility });
    await insert("others", {
      provider: "OTHER",
      theme: null,
      mechanic: null,
      model: null,
      rtp: null,
      volatility: null,
    });
    const wrong: readonly (readonly [string, object])[] = [
      ["games_mechanic", { mechanic: "SPIN" }],
      ["games_volatility", { volatility: "EXTREME" }],
      ["games_rtp", { rtp: 10_001 }],
      ["games_rtp", { rtp: 0 }],
      ["games_weight", { weight: 101 }],
      ["games_provider", { provider: "marq" }],
      ["games_model", { model: "Tumble Calm" }],
      ["games_theme", { theme: "" }],
      ...["theme", "mechanic", "model", "rtp", "volatility"].map((name) => ["games_record", { [name]: null }] as const),
    ];
    for (const [constraint, change] of wrong)
      await expect(insert("wrong", change), JSON.stringify(change)).rejects.toThrow(new RegExp(constraint));
  } finally {
    await close();
  }
});
