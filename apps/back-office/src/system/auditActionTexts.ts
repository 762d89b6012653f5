import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `system` are called. */
export const systemAuditActionTexts = {
  "set analytics": msg`Changed the analytics id`,
  "set favicon": msg`Changed the site's icon`,
  "set kUnit": msg`Changed whether rewards are shown in thousands`,
  "set module": msg`Switched a module`,
  "set node": msg`Changed the owner or note of a module`,
  "set profile certificate": msg`Changed the certificate of the iPhone profile`,
  "set region": msg`Changed the countries that are shut out`,
  "set resource": msg`Changed an address of the site`,
  "set service": msg`Changed a customer service channel`,
  "set setting": msg`Changed a setting of the site`,
  "set status": msg`Opened the site or closed it for maintenance`,
  "set jurisdiction": msg`Changed the jurisdiction`,
  "plan change": msg`Planned a change`,
  "cancel change": msg`Cancelled a planned change`,
  "make planned change": msg`A planned change was made`,
  "apply brand": msg`Took over new data of the brand`,
  "retire brand": msg`Retired the brand`,
  "restore brand": msg`Restored the brand`,
  "rename brand": msg`Renamed the brand`,
};
