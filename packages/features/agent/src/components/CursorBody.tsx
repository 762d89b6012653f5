import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { LoadGate, type Loaded } from "@marquee/runtime";
import { Button, EmptyState } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Moves = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

type Listed = { readonly list: readonly unknown[]; readonly next: string | null };

/** A list that goes on from a place: its states, and the ways to the newest and to older lines. */
export function CursorBody<Value extends Listed>({
  loaded,
  after,
  onMove,
  renderList,
}: {
  readonly loaded: Loaded<Value>;
  /** The place after which the list begins; empty at the newest. */
  readonly after: string;
  readonly onMove: (after: string) => void;
  readonly renderList: (value: Value) => ReactNode;
}) {
  const { t } = useLingui();
  const next = loaded.data?.next ?? null;
  return (
    <>
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={6}>
        {(value) =>
          value.list.length === 0 ? (
            <EmptyState picture="empty" title={t`Nothing in this period`} level={4}>
              <Trans>What your team plays and moves appears here.</Trans>
            </EmptyState>
          ) : (
            renderList(value)
          )
        }
      </LoadGate>
      {(after !== "" || next !== null) && (
        <Moves>
          <Button disabled={after === ""} onClick={() => onMove("")}>
            <Trans>Newest</Trans>
          </Button>
          <Button disabled={next === null} onClick={() => next !== null && onMove(next)}>
            <Trans>Older</Trans>
          </Button>
        </Moves>
      )}
    </>
  );
}
