import { randomUUID } from "node:crypto";
import {
  claimRebate,
  getCurrency,
  getIdentity,
  launchGame,
  login,
  register,
  setLimit,
  submitIdentity,
  takeTimeOut,
  toDecimal,
  toMoney,
} from "@marquee/contract";
import type { createRandom } from "../demo/random.ts";
import { getStakes } from "../tenants/stakes.ts";
import { createCaller } from "./createCaller.ts";
import { createContactCourses, toContact, toWrongMailbox } from "./createContactCourses.ts";
import { createOrderCourses, type DepositFate, type PayoutFate } from "./createOrderCourses.ts";
import type { Course, Timeline } from "./createTimeline.ts";
import type { LifeBrand, LifeMember } from "./LifeBrand.ts";
import { toDemoName } from "../modules/auth/index.ts";
import { toPerson } from "./toPerson.ts";

/** What members play for, each as likely as it stands here. */
const means = [4, 4, 6, 6, 10, 10, 20, 20, 40, 80] as const;

/** Behind these players of the demo, whom others look at and log in as, so many may come by. */
const [mostKnown, strangers] = [500, 400];

/** What rounds pay for the stake, in percent; 91 on the average. */
const payouts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 50, 50, 120, 120, 120, 150, 200, 200, 240, 520];

