const PAGE = 'errors.page_not_found'
const MESSAGES: Readonly<Record<string, string>> = {
  group: 'errors.group_not_found',
  'group-list': 'errors.group_not_found',
  brand: 'errors.brand_not_found',
  'brand-list': 'errors.brand_not_found',
  product: 'errors.product_not_found',
  gift: 'errors.product_not_found',
  giftcampaigns: 'errors.campaign_not_found',
  campaign: 'errors.campaign_not_found',
  'campaign-list': 'errors.campaign_not_found',
  stores: 'errors.store_not_found',
}

/** Number of segments that the rewrite to the inner route adds before the path. */
const INNER: Readonly<Record<string, number>> = {
  group: 1,
  'group-list': 1,
  brand: 1,
  'brand-list': 1,
  product: 2,
  gift: 2,
  campaign: 1,
  'campaign-list': 1,
  'static-page': 1,
  'tabbed-page': 1,
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export interface NotFoundMessage {
  readonly id: string
  readonly path: string
}

/** The values of a message: the path, and its last part, which names what was asked for. */
export function messageValues({ path }: NotFoundMessage): { path: string; name: string } {
  return { path, name: path.split('/').at(-2) ?? '' }
}

/** The message for a path without a page, from the path's segments as they were requested. */
export function missingPath(segments: readonly string[]): NotFoundMessage {
  return { id: PAGE, path: `/${segments.map((segment) => `${decoded(segment)}/`).join('')}` }
}

/** The message of a page whose group, brand, product, campaign or store does not exist, from its inner route below the market (a catch-all is one segment with slashes). */
export function missingEntity(segments: readonly string[], prefix: string): NotFoundMessage {
  const parts = segments.flatMap((segment) => segment.split('/')).filter((part) => part !== '' && !/^[(_]/.test(part))
  const [family = ''] = parts
  const { path } = missingPath(parts.slice(INNER[family] ?? 0))
  return { id: MESSAGES[family] ?? PAGE, path: prefix + path }
}
