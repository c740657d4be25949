/** Calls that take files, by the beginning of their path, each with its own limit in bytes. Every other body is held to the general one. */
const MB = 1024 * 1024

/** What the pictures of one complaint may weigh together as they are sent (spec 3 §9), and so any one of them. */
export const COMPLAINT_PICTURES_BYTES = 25 * MB

export const UPLOADS: readonly { readonly prefix: string; readonly maxBytes: number }[] = [
  { prefix: '/api/complaint/picture/', maxBytes: COMPLAINT_PICTURES_BYTES },
]
