import { useEffect, useState } from "react";
import { deskModules } from "../deskModules.ts";
import type { Command } from "../frame/DeskModule.ts";

/** How long nothing is typed before the domains are asked, in milliseconds. */
const pause = 250;

const searches = deskModules.flatMap((module) => module.searches ?? []);

/** What the domains find of a typed text, once its writer pauses. */
export function useFound(text: string): readonly Command[] {
  const [typed, setTyped] = useState("");
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setTyped(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  // Each is called at each turn, in one order: they are hooks.
  const found = searches.flatMap((find) => find(typed));
  return typed === wanted ? found : [];
}
