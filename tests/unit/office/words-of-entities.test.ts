import { describe, expect, it } from 'vitest'

import { entities } from '@/lib/backend/flows/office/registry'
import { LANGUAGES } from '@/lib/market/languages'
import { officeMessages } from '@/lib/office/messages'

/** Made on pages of their own. */
const WITH_SECRET = ['keys', 'webhooks']
const made = [
  ...entities.flatMap(({ name, canCreate }) => (canCreate && name !== 'settings' ? [name] : [])),
  ...WITH_SECRET,
]

describe.each(LANGUAGES)('the back office in %s', (language) => {
  const messages = officeMessages(language)
  it('names every kind of record, and says what a new one is', () => {
    expect(entities.filter(({ name }) => !(`office.entity_${name}` in messages))).toEqual([])
    expect(made.filter((name) => !(`office.new_${name}` in messages))).toEqual([])
  })
})
