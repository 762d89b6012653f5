import { Nothing } from "../shapes.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

/** Calls of domain `content`. */
export const contentRows: readonly SchemaRow[] = [
  row(endpoint.getHelpCenter, schema.HelpCenterRequestSchema, schema.HelpCenterSchema),
  row(endpoint.getHelpArticle, schema.HelpArticleRequestSchema, schema.HelpArticleSchema, ["document.unknown"]),
  row(endpoint.getContentPage, schema.ContentPageRequestSchema, schema.ContentPageSchema),
  row(endpoint.getMemberTerms, Nothing, schema.MemberTermsSchema),
  row(endpoint.acceptTerms, schema.AcceptTermsSchema, Nothing, ["fields", "terms.changed"]),
  row(endpoint.getDraftPreview, schema.DraftPreviewRequestSchema, schema.DraftPreviewSchema, [
    "preview.ended",
    "preview.changed",
  ]),
  row(endpoint.listPosts, schema.PostsRequestSchema, schema.PostsSchema, ["function.not.available"]),
  row(endpoint.getPost, schema.PostRequestSchema, schema.PostSchema, ["document.unknown", "function.not.available"]),
];
