import { listAgentAnnouncements, listAnnouncements, loginFreePlay } from "@marquee/contract";
import { saveAnnouncement } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { toAnnouncement } from "../../../test/notices.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { deskSettings } from "../../../test/staff.ts";
import { openAurelune, openKickline, type Visitor } from "../../../test/visitor.ts";
import { makeAgent } from "../agent/index.ts";

describe("announcements for agents", () => {
  let app: TestApp;
  let agent: Visitor;
  let player: Visitor;
  const notice = toAnnouncement({ type: "AG", texts: { EN: { title: "For agents", html: "<p>Terms</p>" } } });

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const carla = await joinDesk(app, "carla", "CONTENT");
    await carla.get(saveAnnouncement, notice);
    [agent, player] = [openAurelune(app), openAurelune(app)];
    const { id } = await agent.registerAs("noticeagent");
    await transact(app.services.db, (tx) => makeAgent(tx, { tenantId: "aurelune", memberId: id }, 1));
    await agent.loginAs("noticeagent");
    await player.registerAs("noticeplayer");
  });
  afterAll(() => app.close());

  it("AC-02: an agent reads what the merchant tells its agents", async () => {
    const { list, totalPages } = await agent.get(listAgentAnnouncements, {});
    expect(list).toMatchObject([{ id: notice.id, title: "For agents", content: "<p>Terms</p>", type: "AG" }]);
    expect([totalPages, (await agent.get(listAgentAnnouncements, { pageNo: 2 })).list]).toEqual([1, []]);
    await switchModules(app, "aurelune", { AGANN3: "off" });
    expect(await agent.refuse(listAgentAnnouncements, {})).toBe("function.not.available");
    await switchModules(app, "aurelune", { AGANN3: "on" });
  });

  it("AC-02: neither a player, a trial player nor a guest is ever told, nor anybody of another merchant", async () => {
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    const guest = openAurelune(app);
    expect(await player.refuse(listAgentAnnouncements, {})).toBe("permission.denied");
    expect(await trial.refuse(listAgentAnnouncements, {})).toMatch(/^(permission\.denied|trial\.not\.allowed)$/);
    expect(await guest.refuse(listAgentAnnouncements, {})).toBe("login.not.session");
    for (const visitor of [player, trial, guest, agent, openKickline(app)])
      for (const types of ["AG", "B,PL,PU,PR,H,AG", "PL"])
        expect(JSON.stringify(await visitor.get(listAnnouncements, { types }))).not.toContain(notice.id);
  });
});
