import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Pages, the help centre, news and the blog in the back office. */
export const contentStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listDocuments, schema.ListDocumentsSchema, schema.DocumentListSchema),
  staffRow(endpoint.getDocument, schema.GetDocumentSchema, schema.DocumentSheetSchema, ["document.unknown"]),
  staffRow(endpoint.getDocumentVersion, schema.GetDocumentVersionSchema, schema.DocumentVersionSchema, [
    "document.unknown",
  ]),
  staffRow(endpoint.saveDocument, schema.SaveDocumentSchema, schema.DocumentChangedSchema, [
    "fields",
    "state.changed",
    "document.limit",
  ]),
  staffRow(endpoint.publishDocument, schema.PublishDocumentSchema, schema.DocumentChangedSchema, [
    "fields",
    "document.unknown",
    "document.incomplete",
    "state.changed",
  ]),
  staffRow(endpoint.retireDocument, schema.ChangePublishedSchema, schema.DocumentChangedSchema, [
    "document.unknown",
    "state.changed",
  ]),
  staffRow(endpoint.removeDocument, schema.ChangePublishedSchema, schema.DocumentChangedSchema, [
    "document.unknown",
    "state.changed",
  ]),
  staffRow(endpoint.previewDocument, schema.PreviewDocumentSchema, schema.PreviewLinkSchema, [
    "fields",
    "document.unknown",
    "state.changed",
  ]),
  staffRow(endpoint.listHelpCategories, Nothing, schema.HelpCategoryListSchema),
  staffRow(endpoint.saveHelpCategory, schema.SaveHelpCategorySchema, schema.DocumentChangedSchema, [
    "fields",
    "state.changed",
    "document.limit",
  ]),
  staffRow(endpoint.removeHelpCategory, schema.RemoveHelpCategorySchema, schema.DocumentChangedSchema, [
    "state.changed",
    "category.in.use",
  ]),
];
