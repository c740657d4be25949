/** Addresses of what the front page describes once; other pages refer to it by them. */
import { config } from '@/lib/config/env'

export const storeId = (): string => `${config().routing.origin}/#store`

/** The one tier of the club, which everybody can join free of charge. */
export const clubTierId = (): string => `${config().routing.origin}/#club-member`
