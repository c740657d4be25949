/** Brands: their list and one brand's page (spec 2 §3). */
import { and, asc, count, eq, sql } from 'drizzle-orm'

import { pick } from '@/lib/backend/domain/texts/localized'
import { db } from '@/lib/backend/platform/database/pool'
import { brands, models } from '@/lib/backend/domain/schema/catalogue'
import { metaDescription } from '@/lib/catalog/meta'
import type { Brand, BrandItem } from '@/lib/contract/schemas/content'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

/** Every brand by name, with the number of its public models. */
export async function brandList(): Promise<BrandItem[]> {
  return db()
    .select({ id: brands.id, slug: brands.slug, name: brands.name, logo: brands.logo, modelCount: count(models.id) })
    .from(brands)
    .leftJoin(models, and(eq(models.brandId, brands.id), eq(models.isPublic, true), eq(models.campaignOnly, false)))
    .groupBy(brands.id)
    .orderBy(asc(sql`lower(${brands.name})`), asc(brands.id))
}

/** One brand. Throws NOT_FOUND 'Manufacturer not found.' */
export async function brandPage(slug: string, language: Language): Promise<Brand> {
  const [row] = await db().select().from(brands).where(eq(brands.slug, slug.toLowerCase()))
  if (!row) throw new ApiError('NOT_FOUND', 'Manufacturer not found.')
  const description = sanitizeHtml(pick(row.descriptions, language))
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    title: row.name,
    description,
    metaDescription: metaDescription(description),
    promoImages: row.promoImages,
  }
}
