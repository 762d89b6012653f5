import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as bill from "./billSchemas.ts";
import * as endpoint from "./endpoints.ts";
import * as postback from "./postbackSchemas.ts";
import * as schema from "./schemas.ts";

/** Calls of domain `affiliate`. */
export const affiliateRows: readonly SchemaRow[] = [
  row(endpoint.getAffiliateAccount, Nothing, schema.AffiliateAccountSchema),
  row(endpoint.answerAffiliateOffer, schema.AnswerAffiliateOfferSchema, schema.AffiliateAccountSchema, [
    "permission.denied",
    "affiliate.state",
    "affiliate.changed",
  ]),
  row(endpoint.createCampaign, schema.CreateCampaignSchema, schema.CampaignSchema, [
    "permission.denied",
    "affiliate.state",
    "affiliate.limit",
  ]),
  row(endpoint.createAffiliateLink, schema.CreateAffiliateLinkSchema, schema.CreatedAffiliateLinkSchema, [
    "permission.denied",
    "affiliate.state",
    "affiliate.limit",
  ]),
  row(endpoint.switchAffiliateLink, schema.SwitchAffiliateLinkSchema, Nothing, [
    "permission.denied",
    "affiliate.state",
  ]),
  row(endpoint.listCampaignFigures, schema.CampaignFiguresRequestSchema, schema.CampaignFiguresSchema, [
    "permission.denied",
    "fields",
  ]),
  row(endpoint.listAffiliateBills, schema.AffiliatePageRequestSchema, bill.AffiliateBillsSchema),
  row(endpoint.getAffiliateBill, bill.AffiliateBillRequestSchema, bill.AffiliateBillSchema, ["permission.denied"]),
  row(endpoint.getAffiliatePostback, Nothing, postback.AffiliatePostbackSchema),
  row(endpoint.setAffiliatePostback, postback.SetAffiliatePostbackSchema, postback.AffiliatePostbackSchema, [
    "affiliate.state",
    "fields",
  ]),
];
