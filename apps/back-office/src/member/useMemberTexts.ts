import { useLingui } from "@lingui/react/macro";
import type { MemberLine } from "@marquee/contract/staff";

/** The colours of states. */
export const stateTones = { ACTIVE: "success", FROZEN: "danger", CLOSED: "muted" } as const satisfies Record<
  MemberLine["state"],
  string
>;

/** The words for states, kinds and levels of members. */
export function useMemberTexts(): {
  readonly states: Readonly<Record<MemberLine["state"], string>>;
  readonly kinds: ReadonlyMap<number, string>;
  readonly levels: ReadonlyMap<number, string>;
} {
  const { t } = useLingui();
  return {
    states: { ACTIVE: t`Active`, FROZEN: t`Frozen`, CLOSED: t`Closed` },
    kinds: new Map([
      [0, t`Member`],
      [1, t`Agent`],
      [2, t`General agent`],
      [4, t`Demo guest`],
      [41, t`Trial agent`],
      [42, t`Trial general agent`],
    ]),
    levels: new Map([
      [0, t`Nothing confirmed`],
      [1, t`Contact confirmed`],
      [2, t`Identity confirmed`],
    ]),
  };
}
