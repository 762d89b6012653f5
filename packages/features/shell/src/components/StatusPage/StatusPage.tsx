import { token } from "@marquee/design-tokens";
import { ContactUs, useBrand, WriteToUs } from "@marquee/runtime";
import { EmptyState, type StatePicture } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Licence } from "../Licence/Licence.tsx";

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${token("layout.gutter")};
  > img { block-size: 36px; }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("space.12")};
`;

type Props = { readonly picture: StatePicture; readonly title: string; readonly children: ReactNode };

/** A page that stands in place of the site: what is the matter, and how to reach someone: by customer service (SH-08) or, where there is none, by mail; and by the form of who cannot log in (CS-04). */
export function StatusPage({ picture, title, children }: Props) {
  const { name, base, assets } = useBrand();
  const ways = (
    <Ways>
      <ContactUs look="primary" size="medium" />
      <WriteToUs look="secondary" />
    </Ways>
  );
  return (
    <Page data-status={picture}>
      <img src={`${base}${assets.logo}`} alt={name} height={36} />
      <EmptyState picture={picture} level={1} title={title} action={ways}>
        {children}
      </EmptyState>
      <Licence />
    </Page>
  );
}
