import { Plural } from "@lingui/react/macro";
import type { HelpCenter, HelpIcon } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import {
  AccountIcon,
  Button,
  Card,
  Heading,
  HelpIcon as OtherIcon,
  type IconPicture,
  Link,
  MoneyInIcon,
  MoneyOutIcon,
  PhoneIcon,
  PromotionIcon,
  SecurityIcon,
  SlotIcon,
} from "@marquee/ui-kit";
import { useState } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { useForeignTag } from "../../components/Article/Article.tsx";

type Category = HelpCenter["categories"][number];

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  > svg { flex: none; color: ${token("color.primary")}; }
`;
const Articles = styled.ul`
  > li > a { display: flex; align-items: center; min-block-size: ${token("layout.tap")}; overflow-wrap: anywhere; }
`;

const icons: Readonly<Record<HelpIcon, IconPicture>> = {
  account: AccountIcon,
  deposit: MoneyInIcon,
  withdrawal: MoneyOutIcon,
  games: SlotIcon,
  bonus: PromotionIcon,
  security: SecurityIcon,
  app: PhoneIcon,
  other: OtherIcon,
};
const shownFirst = 6;

function ArticleLink({ article: { id, title, language } }: { readonly article: Category["articles"][number] }) {
  const { pathname } = useLocation();
  return (
    <Link href={`${pathname}?${new URLSearchParams({ article: id })}`} lang={useForeignTag(language)}>
      {title}
    </Link>
  );
}

/** A category of the help centre: its first articles, and all of them on request or where they were searched for. */
export function CategoryCard({
  category: { name, icon, articles },
  isFound,
}: {
  readonly category: Category;
  readonly isFound: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = icons[icon];
  const shown =
    isOpen || isFound ? articles.slice(0, isFound && !isOpen ? 20 : undefined) : articles.slice(0, shownFirst);
  const more = articles.length - shown.length;
  return (
    <Card>
      <Title>
        <Icon size={22} aria-hidden="true" />
        <Heading level={2} size="title">
          {name}
        </Heading>
      </Title>
      <Articles>
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleLink article={article} />
          </li>
        ))}
      </Articles>
      {more > 0 && (
        <Button look="quiet" size="small" onClick={() => setIsOpen(true)}>
          <Plural value={more} one="# more article" other="# more articles" />
        </Button>
      )}
    </Card>
  );
}
