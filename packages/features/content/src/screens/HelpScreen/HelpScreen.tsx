import { useSearchParams } from "react-router";
import { HelpArticle } from "./HelpArticle.tsx";
import { HelpCentre } from "./HelpCentre.tsx";

/** The help centre (RT-24, CS-06): its articles by category with a search, or the article that the address names. */
export function HelpScreen() {
  const [params] = useSearchParams();
  const id = params.get("article");
  return id === null ? <HelpCentre /> : <HelpArticle key={id} id={id} />;
}
