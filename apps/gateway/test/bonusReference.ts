/** A round of the reference; amounts in units of the currency. */
export interface ReferenceRound {
  main: number;
  bonus: number;
  /** The bonus of which money is in it. */
  of: ReferenceBonus | undefined;
  bets: { readonly tx: string; readonly main: number; readonly bonus: number }[];
}

/** A bonus of the reference. */
export interface ReferenceBonus {
  state: "ACTIVE" | "CONVERTED" | "CANCELLED" | "EXPIRED" | "LOST";
  readonly required: number;
  /** What was given of it, which a sticky one keeps back at its conversion. */
  readonly amount: number;
  done: number;
  converted: number;
}

/**
 * What a member has, in plain arithmetic on hundredths of the unit: own money first, wins in the proportion of the round's stakes, a bonus that
 * ends by stakes, by the member, by time, or because nothing is left. Of a sticky bonus what was won above it alone becomes the member's, when no
 * round is open that it is staked in.
 */
export class BonusReference {
  main = 0;
  bonus = 0;
  given = 0;
  readonly cap: number;
  readonly small: number;
  readonly bonuses: ReferenceBonus[] = [];
  readonly rounds = new Map<string, ReferenceRound>();

  readonly isSticky: boolean;

  constructor(cap: number, small: number, isSticky = false) {
    this.cap = cap;
    this.small = small;
    this.isSticky = isSticky;
  }

  active = (): ReferenceBonus | undefined => this.bonuses.find(({ state }) => state === "ACTIVE");

  deposit(amount: number, bonus: number, factor: number): void {
    this.main += amount;
    if (this.active() !== undefined) return;
    this.bonuses.push({ state: "ACTIVE", required: bonus * factor, amount: bonus, done: 0, converted: 0 });
    this.bonus += bonus;
    this.given += bonus;
  }

  /** @returns whether the stake is taken */
  bet(id: string, tx: string, amount: number): boolean {
    const round = this.rounds.get(id) ?? { main: 0, bonus: 0, of: undefined, bets: [] };
    const active = this.active();
    const mayUse = active !== undefined && (round.of === undefined || round.of === active);
    const rest = Math.max(0, amount - this.main);
    if (rest > (mayUse ? this.bonus : 0)) return false;
    this.rounds.set(id, round);
    const own = amount - rest;
    this.main -= own;
    this.bonus -= rest;
    round.main += own;
    round.bonus += rest;
    if (rest > 0) round.of = active;
    round.bets.push({ tx, main: own, bonus: rest });
    return true;
  }

  #pay(own: number, share: number, of: ReferenceBonus | undefined): void {
    this.main += own;
    if (share === 0 || of === undefined) return;
    if (of.state === "ACTIVE") this.bonus += share;
    else if (of.state === "CONVERTED" && !this.isSticky) {
      const part = Math.min(share, this.cap - of.converted);
      of.converted += part;
      this.main += part;
      this.given -= share - part;
    } else this.given -= share;
  }

  rollback(id: string): void {
    const round = this.rounds.get(id);
    const bet = round?.bets.pop();
    if (round === undefined || bet === undefined) return;
    round.main -= bet.main;
    round.bonus -= bet.bonus;
    this.#pay(bet.main, bet.bonus, round.of);
    if (round.bets.length === 0) this.rounds.delete(id);
  }

  /** Pays a round, and ends it where it is the last win. */
  win(id: string, amount: number, isLast: boolean): void {
    const round = this.rounds.get(id);
    if (round === undefined) return;
    const staked = round.main + round.bonus;
    const share = staked === 0 ? 0 : Number((BigInt(amount) * BigInt(round.bonus)) / BigInt(staked));
    this.#pay(amount - share, share, round.of);
    if (!isLast) return;
    this.rounds.delete(id);
    const active = this.active();
    if (active === undefined) return;
    active.done = Math.min(active.required, active.done + staked);
    const isInPlay = [...this.rounds.values()].some(({ of, bonus }) => of === active && bonus > 0);
    if (active.done === active.required) {
      if (!this.isSticky || !isInPlay) this.end("CONVERTED");
    } else if (this.bonus < this.small && !isInPlay) this.end("LOST");
  }

  /** The time of the active bonus is over. */
  expire(): void {
    const active = this.active();
    this.end(active?.done === active?.required ? "CONVERTED" : "EXPIRED");
  }

  end(to: ReferenceBonus["state"]): void {
    const active = this.active();
    if (active === undefined) return;
    const own =
      to === "CONVERTED" ? Math.min(Math.max(0, this.bonus - (this.isSticky ? active.amount : 0)), this.cap) : 0;
    active.state = to;
    active.converted = own;
    this.main += own;
    this.given -= this.bonus - own;
    this.bonus = 0;
  }
}
