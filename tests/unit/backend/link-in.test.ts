import { describe, expect, it } from 'vitest'

import { linkIn } from '@/lib/backend/domain/texts/link-in'

describe('a link that is stored with one address', () => {
  it.each([
    ['/huolto/', 'en', '/en/huolto/'],
    ['/huolto/?a=b#c', 'sv', '/sv/huolto/?a=b#c'],
    ['/', 'de', '/de/'],
    ['/huolto/', 'fi', '/huolto/'],
    ['/sv/skotsel/', 'en', '/sv/skotsel/'],
    ['/media/imported/a.pdf', 'en', '/media/imported/a.pdf'],
    ['https://example.com/a', 'en', 'https://example.com/a'],
    ['//example.com/', 'en', '//example.com/'],
    ['mailto:a@example.com', 'en', 'mailto:a@example.com'],
    [null, 'en', null],
  ] as const)('%s for %s is %s', (link, language, expected) => expect(linkIn(link, language)).toBe(expected))
})
