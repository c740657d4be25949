/** One result of the check of a shop. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'fault'
  /** What was looked at, in a few words. */
  readonly about: string
  /** What was found and, unless it is good, what to do: one or two sentences. */
  readonly text: string
}

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text })
export const warning = (about: string, text: string): Finding => ({ level: 'warning', about, text })
export const fault = (about: string, text: string): Finding => ({ level: 'fault', about, text })

const SHOWN = 6

/** The first names of a list. */
export function listed(names: readonly string[]): string {
  const rest = names.length - SHOWN
  return rest > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${rest} more` : names.join(', ')
}
