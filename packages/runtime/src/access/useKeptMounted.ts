import { useState } from "react";

/**
 * Whether what a gate opened still stands: yes from when it was first open, for as long as it is mounted. A module that goes
 * off takes nothing away that somebody is in the middle of (decision Q-43).
 */
export function useKeptMounted(isOn: boolean): boolean {
  const [stays, setStays] = useState(isOn);
  if (isOn && !stays) setStays(true);
  return isOn || stays;
}
