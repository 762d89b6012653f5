import type { FastifyInstance } from "fastify";
import type { Caller } from "./createCaller.ts";
import type { GameCaller } from "./createGameCaller.ts";
import type { LifePost } from "./createLifePost.ts";
import type { LifePayments } from "./createLifePayments.ts";

/** A brand whose life is made, and the doors at which it happens. */
export interface LifeBrand {
  readonly id: string;
  readonly merchant: string;
  readonly host: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: string;
  /** The password of its demo members. */
  readonly password: string;
  readonly http: Pick<FastifyInstance, "inject">;
  readonly payments: LifePayments;
  readonly game: GameCaller;
  /** What members send as pictures: the front and the back of a document, and a face. */
  readonly pictures: readonly [Buffer, Buffer, Buffer];
  /** The nodes of the games that are played, the most popular first. */
  readonly games: readonly string[];
  readonly post: LifePost;
}

/** A mailbox or phone of somebody who does not exist. */
export interface LifeContact {
  readonly kind: "EMAIL" | "MOBILE";
  readonly value: string;
}

/** A member of a life: who it is, and what was done so far. */
export interface LifeMember {
  readonly name: string;
  readonly holder: string;
  readonly deviceId: string;
  readonly caller: Caller;
  /** How much the member plays for, as a multiple of the currency's small deposit. */
  readonly means: number;
  /** How the member is reached, where that is told. */
  readonly contact: LifeContact | undefined;
}
