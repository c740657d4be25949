/** Limits of accounts for the page and the server. No zod here. */

/**
 * Length of a password, in characters. There are no rules about kinds of characters, because these lead to passwords that people do not
 * remember, not to secure ones.
 */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const
