/** What every service that translates is asked for, and how it says that it did not. */
import type { Language } from '@/lib/market/languages'

export interface TranslationRequest {
  /** Any number of them; none is longer than TEXT_MAX. */
  readonly texts: readonly string[]
  readonly from: Language
  readonly to: Language
  /** Tags stay as they are. */
  readonly isHtml: boolean
}

export interface Translator {
  /** Which service it is, and where: for people. */
  readonly place: string
  /** The texts in the other language, in their order. Throws TranslationProblem. */
  readonly translate: (request: TranslationRequest) => Promise<readonly string[]>
  /** Asks for something that costs nothing. Throws TranslationProblem when the service does not answer, or not to this key. */
  readonly check: () => Promise<void>
}

/**
 * `unavailable`: no answer in time, or too busy, also after more attempts. `refused`: not with this key. `quota`: what was paid for is used up.
 * `language`: not one that the service translates. `too_long`: more than it takes at once.
 */
export type TranslationFault = 'unavailable' | 'refused' | 'quota' | 'language' | 'too_long'

export class TranslationProblem extends Error {
  override readonly name = 'TranslationProblem'
  constructor(
    readonly fault: TranslationFault,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options)
  }
}

/** How patient the shop is with the service. */
export interface Patience {
  readonly tries: number
  /** For one answer. */
  readonly timeoutMs: number
  /** Before the second attempt; it doubles. */
  readonly waitMs: number
}

/** For work that nobody waits for. */
export const PATIENT: Patience = { tries: 4, timeoutMs: 20_000, waitMs: 1_000 }
/** For a person who has pressed a button. */
export const WAITED_FOR: Patience = { tries: 2, timeoutMs: 15_000, waitMs: 500 }
