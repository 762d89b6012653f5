/**
 * Where the gateway puts the answer of GET /wps/system/status into the HTML, as
 * `<script type="application/json" id="mq-status">…</script>` with `<` escaped; a static host leaves the comment and
 * the page asks for itself (SH-02). A data block runs nothing, so it needs no hash.
 */
export const statusMark = "<!--mq:status-->";

/** The ids of the data blocks: the status, and the answer of the call for the banners. Both name the page's image host. */
export const statusId = "mq-status";
export const bannersId = "mq-banners";
/** The id of the data block with the first announcement. */
export const noticeId = "mq-notice";

/** Where the gateway puts the first banner's picture, in the home's skeleton: painted before any script has run. */
export const heroMark = "<!--mq:hero-->";
