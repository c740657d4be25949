import 'server-only'

import type { Language } from '@/lib/market/languages'
import { messagesOf } from '@/lib/messages/all'
import { type Messages, pickAreas } from '@/lib/messages/areas'

/** The texts of the back office, for the browser. */
export const officeMessages = (language: Language): Messages => pickAreas(messagesOf(language), ['office', 'common'])
