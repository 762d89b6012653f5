import "virtual:theme.css";
import { startDesk } from "./startDesk.tsx";
import { activateLanguage } from "./texts/loadTexts.ts";
import { getStartLanguage } from "./texts/preferences.ts";

activateLanguage(getStartLanguage())
  .catch(() => activateLanguage("en"))
  .finally(startDesk);
