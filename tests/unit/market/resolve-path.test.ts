import { describe, expect, it } from 'vitest'
import { resolveFamily, type RouteSlugs } from '@/lib/market/resolve-path'

const slugs: RouteSlugs = {
  staticPageSlugs: ['toimitustavat', 'yritys/historia', 'shared-1'],
  staticPageWithTabsSlugs: ['asiakaspalvelu', 'shared-1', 'shared-2'],
  navigationSlugs: ['vaatteet', 'shared-2', 'shared-3'],
  manufacturerSlugs: ['tunturi', 'shared-3', 'old-brand'],
}

describe('resolveFamily', () => {
  it('P2.42 static pages: {slug}/{subs*}', () => {
    expect(resolveFamily('/toimitustavat/', slugs)).toEqual({ kind: 'static', slug: 'toimitustavat' })
    expect(resolveFamily('/toimitustavat/ulkomaille/', slugs)).toEqual({
      kind: 'static',
      slug: 'toimitustavat/ulkomaille',
    })
  })

  it('B2.24 a static page’s slug is its segments joined by a slash', () => {
    expect(resolveFamily('/yritys/historia/', slugs)).toEqual({ kind: 'static', slug: 'yritys/historia' })
    expect(resolveFamily('/yritys/', slugs).kind).toBe('none')
  })

  it('P2.36 B2.26 tabbed pages: slug, tab, nested tab', () => {
    expect(resolveFamily('/asiakaspalvelu/palautus/verkosta/', slugs)).toEqual({
      kind: 'tabs',
      slug: 'asiakaspalvelu',
      tabs: ['palautus', 'verkosta'],
    })
  })

  it('P2.04 B2.01 group path: all segments, lower-cased, empty parts removed', () => {
    expect(resolveFamily('//Vaatteet//TAKIT/', slugs)).toEqual({ kind: 'group', path: ['vaatteet', 'takit'] })
    const path = ['vaatteet', 'takit', 'kuoritakit', 'miehet']
    expect(resolveFamily(`/${path.join('/')}/`, slugs)).toEqual({ kind: 'group', path })
  })

  it('B2.06 brand slug is lower-cased', () =>
    expect(resolveFamily('/Tunturi/', slugs)).toEqual({ kind: 'brand', slug: 'tunturi' }))

  it('P2.42 D2.01 products: {manufacturerSlug}/{subs+}, last segment is the model slug', () => {
    expect(resolveFamily('/tunturi/takit/kuori-3/', slugs)).toEqual({
      kind: 'product',
      manufacturerSlug: 'tunturi',
      path: ['tunturi', 'takit', 'kuori-3'],
      modelSlug: 'kuori-3',
      old: false,
    })
  })

  it('P2.42 D2.01 the same under /old/', () => {
    expect(resolveFamily('/old/tunturi/kuori-3/', slugs)).toMatchObject({
      kind: 'product',
      old: true,
      path: ['tunturi', 'kuori-3'],
      modelSlug: 'kuori-3',
    })
    for (const path of ['/old/', '/old/tunturi/', '/old/nobody/x/', '/old/vaatteet/takit/'])
      expect(resolveFamily(path, slugs).kind).toBe('none')
  })

  it('P2.04 D2.02 a slug in several lists: static page, tabs, group, brand, in this order', () => {
    expect(resolveFamily('/shared-1/', slugs).kind).toBe('static')
    expect(resolveFamily('/shared-2/', slugs).kind).toBe('tabs')
    expect(resolveFamily('/shared-3/', slugs).kind).toBe('group')
    expect(resolveFamily('/shared-3/x/', slugs).kind).toBe('group')
  })

  it('nothing for anything else', () => {
    for (const path of ['/', '', '/nobody/', '/constructor/', '/nobody/x/'])
      expect(resolveFamily(path, slugs)).toEqual({ kind: 'none' })
  })

  it('before the lists are loaded one segment is a group, more are a product', () => {
    expect(resolveFamily('/x/', null).kind).toBe('group')
    expect(resolveFamily('/x/y/', null)).toMatchObject({ kind: 'product', old: false })
    expect(resolveFamily('/old/x/y/', null)).toMatchObject({ kind: 'product', old: true, path: ['x', 'y'] })
    expect(resolveFamily('/old/x/', null).kind).toBe('none')
    expect(resolveFamily('/', null).kind).toBe('none')
  })

  it('follows new lists at once', () => {
    expect(resolveFamily('/uusi/', slugs).kind).toBe('none')
    expect(resolveFamily('/uusi/', { ...slugs, navigationSlugs: ['uusi'] }).kind).toBe('group')
  })
})
