/** The data of header, menus and footer on every page (spec 2 §3 "Resources"). */
import { asc, desc, lte } from 'drizzle-orm'

import { groupTree } from '@/lib/backend/domain/taxonomy/groups'
import { pick } from '@/lib/backend/domain/texts/localized'
import { reference } from '@/lib/backend/domain/taxonomy/reference'
import { db } from '@/lib/backend/platform/database/pool'
import { brands, taxRates } from '@/lib/backend/domain/schema/catalogue'
import type { Resources } from '@/lib/contract/schemas/config'
import { plainSwatch, ribbonColours } from '@/lib/backend/domain/texts/colours'
import type { Language } from '@/lib/market/languages'
import { TAX_AREAS, TAX_CLASSES, vatRate } from '@/lib/market/tax-areas'

import { shopDay } from '@/lib/market/shop-time'
import { unitIn } from '@/lib/market/units'

/** Today's VAT rates: from the database where it has one, else from the table. The day is that of shop time, as in the checkout. */
async function currentTaxRates(): Promise<Resources['taxRates']> {
  const today = shopDay()
  const rows = await db()
    .selectDistinctOn([taxRates.taxAreaId, taxRates.taxClass], {
      taxAreaId: taxRates.taxAreaId,
      taxClass: taxRates.taxClass,
      ratePercent: taxRates.ratePercent,
    })
    .from(taxRates)
    .where(lte(taxRates.validFrom, today))
    .orderBy(asc(taxRates.taxAreaId), asc(taxRates.taxClass), desc(taxRates.validFrom))
  const stored = new Map(rows.map((row) => [`${row.taxAreaId}/${row.taxClass}`, row.ratePercent]))
  return TAX_AREAS.flatMap(({ id }) =>
    TAX_CLASSES.map((taxClass) => ({
      taxAreaId: id,
      taxClass,
      ratePercent: stored.get(`${id}/${taxClass}`) ?? vatRate(id, taxClass, today),
    })),
  )
}

/** All resources in one language. Stores are the same in every language. */
export async function resources(language: Language): Promise<Resources> {
  const tables = await reference()
  const manufacturers = await db()
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .orderBy(asc(brands.name))
  return {
    colors: [...tables.colours.values()].map(({ slug, names, control, swatch }) => ({
      slug,
      name: pick(names, language),
      control,
      swatch: plainSwatch(swatch),
    })),
    manufacturers,
    productGroups: await groupTree(language),
    propertyFilters: [...tables.properties.values()].map(({ slug, names, unit, kind }) => ({
      slug,
      name: pick(names, language),
      unit: unitIn(unit, language),
      kind,
    })),
    propertyTypes: [...tables.ribbons.values()].map(({ slug, names, value }) => {
      const [bgColor, textColor] = ribbonColours(value)
      return { slug, name: pick(names, language), bgColor, textColor }
    }),
    stores: [...tables.stores.values()].map(
      ({ id, slug, name, shortName, type, pikanouto, nouto, stockDisplayOrder, address, hours, image }) => ({
        id,
        slug,
        name,
        shortName,
        type,
        pikanouto,
        nouto,
        stock_display_order: stockDisplayOrder,
        address: address && {
          street: address.street,
          postcode: address.postcode,
          city: address.city,
          phone: address.phone,
          lat: address.lat,
          lon: address.lon,
        },
        image,
        hours: hours ?? [],
      }),
    ),
    taxRates: await currentTaxRates(),
    sizes: [...tables.sizes.values()].map(({ name, sortOrder }) => ({ name, sort_order: sortOrder })),
  }
}
