import { useState } from "react";

/**
 * Whether a gated part stays: true from when the gate was first open, for as long as the part is mounted. A module that goes
 * off never takes away what somebody is in the middle of (decision Q-43).
 */
export function useKeptMounted(isOn: boolean): boolean {
  const [stays, setStays] = useState(isOn);
  if (isOn && !stays) setStays(true);
  return isOn || stays;
}
