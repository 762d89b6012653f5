import { randomUUID } from "node:crypto";
import { launchGame, type LaunchRequest } from "@marquee/contract";
import { addRestriction, type AddRestriction, getMember, saveLabel, setMemberLabels } from "@marquee/contract/staff";
import { joinDesk } from "./deskTeam.ts";
import { createGameServer } from "./gameServer.ts";
import { openTestApp } from "./openTestApp.ts";
import { deskSettings } from "./staff.ts";
import { openAurelune, toLaunch, type Visitor } from "./visitor.ts";
import { openWallet } from "./wallet.ts";

/** Why the staff of these tests act. */
export const reason = "the regulator asks for it";

/** A game with which these tests play, its vendor and its category. */
export const luna = { code: "rng-luna-1", vendor: "RNG/LUNA", category: "RNG" } as const;

/** A new restriction of these tests. */
export type Wanted = Omit<AddRestriction, "id" | "reason">;

/** The launch of a game by its code. */
export const toGame = (code: string): Partial<LaunchRequest> => ({
  nodeId: `aurelune-${code}`,
  gameId: `aurelune-${code}`,
});

/** A gateway with staff, members who play, and labels. */
export async function openRestrictions() {
  const app = await openTestApp(deskSettings);
  const [owner, risk, support, auditor] = await Promise.all([
    joinDesk(app, "owner", "OWNER"),
    joinDesk(app, "risk", "RISK"),
    joinDesk(app, "support", "SUPPORT"),
    joinDesk(app, "auditor", "AUDITOR"),
  ]);
  const server = createGameServer(app, app.houseSecret);
  let serial = 0;

  return {
    app,
    owner,
    risk,
    support,
    auditor,
    server,
    join: async () => {
      serial += 1;
      const [name, visitor] = [`barred${String(serial).padStart(3, "0")}`, openAurelune(app)];
      const { session } = await visitor.registerAs(name);
      return { name, visitor, memberId: session?.id ?? "" };
    },
    /** A new label. @returns its id */
    addLabel: async (EN: string): Promise<string> => {
      const id = randomUUID();
      const look = { color: "#112233", color2: "#aabbcc", rank: 3, service: "NORMAL" } as const;
      await owner.get(saveLabel, { id, version: 0, names: { EN }, ...look, reason });
      return id;
    },
    label: async (memberId: string, labels: string[]): Promise<void> => {
      const { version } = await support.get(getMember, { memberId });
      await support.get(setMemberLabels, { memberId, labels, version, reason });
    },
    /** @returns its id */
    restrict: async (wanted: Wanted): Promise<string> => {
      const id = randomUUID();
      await risk.get(addRestriction, { id, ...wanted, reason });
      return id;
    },
    play: (visitor: Visitor, code: string = luna.code, mode: "REAL" | "DEMO" = "REAL") =>
      openWallet(server, visitor, mode, toGame(code)),
    /** The code with which a launch is refused; `none` when it is not. */
    launch: async (visitor: Visitor, code: string = luna.code, mode: "REAL" | "DEMO" = "REAL"): Promise<string> => {
      const { body } = await visitor.call(launchGame, {
        ...toLaunch("aurelune.localhost", "AURELUNE", `aurelune-${code}`),
        mode,
      });
      return body.success ? "none" : body.errorCode;
    },
  };
}
