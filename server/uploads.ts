/** Calls that receive files, by the beginning of their path, each with its own limit in bytes. Every other body has the general limit. */
import { MAX_TOTAL_BYTES } from '@/lib/complaint/pictures'

export const UPLOADS: readonly { readonly prefix: string; readonly maxBytes: number }[] = [
  // One picture is sent at a time, and one alone may use the whole limit of its complaint.
  { prefix: '/api/complaint/picture/', maxBytes: MAX_TOTAL_BYTES },
  { prefix: '/api/office/pictures/upload/', maxBytes: 25 * 1024 * 1024 },
  { prefix: '/api/office/imports/upload/', maxBytes: 100 * 1024 * 1024 },
]
