import 'server-only'

import type { Language } from '@/lib/market/languages'
import { MESSAGES } from '@/lib/messages/all'
import { type Messages, pickAreas } from '@/lib/messages/areas'

/** The texts of the back office, for the browser. */
export const officeMessages = (language: Language): Messages => pickAreas(MESSAGES[language], ['office', 'common'])
