/**
 * Writes what a new shop needs into its database: stores, delivery methods, tax and currency rates, settings, pages, the administrator. What
 * is there already is kept, so a second run adds only what is missing.
 */
import { eq } from 'drizzle-orm'

import { writePage } from '@/lib/backend/domain/content/write-page'
import { currencyRates, stores, taxRates } from '@/lib/backend/domain/schema/catalogue'
import { pages, settings } from '@/lib/backend/domain/schema/content'
import { customers } from '@/lib/backend/domain/schema/customers'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { giveRole, invite } from '@/lib/backend/flows/accounts/people'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { CURRENCIES, CURRENCY_TABLE } from '@/lib/market/currencies'
import { VAT_RATES } from '@/lib/market/tables/vat-rates'

import type { Answers } from './answers'
import { deliveryRows } from './delivery-templates'
import { templatePages } from './page-templates'

const STORE_ID = 1

/** What setup does, each with its name on a terminal. */
export const STEPS = {
  places: 'warehouse and stores',
  ways: 'delivery methods',
  taxes: 'tax rates',
  rates: 'currency rates',
  texts: 'settings',
  pages: 'pages',
  administrator: 'administrator',
} as const

interface SetupStep {
  readonly name: (typeof STEPS)[keyof typeof STEPS]
  readonly added: number
  readonly kept: number
}

export interface SetupReport {
  readonly steps: readonly SetupStep[]
  /** A link to the administrator's first password; null when the account was there already. */
  readonly administratorLink: string | null
}

const stepOf = (step: keyof typeof STEPS, wanted: number, added: number): SetupStep => ({
  name: STEPS[step],
  added,
  kept: wanted - added,
})

function storeRows({ warehouse, store }: Answers): (typeof stores.$inferInsert)[] {
  const addressOf = ({ street, postcode, city, phone }: Answers['warehouse']) => ({ street, postcode, city, phone })
  return [
    {
      id: CENTRAL_WAREHOUSE_ID,
      slug: 'warehouse',
      name: warehouse.name,
      shortName: warehouse.name,
      type: 'warehouse',
      address: addressOf(warehouse),
    },
    ...(store
      ? [
          {
            id: STORE_ID,
            slug: 'store',
            name: store.name,
            shortName: store.name,
            type: 'retail' as const,
            nouto: true,
            stockDisplayOrder: 1,
            address: addressOf(store),
            hours: store.hours,
          },
        ]
      : []),
  ]
}

async function writeRows(tx: Tx, answers: Answers): Promise<SetupStep[]> {
  const places = storeRows(answers)
  const ways = deliveryRows(answers)
  const rates = CURRENCIES.map((currency) => ({
    currency,
    rate: answers.rates[currency] ?? CURRENCY_TABLE[currency].defaultRate,
  }))
  const texts = [{ key: 'frontpage_title', value: answers.shop.name }]
  const added = {
    places: await tx.insert(stores).values(places).onConflictDoNothing().returning({ id: stores.id }),
    ways: await tx.insert(deliveryMethods).values(ways).onConflictDoNothing().returning({ id: deliveryMethods.id }),
    taxes: await tx
      .insert(taxRates)
      .values([...VAT_RATES])
      .onConflictDoNothing()
      .returning({ area: taxRates.taxAreaId }),
    rates: await tx.insert(currencyRates).values(rates).onConflictDoNothing().returning({ of: currencyRates.currency }),
    texts: await tx.insert(settings).values(texts).onConflictDoNothing().returning({ key: settings.key }),
  }
  invalidateTags(tx, [...changeTags.resources(), ...changeTags.settings(), ...changeTags.currencies()])
  return [
    stepOf('places', places.length, added.places.length),
    stepOf('ways', ways.length, added.ways.length),
    stepOf('taxes', VAT_RATES.length, added.taxes.length),
    stepOf('rates', rates.length, added.rates.length),
    stepOf('texts', texts.length, added.texts.length),
  ]
}

/** Writes the pages that are missing; with `renew` all of them, over what was changed. */
async function writePages({ shop, company }: Answers, today: Date, renew: boolean): Promise<SetupStep> {
  const facts = { shop: shop.name, email: shop.email, phone: shop.phone, address: company.address }
  const wanted = templatePages(facts, today)
  const rows = await db().select({ key: pages.key, language: pages.language, slug: pages.slug }).from(pages)
  const isThere = (page: (typeof wanted)[number]) =>
    rows.some(({ key, language, slug }) => language === page.language && (key === page.key || slug === page.slug))
  const missing = renew ? wanted : wanted.filter((page) => !isThere(page))
  for (const page of missing) await writePage(page)
  return stepOf('pages', wanted.length, missing.length)
}

async function makeAdministrator({ email, language }: Answers['administrator']): Promise<string | null | false> {
  const [known] = await db()
    .select({ isAdmin: customers.isAdmin })
    .from(customers)
    .where(eq(customers.email, email.toLowerCase()))
  if (known?.isAdmin) return false
  if (!known) return (await invite(email, 'admin', language)).link
  await giveRole(email, 'admin')
  return null
}

/** Opens the shop of the answers. `renewPages`: the pages are written again, over what was changed. */
export async function setUpShop(
  answers: Answers,
  { today = new Date(), renewPages = false }: { today?: Date; renewPages?: boolean } = {},
): Promise<SetupReport> {
  const steps = await withTx((tx) => writeRows(tx, answers), { name: 'setup-rows' })
  const pageStep = await writePages(answers, today, renewPages)
  const link = await makeAdministrator(answers.administrator)
  return {
    steps: [...steps, pageStep, stepOf('administrator', 1, link === false ? 0 : 1)],
    administratorLink: link === false ? null : link,
  }
}
