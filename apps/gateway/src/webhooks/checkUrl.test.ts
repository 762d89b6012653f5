import { expect, it } from "vitest";
import { canReach, readUrl } from "./checkUrl.ts";
import { openWebhookPost } from "./postWebhook.ts";

const production = { mayLoopback: false };

it("X-64: in production no address of this machine is one to send to, however it is written", async () => {
  for (const host of [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "localhost",
    "a.localhost",
  ]) {
    expect(readUrl(`http://${host}/`, production), host).toBeUndefined();
    const url = readUrl(`https://${host}/`, production);
    expect(url !== undefined && (await canReach(url, production)), host).toBe(false);
    const { status, failure } = await openWebhookPost(production).send(`https://${host}/`, {}, "{}");
    expect([status, failure !== null], host).toEqual([null, true]);
  }
  const open = readUrl("https://93.184.215.14/", production);
  expect(open !== undefined && (await canReach(open, production))).toBe(true);
});

it("X-64: a name that leads inside is refused at the connection, whatever it led to before", async () => {
  const { status, failure } = await openWebhookPost(production).send("https://localhost:1/", {}, "{}");
  expect([status, failure]).toEqual([null, "the name resolves to an address that is not allowed"]);
});