/** The members of a brand: they register, pay in, play, withdraw and answer. Everything is chosen by `random` alone. */
export function createMemberCourses(brand: LifeBrand, timeline: Timeline, random: ReturnType<typeof createRandom>) {
  const { merchant, currency } = brand;
  const unit = BigInt(getCurrency(currency).smallDeposit) * 10_000n;
  const { minBet, maxBet } = getStakes(currency);
  const members: LifeMember[] = [];
  let met = 0;
  const decks = new Map<number, number[]>();
  const contacts = createContactCourses(brand, brand.post);
  const { deposit, withdraw, isSilent } = createOrderCourses(brand, timeline, random, logIn);
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[random(list.length)];

  /** What the next round pays: a deck for those of the same means, so that few rounds hold what many would. */
  function draw(means: number): number {
    const deck = decks.get(means) ?? [];
    decks.set(means, deck);
    if (deck.length === 0) deck.push(...payouts);
    return deck.splice(random(deck.length), 1)[0] ?? 0;
  }

  async function* play(member: LifeMember): Course {
    const nodeId = brand.games[Math.min(random(brand.games.length), random(brand.games.length))];
    if (nodeId === undefined) return;
    const launched = await member.caller.call(launchGame, {
      gameId: nodeId,
      nodeId,
      accountType: 1,
      confirmTrans: 0,
      vassalage: "",
      launchMode: "GLS",
      platform: "html5-desktop",
      clientType: 3,
      username: "",
      token: "",
      merchantCode: merchant,
      language: "EN",
      backUrl: `http://${brand.host}/rng`,
      mode: "REAL",
    });
    if (launched?.game_url === undefined) return;
    yield 3;
    const url = new URL(launched.game_url);
    const opened = await brand.game("session", { token: url.searchParams.get("t") });
    if (opened.session === undefined) return;
    const { sessionId } = opened.session;
    const gameCode = url.pathname.split("/play/")[1] ?? "";
    const rounds = 3 + random(6);
    const least = toMoney(minBet);
    const wanted = (unit * BigInt(member.means)) / BigInt(2 + random(4));
    const stake = Number(
      ((wanted < least ? least : wanted > toMoney(maxBet) ? toMoney(maxBet) : wanted) / least) * least,
    );
    for (let round = 0; round < rounds; round += 1) {
      yield 6 + random(50);
      const winAmount = (stake * draw(member.means)) / 100;
      const ids = { sessionId, roundId: randomUUID(), txId: randomUUID(), gameCode, currency };
      const { status } = await brand.game("betwin", { ...ids, amount: stake, winAmount });
      if (status !== "OK") break;
    }
    yield 10;
    await brand.game("end", { sessionId });
  }

  /** Members who keep themselves in bounds. */
  async function* protect(member: LifeMember): Course {
    yield 20;
    const amount = toDecimal(unit * BigInt(member.means * 10));
    await member.caller.call(setLimit, { kind: random(2) === 0 ? "DEPOSIT" : "LOSS", period: "WEEK", amount });
    if (random(5) > 0) return;
    yield 30;
    await member.caller.call(takeTimeOut, { hours: 24 });
  }

  async function* identify(member: LifeMember): Course {
    const identity = await member.caller.call(getIdentity, {});
    if (identity === undefined) return;
    const pictures: string[] = [];
    for (const picture of brand.pictures) {
      yield 25;
      pictures.push((await member.caller.upload("DOCUMENT", picture)) ?? "");
    }
    const [front = "", back = "", selfie = ""] = pictures;
    await member.caller.call(submitIdentity, {
      documentType: "ID_CARD",
      fullName: member.holder,
      documentNumber: `0790${1e7 + random(89999999)}`,
      front,
      back,
      selfie,
      livenessCode: identity.livenessCode,
    });
  }

  async function logIn(member: LifeMember): Promise<boolean> {
    const { name: username, deviceId } = member;
    member.caller.setToken(undefined);
    const session = await member.caller.call(login, {
      type: "username",
      username,
      password: brand.password,
      side: "MEMBER",
      deviceId,
    });
    member.caller.setToken(session?.token);
    return session !== undefined;
  }

  /** One of the players that every demo has, come for the first time in this life. */
  function meet(): LifeMember {
    const name = toDemoName(mostKnown + random(strangers));
    const known = members.find((each) => each.name === name);
    const { holder, address, userAgent, deviceId } = toPerson(brand.language, met, random);
    if (known !== undefined) return known;
    const contact = toContact(brand.language, name, met);
    met += 1;
    const caller = createCaller(brand.http, { ...brand, address, userAgent });
    const member = { name, holder, deviceId, caller, contact, means: pick(means) ?? 4 };
    members.push(member);
    return member;
  }

  /** A visit of somebody who has an account: not all pay, not all play, few withdraw. */
  async function* visit(wished?: DepositFate): Course {
    // Some come often, most seldom.
    const old = members[Math.min(random(members.length), random(members.length))];
    const member = old === undefined || random(5) === 0 ? meet() : old;
    if (!(await logIn(member))) return;
    yield 15;
    yield* contacts.prove(member);
    if (wished !== undefined || random(10) < 6) yield* deposit(member, wished);
    if (wished !== undefined) return;
    yield 20;
    yield* play(member);
    if (random(3) === 0) yield* play(member);
    // Where there is nothing to claim, the call is refused.
    await member.caller.call(claimRebate, {});
    const errand = random(14);
    if (errand === 0) yield* protect(member);
    else if (errand === 1) yield* identify(member);
    if (random(10) < 5) yield* withdraw(member);
  }

  /** Whoever can withdraw something does, with this end. */
  async function* cashOut(fate: PayoutFate): Course {
    const first = random(Math.max(1, members.length));
    for (const member of [...members.slice(first), ...members.slice(0, first)]) {
      if (!(await logIn(member))) continue;
      yield 10;
      if (yield* withdraw(member, fate)) return;
    }
  }

  /** Somebody comes to prove who he is, and for nothing else. */
  async function* prove(): Course {
    const member = meet();
    if (!(await logIn(member))) return;
    yield 15;
    yield* identify(member);
  }

  /** Somebody new; one in a hurry types a mailbox that is nobody's. */
  async function* join(isHurried = false): Course {
    const { name, holder, address, deviceId, birthday, userAgent } = toPerson(brand.language, met, random);
    const contact = isHurried ? toWrongMailbox(name) : toContact(brand.language, name, met);
    met += 1;
    const caller = createCaller(brand.http, { ...brand, address, userAgent });
    const { password } = brand;
    const registered = await caller.call(register, {
      username: name,
      password,
      confirmPassword: password,
      birthday,
      deviceId,
      login: true,
      registerUrl: `http://${brand.host}/register`,
      registerMethod: "WEB",
      termsAccepted: true,
      ageConfirmed: true,
      // Half of them come by the agent's link.
      ...(met % 2 === 0 ? { affiliateCode: "AGENT1" } : {}),
      ...(contact?.kind === "EMAIL" ? { email: contact.value } : {}),
    });
    if (registered === undefined) return;
    caller.setToken(registered.session?.token);
    const member: LifeMember = { name, holder, deviceId, caller, contact, means: pick(means) ?? 4 };
    members.push(member);
    if (contact?.kind === "EMAIL") yield* contacts.follow(member);
    yield 30;
    if (random(10) < 7) yield* deposit(member);
    yield 20;
    yield* play(member);
  }

  return { join, visit, cashOut, prove, isSilent };
}
