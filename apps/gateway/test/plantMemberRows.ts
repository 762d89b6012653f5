import { type RawBuilder, sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import type { MemberKey } from "../src/authentication/MemberKey.ts";

/** What each secret begins with that the planted rows hold. */
export const plantedSecret = "kept-secret";

type Values = Readonly<Record<string, unknown>>;

const now = sql`clock_timestamp()`;
const id = sql`gen_random_uuid()`;
const label = "018f0000-0000-7000-8000-00000000001a";
const promotion = "018f0000-0000-7000-8000-00000000001b";
const exclusion = "018f0000-0000-7000-8000-00000000001c";
const account = "018f0000-0000-7000-8000-00000000001d";
const message = "018f0000-0000-7000-8000-00000000001e";
const secret = `${plantedSecret}-hash`;
const ends = { created_at: now, expires_at: now };

const order = {
  provider: "PAYHOUSE",
  method_id: "BANK",
  currency: "VND",
  amount: 500_000_000,
  fee: 0,
  expect_minutes: 5,
};
const bonus = { currency: "VND", percent: 10, max_bonus: 1, min_deposit: 1, factor: 1, days: 1 };

/** A row of each table that holds rows of a member, referred tables first; those that no test could reach by a call in one run. */
const rows: readonly (readonly [table: string, values: Values, owner?: "member_id" | "player_id" | null])[] = [
  ["labels", { id: label, names: '{"EN":"Planted label"}', color: "#000000", color2: "#ffffff", rank: 1 }, null],
  [
    "promotions",
    {
      id: promotion,
      version: 1,
      is_on: true,
      names: '{"EN":"Planted"}',
      turn: "ONCE",
      once_per_person: false,
      ...bonus,
    },
    null,
  ],
  ["password_history", { id, password_hash: secret }],
  ["favourites", { node_id: "planted-favourite", at: now }],
  ["recent_games", { node_id: "planted-recent", at: now }],
  ["inbox_messages", { id, template: "planted-inbox", values: "{}" }],
  [
    "identity_checks",
    {
      id,
      state: "REJECTED",
      document_type: "PASSPORT",
      full_name: "Planted Name",
      liveness_code: secret,
      front: id,
      selfie: id,
    },
  ],
  [
    "withdrawal_accounts",
    {
      id: account,
      method_id: "BANK",
      type: "BANK",
      place: "Planted bank",
      number: "111222333",
      number_key: secret,
      holder: "Planted Holder",
    },
  ],
  ["play_times", { began_at: now, seen_at: now, checked_at: now, net_before: 0 }],
  ["asked_stakes", { vendor: "PLANT", round_id: "planted-asked", amount: 70_000, at: now }],
  ["protected_members", { reality_minutes: 15 }],
  ["protected_play", { hour: sql`date_trunc('hour', clock_timestamp())`, staked: 10_000, won: 0 }],
  [
    "protection_limits",
    {
      kind: "LOSS",
      period: "DAY",
      number: 1,
      amount: 10_000,
      asked_at: now,
      from_at: now,
      until_at: now,
      is_current: false,
    },
  ],
  ["member_traits", { rule: "SAME_DEVICE", trait_key: secret }],
  [
    "login_challenges",
    {
      id_hash: secret,
      password_key: secret,
      device_key: secret,
      reason: "NEW_IP",
      methods: "TOTP",
      is_expired: false,
      ...ends,
    },
  ],
  ["second_factors", { sealed: secret, last_step: 0 }],
  ["recovery_codes", { code_hash: secret, used_at: now }],
  ["known_networks", { network_key: secret, seen_at: now }],
  [
    "social_identities",
    { provider: "GOOGLE", issuer: "https://issuer.example", subject: secret, name: "Planted social" },
  ],
  ["password_resets", { token_hash: secret, password_key: secret, ...ends }],
  ["login_codes", { code_hash: secret, ...ends }],
  ["passkeys", { id: secret, public_key: secret, counter: 0, transports: "internal", user_agent: "Planted device" }],
  [
    "webhook_endpoints",
    {
      id,
      name: "postback",
      url: "https://planted.example/",
      kinds: "{affiliate.qualified}",
      state: "OFF",
      sealed_secret: secret,
    },
  ],
  ["affiliate_codes", { code: "Planted1", code_key: "planted1", kind: "REFERRAL" }],
  ["member_labels", { label_id: label }],
  ["member_remarks", { id, written_by: "staff", content: secret }],
  ["stored_files", { id, purpose: "PROOF", key: secret, type: "image/png", bytes: 5 }],
  ["data_exports", { id, state: "EXPIRED" }],
  [
    "deposits",
    {
      ...order,
      order_no: "planted-deposit",
      type: "BANK",
      state: "CREDITED",
      provider_ref: "planted-ref",
      contradiction: secret,
      expires_at: now,
      ask_at: now,
      return_url: "",
    },
  ],
  ["deposit_steps", { order_no: "planted-deposit", step: 1, state: "CREDITED" }, null],
  [
    "withdrawals",
    {
      ...order,
      order_no: "planted-withdrawal",
      type: "BANK",
      account_id: account,
      place: "Planted bank",
      number: "111222333",
      state: "REJECTED",
      checks: sql`array[${secret}]`,
      ask_at: now,
    },
  ],
  ["withdrawal_steps", { order_no: "planted-withdrawal", step: 1, state: "REJECTED" }, null],
  [
    "vendor_transfers",
    {
      transfer_id: "planted-transfer",
      vendor: "planted-vendor",
      direction: "IN",
      currency: "VND",
      amount: 10_000,
      state: "SUCCESS",
      ask_at: now,
    },
  ],
  ["vendor_transfer_steps", { order_no: "planted-transfer", step: 1, state: "SUCCESS" }, null],
  [
    "turnover_requirements",
    {
      id,
      source: "DEPOSIT",
      ref: "planted-deposit",
      currency: "VND",
      held: 1,
      required: 1,
      lost_below: 0,
      state: "DONE",
      ended_at: now,
    },
  ],
  [
    "bonuses",
    {
      id,
      promotion_id: promotion,
      order_no: "planted-deposit",
      names: '{"EN":"Planted"}',
      ...bonus,
      amount: 1,
      required: 1,
      state: "CANCELLED",
      granted_at: now,
      expires_at: now,
      ended_at: now,
    },
  ],
  [
    "protection_exclusions",
    { id: exclusion, kind: "TIMEOUT", at: sql`clock_timestamp() - interval '1 hour'`, until_at: now },
  ],
  ["excluded_traits", { rule: "EMAIL", trait_key: secret, exclusion_id: exclusion }, null],
  ["play_restrictions", { id, scope: "GAME", target: "planted-game", reason: secret, created_by: "staff" }],
  ["stake_sides", { provider: "PLANT", round_id: "planted-round", market: "m", side: "RED" }, "player_id"],
  [
    "game_sessions",
    {
      id,
      provider: "PLANT",
      token_hash: secret,
      token_expires_at: now,
      realm: "real",
      mode: "REAL",
      game_code: "planted-game",
      vendor: "PLANT",
      currency: "VND",
      language: "EN",
      country: "VN",
      nickname: "Planted",
      expires_at: now,
      ended_at: now,
    },
    "player_id",
  ],
  [
    "game_rounds",
    { provider: "PLANT", round_id: "planted-round", game_code: "planted-game", state: "CLOSED", realm: "real" },
    "player_id",
  ],
  [
    "verification_codes",
    { id, purpose: "LOGIN", recipient_key: secret, holder_key: secret, code_hash: secret, ...ends },
    null,
  ],
  [
    "outgoing_messages",
    {
      id: message,
      channel: "mail",
      template: "planted-message",
      language: "EN",
      values: `{"code":"${secret}"}`,
      state: "SENT",
      tries: 1,
    },
    null,
  ],
];

/** Writes a row of a member into every table that may hold some; the member has the mailbox `recipient`. */
export async function plantMemberRows(db: Db, { tenantId, memberId }: MemberKey, recipient: string): Promise<void> {
  for (const [table, values, owner = "member_id"] of rows) {
    const all: Values = {
      tenant_id: tenantId,
      ...(owner === null ? {} : { [owner]: memberId }),
      ...(table === "outgoing_messages" ? { recipient } : {}),
      ...values,
    };
    const toValue = (value: unknown): RawBuilder<unknown> => sql`${value}`;
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(all).map(toValue))})`.execute(db);
  }
}
