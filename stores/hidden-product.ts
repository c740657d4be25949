import type { Language } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'

/** The address where staff see a product that is not public: the current one with `preview`. Null when there is no such product. */
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
