/** Limits of accounts that the page and the server share. No zod here. */

/** Length of a password, in characters. No rules on kinds of characters: they make passwords that are forgotten, not ones that are hard to guess. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const
