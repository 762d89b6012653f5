import { Trans, useLingui } from "@lingui/react/macro";
import { useListChatRoomsQuery } from "@marquee/api-client";
import { type ChatRoom as Room, languages } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, sessionStore } from "@marquee/runtime";
import { EmptyState, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { ChatRoom } from "./ChatRoom.tsx";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    /** The room that was open last. */
    readonly chatRoom: string;
  }
}

const Body = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
`;
const Choice = styled.div`padding: ${token("space.8")} ${token("space.12")} 0;`;
const Padded = styled.div`padding: ${token("space.16")};`;

/** What a room is called: by its own name, or by its language. */
const toRoomName = ({ name, language }: Room): string =>
  name ?? languages.find(({ code }) => code === language)?.name ?? language;

/** The rooms of the member, and one of them open. */
export function ChatRooms() {
  const { t } = useLingui();
  const query = useListChatRoomsQuery({}, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState(() => sessionStore.get("chatRoom"));
  const choose = (roomId: string): void => {
    sessionStore.set("chatRoom", roomId);
    setChosen(roomId);
  };
  return (
    <LoadGate query={query} rows={5}>
      {({ rooms, me, silence, muted, hasTips }) => {
        const room = rooms.find(({ roomId }) => roomId === chosen) ?? rooms[0];
        if (room === undefined)
          return (
            <Padded>
              <EmptyState picture="empty" title={t`No rooms at the moment`} level={3}>
                <Trans>Rooms that open are shown here.</Trans>
              </EmptyState>
            </Padded>
          );
        return (
          <Body>
            <Choice>
              {rooms.length > 1 && (
                <SelectField
                  label={t`Room`}
                  value={room.roomId}
                  onChange={(event) => choose(event.target.value)}
                  options={rooms.map((each) => ({
                    value: each.roomId,
                    label:
                      each.unReadCount > 0 && each.roomId !== room.roomId
                        ? t`${toRoomName(each)} (${each.unReadCount} new)`
                        : toRoomName(each),
                  }))}
                />
              )}
            </Choice>
            <ChatRoom
              key={room.roomId}
              room={room}
              name={toRoomName(room)}
              me={me}
              silence={silence}
              muted={muted}
              hasTips={hasTips}
            />
          </Body>
        );
      }}
    </LoadGate>
  );
}
