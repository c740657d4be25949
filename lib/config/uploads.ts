/** Calls that receive files, by the beginning of their path, each with its own limit in bytes. Every other body has the general limit. */
const MB = 1024 * 1024

/** Maximum size of all pictures of one complaint together as they are sent (spec 3 §9), and so of each one. */
export const COMPLAINT_PICTURES_BYTES = 25 * MB

export const UPLOADS: readonly { readonly prefix: string; readonly maxBytes: number }[] = [
  { prefix: '/api/complaint/picture/', maxBytes: COMPLAINT_PICTURES_BYTES },
]
