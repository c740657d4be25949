/** Kinds and limits of the forms on content pages, for the page and the server. No zod here. */

/** A question, a company that opens an account with invoice, a company that asks for an offer. */
export const ENQUIRY_KINDS = ['ask', 'company', 'offer'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** What staff read: these messages, and reports about faults of pages. */
export const STORED_ENQUIRY_KINDS = [...ENQUIRY_KINDS, 'bug'] as const

/** Maximum number of characters of a message. */
export const ENQUIRY_LENGTH = 4_000

/** The shop's newsletters: for companies, and letters from the forest. */
export const NEWSLETTERS = ['corporate', 'forest'] as const
export type Newsletter = (typeof NEWSLETTERS)[number]
