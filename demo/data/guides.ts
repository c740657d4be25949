/** Guides of the pages about life outdoors that belong to goods of a kind (spec 3 §3 `blogs`). */
import type { Localized } from '@/lib/backend/domain/schema'
import type { FamilyName } from '../drawings/base/families'
import { LANGUAGES } from '@/lib/market/languages'

import { OUTDOORS } from './pages/outdoors'

/** The page of any language; each language's readers are led to their own. */
const URL = '/life-outdoors/'

/** Tab, and which of its headings, by the kinds of goods that it helps to choose. */
const GUIDES: readonly (readonly [tab: 0 | 1 | 2 | 3, heading: number, families: readonly FamilyName[]])[] = [
  [0, 0, ['down-jacket', 'light-down', 'parka', 'base-top', 'tights', 'fleece', 'shell-jacket']],
  [0, 1, ['sleeping-bag', 'mat', 'foam-mat', 'quilt']],
  [1, 1, ['headlamp']],
  [3, 0, ['tunnel-tent', 'dome-tent']],
  [3, 1, ['shell-jacket', 'softshell-jacket']],
]

const headings = (text: string) => [...text.matchAll(/^\s*## (.+)$/gm)].map((match) => match[1]?.trim() ?? '')

/** The guides of a kind of goods. */
export function guidesOf(family: FamilyName): { title: Localized; url: string }[] {
  return GUIDES.filter(([, , families]) => families.includes(family)).map(([tab, heading]) => ({
    title: Object.fromEntries(LANGUAGES.map((language) => [language, headings(OUTDOORS[language].life.tabs[tab].text)[heading] ?? ''])), url: URL,
  }))
}
