/** Limits of accounts for the page and the server. No zod here. */

/**
 * Length of a password, in characters. There are no rules about kinds of characters, because these lead to passwords that people do not
 * remember, not to secure ones.
 */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** Why a password of a good length is refused: it is one of the most common, or contains the e-mail address or the shop's name. */
export type PasswordProblem = 'common' | 'personal'
