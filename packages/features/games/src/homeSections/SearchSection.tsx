import { paths } from "@marquee/runtime";
import { useNavigate } from "react-router";
import { SearchBox } from "../components/SearchBox/SearchBox.tsx";

/** Home's search: goes to the search page with what was typed. */
export function SearchSection() {
  const navigate = useNavigate();
  const search = (text: string): void => {
    if (text !== "") void navigate(`${paths.search}?${new URLSearchParams({ q: text })}`);
  };
  return <SearchBox value="" onSearch={search} />;
}
