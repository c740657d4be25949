/** Whether a shop's database has what a shopper needs to buy. */
import { and, eq, inArray, sql } from 'drizzle-orm'

import { allMethods } from '@/lib/backend/domain/delivery/limits'
import { stores, taxRates } from '@/lib/backend/domain/schema/catalogue'
import { pages } from '@/lib/backend/domain/schema/content'
import { customers, secondFactors } from '@/lib/backend/domain/schema/customers'
import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import { COUNTRIES, countryOf } from '@/lib/market/countries'
import { LANGUAGES } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS } from '@/lib/market/tax-areas'

import { NEEDED_PAGES } from '../page-templates'
import { type Finding, fault, listed, ok, warning } from './finding'

async function storeFinding(): Promise<Finding> {
  const rows = await db().select({ type: stores.type }).from(stores)
  if (rows.some(({ type }) => type === 'warehouse')) return ok('warehouse', `places with stock: ${rows.length}`)
  return rows.length > 0
    ? warning('warehouse', 'No place is a warehouse, so imported goods lie in the first store; run npm run setup.')
    : fault('warehouse', 'There is no place that holds stock; run npm run setup.')
}

/** The countries to which a method delivers, without those that are closed. */
export async function deliveredCountries(): Promise<string[]> {
  const methods = await allMethods()
  const { closedCountries } = config()
  return COUNTRIES.filter(
    ({ code, deliveryMethods: listedMethods }) =>
      !closedCountries.includes(code) &&
      methods.some(
        ({ id, kind, countries }) =>
          kind !== 'store' && (countries?.includes(code) ?? listedMethods.some((name) => name === id)),
      ),
  ).map(({ code }) => code)
}

function deliveryFinding(countries: readonly string[]): Finding {
  return countries.length > 0
    ? ok('delivery', `to ${listed(countries)}`)
    : fault('delivery', 'No delivery method reaches any country; run npm run setup.')
}

async function taxFinding(countries: readonly string[]): Promise<Finding> {
  const rows = await db()
    .selectDistinct({ area: taxRates.taxAreaId })
    .from(taxRates)
    .where(eq(taxRates.taxClass, DEFAULT_TAX_CLASS))
  const known = new Set(rows.map(({ area }) => area))
  const missing = countries.filter((code) => !known.has(countryOf(code)?.taxAreaId ?? 0))
  return missing.length === 0
    ? ok('tax rates', 'for every country')
    : warning(
        'tax rates',
        `Those of ${listed(missing)} are the ones in the code; run npm run setup to keep them in the database.`,
      )
}

async function pageFinding(): Promise<Finding> {
  const rows = await db()
    .select({ key: pages.key, language: pages.language })
    .from(pages)
    .where(inArray(pages.key, [...NEEDED_PAGES]))
  const missing = NEEDED_PAGES.flatMap((key) =>
    LANGUAGES.filter((language) => !rows.some((row) => row.key === key && row.language === language)).map(
      (language) => `${key} (${language})`,
    ),
  )
  return missing.length === 0
    ? ok('pages', `${NEEDED_PAGES.length} in ${LANGUAGES.length} languages`)
    : fault(
        'pages',
        `The shop must have ${listed(missing)}; run npm run setup, or npm run content:import with your own.`,
      )
}

async function administratorFinding(): Promise<Finding> {
  const rows = await db()
    .select({
      email: customers.email,
      hasPassword: sql<boolean>`${customers.passwordHash} is not null`,
      hasFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
    })
    .from(customers)
    .leftJoin(secondFactors, eq(secondFactors.customerId, customers.id))
    .where(and(eq(customers.isAdmin, true), eq(customers.isActive, true)))
  if (rows.length === 0) return fault('administrators', 'There is none; run npm run person -- add MAIL admin LANGUAGE.')
  if (!rows.some(({ hasPassword }) => hasPassword))
    return fault(
      'administrators',
      `${listed(rows.map(({ email }) => email))} has no password yet; open the link of the mail, or of npm run person -- reset MAIL.`,
    )
  const without = rows.filter(({ hasFactor, hasPassword }) => hasPassword && !hasFactor).map(({ email }) => email)
  if (without.length === 0) return ok('administrators', `${rows.length}, with a second factor`)
  const text = `${listed(without)} has no second factor; it is set up on the account page after the log-in.`
  return config().staffSecondFactor === 'required' ? fault('administrators', text) : warning('administrators', text)
}

interface Goods extends Record<string, unknown> {
  shown: number
  without_price: number
  orderable: number
  without_picture: number
}

async function goodsFindings(): Promise<Finding[]> {
  const {
    rows: [goods],
  } = await db().execute<Goods>(sql`
    select count(*)::int as shown,
      count(*) filter (where not exists (
        select 1 from variants v join prices p on p.variant_id = v.id and p.price_area = 1 and p.active > 0 where v.model_id = m.id))::int as without_price,
      count(*) filter (where exists (
        select 1 from variants v where v.model_id = m.id and (v.available > 0 or v.on_order or m.on_order) and not v.stock_blocked))::int as orderable,
      count(*) filter (where not exists (select 1 from model_images i where i.model_id = m.id))::int as without_picture
    from models m where m.is_public and not m.campaign_only`)
  const { shown, without_price: free, orderable, without_picture: plain } = goods ?? emptyGoods()
  if (shown === 0) return [fault('products', 'There are none; run npm run catalog:import -- FILE.csv.')]
  return [
    free === 0
      ? ok('prices', `of ${shown} products`)
      : fault('prices', `${free} public products have no price; give them one or hide them.`),
    orderable > 0
      ? ok('stock', `${orderable} of ${shown} products can be ordered`)
      : fault('stock', 'No product can be ordered; import stock.'),
    ...(plain > 0
      ? [warning('pictures', `${plain} public products have no picture; import them with --pictures FOLDER.`)]
      : []),
  ]
}

const emptyGoods = (): Goods => ({ shown: 0, without_price: 0, orderable: 0, without_picture: 0 })

/** What is in the database. `countries`: those of `deliveredCountries`. */
export async function contentFindings(countries: readonly string[]): Promise<Finding[]> {
  return [
    await storeFinding(),
    deliveryFinding(countries),
    await taxFinding(countries),
    await pageFinding(),
    await administratorFinding(),
    ...(await goodsFindings()),
  ]
}
