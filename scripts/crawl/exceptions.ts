import type { Exception } from './tally'

/** Faults that are right as they are. An entry that explains nothing any more is printed, so that it is removed. */
export const EXCEPTIONS: readonly Exception[] = []
