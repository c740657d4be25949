import { describe, expect, it, vi } from 'vitest'

import { GET as build } from '@/app/build.json/route'
import { GET as manifest } from '@/app/manifest.json/route'
import { GET as openSearch } from '@/app/opensearch.xml/route'
import { GET as openSearchIn } from '@/app/opensearch/[file]/route'

const inLanguage = (file: string) =>
  openSearchIn(new Request('http://localhost:3000/'), { params: Promise.resolve({ file }) })

describe('small files at addresses of their own', () => {
  it('the manifest names the shop, its colours and icons that exist, and is kept for a day', async () => {
    const answer = manifest()
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    const { icons, ...rest } = (await answer.json()) as { icons: { src: string }[] }
    expect(rest).toMatchObject({ name: 'Polku', start_url: '/', theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const files = Object.keys(import.meta.glob('/public/*.png'))
    expect(icons.map(({ src }) => `/public${src}`).filter((file) => !files.includes(file))).toEqual([])
  })

  it('the search description is there in each language, by default in the first, and for no other name', async () => {
    expect(await (await openSearch(new Request('http://localhost:3000/'))).text()).toBe(
      await (await inLanguage('fi.xml')).text(),
    )
    const german = await (await inLanguage('de.xml')).text()
    expect(german).toContain('http://localhost:3000/de/')
    expect(german).toContain('{searchTerms}')
    for (const name of ['xx.xml', 'de', '..']) expect((await inLanguage(name)).status).toBe(404)
  })

  it('P7.11 the id of the latest build, never kept', async () => {
    vi.stubEnv('SHOP_BUILD_ID', 'build-7')
    const answer = build()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ id: 'build-7' })
    vi.unstubAllEnvs()
  })
})
