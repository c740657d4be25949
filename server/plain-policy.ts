/** The Content-Security-Policies of what is no page; those of pages are made in csp.ts. */

/** For responses that are not pages (JSON, pictures, files): opened as a document, they may load and run nothing. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For scripts. A worker made from one inherits its policy, so nothing here limits what a worker may load. */
export const SCRIPT_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
