import type { Language } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'

/** What the 404 page carries, so that staff can be led on from there. */
export const MISSING_ATTRIBUTE = 'data-missing'

/** Where staff see a product that is not public: the address they asked for, with `preview`. Null when nothing is hidden there. */
export async function hiddenProductHref(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  prefix: string,
  { language, taxAreaId }: { language: Language; taxAreaId: number },
): Promise<string | null> {
  const query = new URLSearchParams(search)
  const parts = decodeURIComponent(pathname.slice(prefix.length)).split('/').filter(Boolean)
  const [manufacturer, slug] = [parts[0], parts.at(-1)]
  if (parts.length < 2 || !manufacturer || !slug || query.has('preview')) return null
  const result = await api.call(
    'productModel',
    { params: { slug }, query: { manufacturer, language, taxAreaId } },
    { forceAuth: true },
  )
  if (!result.ok) return null
  query.set('preview', '1')
  return `${pathname}?${query}`
}
