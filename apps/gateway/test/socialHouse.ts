import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type LoginRequest, login, type SocialProvider, startSocialLogin } from "@marquee/contract";
import { findPort } from "@marquee/ports";
import { startServer } from "./startServer.ts";
import type { Answered, Visitor } from "./visitor.ts";

const main = fileURLToPath(new URL("../../sign-in-house/src/main.ts", import.meta.url));

/** The local providers in a process of their own, and the settings file that names them to a gateway. */
export interface SocialHouse {
  readonly origin: string;
  readonly socialFile: string;
  readonly botToken: string;
  /** Chooses an account at the provider, or cancels with `null`. @returns the parameters of the answer to the site */
  readonly choose: (url: string, account: string | null) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const openids = ["GOOGLE", "FACEBOOK", "ZALO", "LINE"] as const;

async function choose(origin: string, url: string, account: string | null): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (at: string, form?: string): Promise<string | undefined> => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(at, {
      redirect: "manual",
      headers: { cookie, ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }) },
      ...(form === undefined ? {} : { method: "POST", body: form }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    if (response.status >= 400) throw new Error(`${response.status} ${await response.text()}`);
    const location = response.headers.get("location");
    return location === null ? undefined : new URL(location, at).href;
  };
  let page = url;
  for (let next = await ask(page); next !== undefined; next = await ask(page)) page = next;
  const form = account === null ? "cancel=1" : `account=${account}`;
  for (let next = await ask(page, form); next !== undefined; next = await ask(next)) {
    if (next.startsWith(origin)) continue;
    const { search, hash } = new URL(next);
    return [search.slice(1), hash.slice(1)].filter(Boolean).join("&");
  }
  throw new Error("the provider sent nobody back");
}

/** Starts the local providers for the tests' merchants. */
export async function startSocialHouse(): Promise<SocialHouse> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-sign-in-"));
  const [port, botToken] = [await findPort(), "4200001:a-token-of-the-tests"];
  const origin = `http://127.0.0.1:${port}`;
  const ids = ["aurelune", "kickline"];
  const clients = ids.map((id, index) => ({
    id,
    secret: `secret-of-the-client-${id}`,
    botToken: index === 0 ? botToken : "4200002:another-token-of-them",
    origins: [`http://${id}.localhost`],
  }));
  writeFileSync(join(folder, "clients.json"), JSON.stringify(clients));
  const settings = clients.map(({ id, secret, botToken: token }) => [
    id.toUpperCase(),
    {
      ...Object.fromEntries(
        openids.map((name) => [
          name,
          { issuer: `${origin}/${name.toLowerCase()}`, clientId: id, clientSecret: secret },
        ]),
      ),
      TELEGRAM: { botToken: token, page: `${origin}/telegram/auth` },
    },
  ]);
  const socialFile = join(folder, "social.json");
  writeFileSync(socialFile, JSON.stringify(Object.fromEntries(settings)));
  const env = { SIGN_IN_HOUSE_PORT: `${port}`, SIGN_IN_HOUSE_CLIENTS: join(folder, "clients.json") };
  const child = startServer(main, env, "ignore");
  const isUp = (): Promise<boolean> =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the house ended with code ${child.exitCode}`);
    await wait(50);
  }
  return {
    origin,
    socialFile,
    botToken,
    choose: (url, account) => choose(origin, url, account),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A cookie header of what a call has set. */
const toCookie = (cookies: Answered<unknown>["cookies"]) => ({
  headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
});

/** Begins a sign-in in a browser. @returns the provider's address and the browser's cookie */
export async function beginSocial(visitor: Visitor, provider: SocialProvider) {
  const { body, cookies } = await visitor.call(startSocialLogin, { provider });
  if (!body.success) throw new Error(body.errorCode);
  return { url: body.value.url, sent: toCookie(cookies) };
}

/** A login by a provider's answer. */
export const toSocialLogin = (provider: SocialProvider, response: string): LoginRequest => ({
  type: "social",
  social: { provider, response },
  side: "MEMBER",
  deviceId: "test",
});

/** Signs in at a provider completely. @returns the login's answer and the browser's cookie */
export async function signInAt(house: SocialHouse, visitor: Visitor, provider: SocialProvider, account: string | null) {
  const { url, sent } = await beginSocial(visitor, provider);
  const response = await house.choose(url, account);
  const { body } = await visitor.call(login, toSocialLogin(provider, response), sent);
  return { body, sent, response };
}

/** The ticket of a login with an unlinked account. */
export function toTicket(body: Awaited<ReturnType<typeof signInAt>>["body"]): string {
  const value: unknown = body.success ? undefined : Reflect.get(body, "value");
  return String(Reflect.get(Object(value), "ticket"));
}
