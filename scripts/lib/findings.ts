import type { Finding } from '@/lib/backend/flows/setup/check/finding'

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

/** One line for a finding of the check. */
export const findingLine = ({ level, about, text }: Finding): string => `${MARKS[level]}  ${about}: ${text}`
