/** Issue 17 "Mail": the style guide shows every kind of mail, composed by the functions that send them. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { ACCOUNT_COMPOSERS } from '@/lib/backend/flows/mail/accounts'
import { ENQUIRY_COMPOSERS } from '@/lib/backend/flows/mail/enquiries'
import { mailExamples } from '@/lib/backend/flows/mail/examples'
import { ORDER_COMPOSERS } from '@/lib/backend/flows/mail/orders'
import { config } from '@/lib/config/env'
import { LANGUAGES } from '@/lib/market/languages'

const { secret } = config()
beforeAll(() => void Object.assign(config(), { secret: 'a secret of tests that is long enough' }))
afterAll(() => void Object.assign(config(), { secret }))

/** The kinds of the type `OutboxKind`, which has no value at run time. */
const KINDS = [
  ...readFileSync('lib/backend/domain/outbox/enqueue.ts', 'utf8')
    .split('type About')[0]!
    .matchAll(/[|=] '(\w+)'/g),
].map(([, kind]) => kind)

const OF_STAFF: readonly string[] = ['refund_due', 'enquiry', 'gift_card_loss']

describe('issue 17: examples of mails', () => {
  it('there is one of every kind', async () => {
    const shown = new Set((await mailExamples('en')).map(({ kind }) => kind as string))
    expect([...shown].sort()).toEqual([...new Set(KINDS)].sort())
    for (const kind of [ACCOUNT_COMPOSERS, ENQUIRY_COMPOSERS, ORDER_COMPOSERS].flatMap((all) => Object.keys(all)))
      expect(shown).toContain(kind)
  })

  it.each(LANGUAGES)(
    'in %s they have a subject, a text and the same as HTML, without a missing text',
    async (language) => {
      const complain = vi.spyOn(console, 'error')
      const examples = await mailExamples(language)
      expect(new Set(examples.map(({ kind, variant }) => `${kind} ${variant}`)).size).toBe(examples.length)
      for (const { kind, variant, mail } of examples) {
        const about = `${kind} ${variant}`
        expect([about, mail.subject.trim() !== '', mail.text.length > 40]).toEqual([about, true, true])
        expect([
          about,
          /\b(?:mail|pay|order|calendar|legal|setup)\.[a-z_]+\b(?!@)/.exec(`${mail.subject} ${mail.text}`)?.[0],
        ]).toEqual([about, undefined])
        expect([about, /undefined|\bNaN\b|\[object/.exec(mail.html ?? '')?.[0]]).toEqual([about, undefined])
        expect(mail.html).toContain(`<html lang="${OF_STAFF.includes(kind) ? 'fi' : language}">`)
        expect(mail.html).toContain(mail.subject.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`))
      }
      expect(complain).not.toHaveBeenCalled()
      complain.mockRestore()
    },
  )

  it('differ between languages', async () => {
    const [en, fr] = await Promise.all([mailExamples('en'), mailExamples('fr')])
    for (const [index, { kind, mail }] of en.entries())
      if (!OF_STAFF.includes(kind)) expect([kind, fr[index]?.mail.text === mail.text]).toEqual([kind, false])
  })
})
