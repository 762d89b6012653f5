import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import type { StaffChatRoom } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Card, Heading, Modal, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffChatRoomsQuery } from "../api/endpoints/chat/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";

import { useTimeText } from "../texts/useTimeText.ts";
import { RoomForm } from "./RoomForm.tsx";
import { RoomLines } from "./RoomLines.tsx";

const List = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: ${token("space.12")}; > article { inline-size: 100%; }`;
const Room = styled(Card)`
  display: grid;
  gap: ${token("space.8")};
  overflow-wrap: anywhere;
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; }
`;

/** The merchant's rooms: made, changed, closed and read here. */
export function Rooms() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const toTime = useTimeText();
  const mayChange = useMay("chat.change");
  const query = useListStaffChatRoomsQuery({ merchant });
  const [changed, setChanged] = useState<StaffChatRoom | "new">();
  const [read, setRead] = useState<StaffChatRoom>();
  const toName = ({ name, language }: StaffChatRoom): string =>
    name ?? languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <LoadGate loaded={query}>
      {(rooms) => (
        <List>
          {mayChange && (
            <Button look="primary" onClick={() => setChanged("new")}>
              <Trans>New room</Trans>
            </Button>
          )}
          {rooms.map((room) => {
            const { id, isOpen, slowSeconds, leastLevel, lines, lastAt } = room;
            const name = toName(room);
            return (
              <Room key={id} as="article" aria-label={name}>
                <div>
                  <Heading level={3}>{name}</Heading>
                  <Badge tone={isOpen ? "success" : "muted"}>{isOpen ? t`Open` : t`Closed`}</Badge>
                </div>
                <Text size="small" tone="muted">
                  <Plural value={lines} one="# message" other="# messages" />
                  {lastAt !== null && ` · ${toTime(lastAt)}`}
                  {slowSeconds > 0 && (
                    <>
                      {" · "}
                      <Plural value={slowSeconds} one="# second between messages" other="# seconds between messages" />
                    </>
                  )}
                  {leastLevel > 0 && ` · ${t`from level ${leastLevel} on`}`}
                </Text>
                <div>
                  <Button size="small" aria-label={t`Read ${name}`} onClick={() => setRead(room)}>
                    <Trans>Read</Trans>
                  </Button>
                  {mayChange && (
                    <Button size="small" aria-label={t`Change ${name}`} onClick={() => setChanged(room)}>
                      <Trans>Change</Trans>
                    </Button>
                  )}
                </div>
              </Room>
            );
          })}
          <FormModal
            title={changed === "new" ? t`New room` : t`Change a room`}
            open={changed !== undefined}
            onClose={() => setChanged(undefined)}
          >
            {changed === undefined ? null : (
              <RoomForm room={changed === "new" ? undefined : changed} onClose={() => setChanged(undefined)} />
            )}
          </FormModal>
          <Modal
            size="wide"
            title={read === undefined ? "" : toName(read)}
            open={read !== undefined}
            onClose={() => setRead(undefined)}
          >
            {read === undefined ? null : <RoomLines room={read} />}
          </Modal>
        </List>
      )}
    </LoadGate>
  );
}
