import type { FeatureModule } from "../FeatureModule.ts";
import type { CentreDoor, CentreId } from "./CentrePanel.ts";

/** Who may open a centre, by the manifest of the feature that it is of. */
export const findCentreDoor = (features: readonly FeatureModule[], centre: CentreId): CentreDoor | undefined =>
  features.flatMap(({ centreDoors = [] }) => centreDoors).find((door) => door.centre === centre);
