import 'server-only'

import type { Language } from '@/lib/market/languages'
import { allMessagesOf } from '@/lib/messages/all'
import { type Messages, pickAreas } from '@/lib/messages/areas'

/** The texts of the back office, for the browser. */
export const officeMessages = (language: Language): Messages => pickAreas(allMessagesOf(language), ['office', 'common'])
