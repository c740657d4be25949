import { expect, it } from 'vitest'

import { NAMED_GIFT_CARD_ID, pagePath } from '@/lib/catalog/gift-cards'

it('cards lead to the page of a gift card without a redirect', () => {
  expect(pagePath(NAMED_GIFT_CARD_ID, 'own-label', 'gift-card-by-email')).toBe('old/own-label/gift-card-by-email')
  expect(pagePath(1, 'vaaru', 'tuuli')).toBe('vaaru/tuuli')
})
