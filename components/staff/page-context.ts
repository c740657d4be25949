import type { Language } from '@/lib/market/languages'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { AdminContext } from '@/stores/auth'

type PageContext = Pick<AdminContext, 'route' | 'staticId' | 'productGroupId'>

/**
 * What staff look at: the route, and the id of the product group or content page that stands there (spec 2 §2). It is asked for when staff
 * come, so that no page that is kept for everyone has to carry it. Products say themselves which they are.
 */
export async function pageContext(pathname: string, prefix: string, language: Language): Promise<PageContext> {
  const none: PageContext = { route: pathname, staticId: null, productGroupId: null }
  const path = decodeURIComponent(pathname.slice(prefix.length)).split('/').filter(Boolean).join('/').toLowerCase()
  const [first] = path.split('/')
  if (!first) return none
  const groups = await lazyApi.call('productGroup', { query: { path, language } })
  const group = groups.ok ? groups.data[0] : undefined
  if (group) return { ...none, productGroupId: group.id }
  const page = await lazyApi.call('staticPage', { query: { slug: path, language } })
  if (page.ok) return { ...none, staticId: page.data.id }
  const tabbed = await lazyApi.call('staticPageWithTabs', { query: { slug: first, language } })
  return tabbed.ok ? { ...none, staticId: tabbed.data.id } : none
}
