import type { Language } from '@/lib/market/languages'
import { resolveFamily } from '@/lib/market/resolve-path'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { AdminContext } from '@/stores/auth'

type PageContext = Pick<AdminContext, 'route' | 'staticId' | 'productGroupId'>

/**
 * What staff look at: the route, and the id of the product group or content page that stands there (spec 2 §2). It is asked for when staff
 * come, so that no page that is kept for everyone has to carry it. Products say themselves which they are. The slug lists tell what a path
 * can be, so that nothing is asked about pages that are neither.
 */
export async function pageContext(pathname: string, prefix: string, language: Language): Promise<PageContext> {
  const none: PageContext = { route: pathname, staticId: null, productGroupId: null }
  const path = decodeURIComponent(pathname.slice(prefix.length))
  if (!path.replaceAll('/', '')) return none
  const lists = await lazyApi.call('routeSlugs', {})
  if (!lists.ok) return none
  const { staticPageSlugs, staticPageWithTabsSlugs, navigationSlugs, manufacturerSlugs } = lists.data
  const family = resolveFamily(path, {
    staticPageSlugs: staticPageSlugs[language],
    staticPageWithTabsSlugs: staticPageWithTabsSlugs[language],
    navigationSlugs: navigationSlugs[language],
    manufacturerSlugs,
  })
  switch (family.kind) {
    case 'group': {
      const groups = await lazyApi.call('productGroup', { query: { path: family.path.join('/'), language } })
      return { ...none, productGroupId: groups.ok ? (groups.data[0]?.id ?? null) : null }
    }
    case 'static': {
      const page = await lazyApi.call('staticPage', { query: { slug: family.slug, language } })
      return { ...none, staticId: page.ok ? page.data.id : null }
    }
    case 'tabs': {
      const page = await lazyApi.call('staticPageWithTabs', { query: { slug: family.slug, language } })
      return { ...none, staticId: page.ok ? page.data.id : null }
    }
    default:
      return none
  }
}
