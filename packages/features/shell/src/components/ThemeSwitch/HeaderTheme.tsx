import { styled } from "styled-components";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** On a narrow phone a member's balance needs the room: the menu has the switch there. */
const Place = styled.span`
  display: contents;
  @media (max-width: 479px) { [data-member="true"] & { display: none; } }
`;

/** The theme's switch in the header. */
export function HeaderTheme() {
  return (
    <Place>
      <ThemeSwitch />
    </Place>
  );
}
