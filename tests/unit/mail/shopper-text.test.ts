import { describe, expect, it } from 'vitest'

import { greeting, withoutLinks } from '@/lib/backend/flows/mail/shopper-text'
import { translatorFor } from '@/lib/messages/all'

const greet = (name: string) => greeting(translatorFor('en'), name)

describe('a shopper’s text in a mail', () => {
  it('names are greeted', () => {
    for (const name of ['Ada', 'Ada Aalto', 'J.R. Tolkien', 'Åsa-Märta O’Neill', 'Анна', '李'])
      expect(greet(` ${name} `)).toBe(`Hello ${name},`)
  })

  it('letters, links and several lines are not', () => {
    for (const name of [
      '',
      ' ',
      'x'.repeat(61),
      'See evil.example',
      'http://1.2.3.4',
      'www.x',
      'a@b.fi',
      'Ada\nPay now',
    ])
      expect(greet(name)).toBe('Hello,')
  })

  it('no mail program makes a link of a text, and it can still be read', () => {
    expect(withoutLinks('Ring at the gate.Code 12.5, https://evil.example/a.b www.evil.example')).toBe(
      'Ring at the gate. Code 12.5, https: //evil. example/a. b www. evil. example',
    )
  })
})
