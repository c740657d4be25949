import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { LANGUAGES } from '@/lib/market/languages'

import { inAll } from './rows'

/** Pages, banners, and other content that refers to no product. */
export async function insertContent(): Promise<void> {
  await db()
    .insert(schema.pages)
    .values(
      LANGUAGES.flatMap((language) => [
        {
          key: 'terms',
          language,
          slug: language === 'fi' ? 'sopimusehdot' : `terms-${language}`,
          title: `Terms ${language}`,
          contentHtml: '<h1>Terms</h1><script>alert(1)</script>',
        },
        {
          key: 'service',
          language,
          slug: `service-${language}`,
          kind: 'tabs' as const,
          title: 'Service',
          tabs: [{ title: 'Delivery', slug: 'delivery', content: '<p onclick="x()">Fast</p>', tabs: [] }],
        },
      ]),
    )
  await db().insert(schema.pathHistory).values({ language: 'en', path: 'old-jackets', target: 'clothing/jackets' })
  await db()
    .insert(schema.keywords)
    .values({ language: 'fi', keyword: 'Gore-Tex', popupText: '<b>Kalvo</b><script>x</script>', url: '/gore-tex/' })
  await db()
    .insert(schema.banners)
    .values([
      { kind: 'image', titles: inAll('Sale'), urls: inAll('http://localhost/sale/'), image: 'sale.svg' },
      { kind: 'text', titles: inAll('Bad link'), urls: inAll('javascript:alert(1)'), languages: ['fi'] },
    ])
  await db().insert(schema.currencyRates).values({ currency: 'sek', rate: 11.25 })
}

export async function insertReviews(modelId: number): Promise<void> {
  await db()
    .insert(schema.reviews)
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        modelId,
        rating: index % 11,
        visibleName: `Reviewer ${index}`,
        comment: `Comment ${index}`,
        language: 'fi',
        votesUp: index,
        votesDown: index % 3,
        created: new Date(Date.UTC(2026, 5, 1 + index)),
        isVerified: true,
        isPublic: index !== 11,
      })),
    )
}
