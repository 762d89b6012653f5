import { useLingui } from "@lingui/react/macro";
import { paths } from "@marquee/runtime";
import { SearchBox } from "@marquee/ui-kit";
import { useNavigate } from "react-router";

/** Home's search: goes to the search page with what was typed. */
export function SearchSection() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = (text: string): void => {
    if (text !== "") void navigate(`${paths.search}?${new URLSearchParams({ q: text })}`);
  };
  return <SearchBox label={t`Search games`} value="" onSearch={search} />;
}
