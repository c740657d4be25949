import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { writePage } from '@/lib/backend/domain/content/write-page'
import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())

const html = (text: string) => ({ text, format: 'html' as const })

describe('content pages are written and read (spec 2 §2, §7)', () => {
  it('B2.24 B7.07 by the slug of their path segments, in any case; content, title and id', async () => {
    await writePage({
      key: 'care',
      language: 'en',
      slug: 'care/wool',
      title: 'Wool',
      text: '# Wash\n\n[Wool](http://localhost/en/wool/)',
      format: 'markdown',
    })
    const { status, body } = await get('/api/static-page/?slug=Care/Wool&language=en')
    expect([status, body['title'], body['content']]).toEqual([
      200,
      'Wool',
      '<h2>Wash</h2>\n<p><a href="/en/wool/">Wool</a></p>',
    ])
    expect(Number(body['id'])).toBeGreaterThan(0)
    expect((await get('/api/static-page/?slug=care&language=en')).status).toBe(404)
  })

  it('B5.09 is cleaned when it is written', async () => {
    await writePage({
      key: 'dirty',
      language: 'en',
      slug: 'dirty',
      title: 'Dirty',
      ...html(
        '<p onclick="x()">Hi<script>x</script></p><a href="https://other.example/" target="_blank">o</a><iframe src="https://evil.example/"></iframe><iframe src="https://www.youtube.com/embed/abc"></iframe>',
      ),
    })
    const { body } = await get('/api/static-page/?slug=dirty&language=en')
    expect(body['content']).toBe(
      '<p>Hi</p><a href="https://other.example/" target="_blank" rel="noopener noreferrer">o</a><iframe src="https://www.youtube-nocookie.com/embed/abc" loading="lazy"></iframe>',
    )
  })

  it('B2.26 B3.11 B7.08 tabs with title, slug, content and tabs in them', async () => {
    const tabs = [
      {
        slug: 'shells',
        title: 'Shells',
        ...html('<p>a</p>'),
        tabs: [{ slug: 'wash', title: 'Washing', text: '**b**', format: 'markdown' as const }],
      },
      { slug: 'down', title: 'Down', ...html('<p>c</p>') },
    ]
    await writePage({ key: 'care-tabs', language: 'en', slug: 'care-tabs', title: 'Care', ...html(''), tabs })
    const { body } = await get('/api/static-page-with-tabs/?slug=care-tabs&language=en')
    expect(body['tabs']).toEqual([
      {
        slug: 'shells',
        title: 'Shells',
        content: '<p>a</p>',
        tabs: [{ slug: 'wash', title: 'Washing', content: '<p><strong>b</strong></p>', tabs: [] }],
      },
      { slug: 'down', title: 'Down', content: '<p>c</p>', tabs: [] },
    ])
  })

  it('a page that moved is renewed at its old address, at its new one and in its other languages', async () => {
    await writePage({ key: 'moving', language: 'en', slug: 'old-place', title: 'Moving', ...html('<p>x</p>') })
    await writePage({ key: 'moving', language: 'fi', slug: 'vanha', title: 'Muutto', ...html('<p>x</p>') })
    const before = now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await writePage({ key: 'moving', language: 'en', slug: 'new-place', title: 'Moving', ...html('<p>y</p>') })
    for (const name of [tag.page('en', 'old-place'), tag.page('en', 'new-place'), tag.page('fi', 'vanha'), tag.slugs])
      expect(isFresh([name], before), name).toBe(false)
    expect((await get('/api/static-page/?slug=old-place&language=en')).status).toBe(404)
    expect((await get('/api/static-page/?slug=new-place&language=en')).body['slugs']).toEqual({
      en: 'new-place',
      fi: 'vanha',
    })
  })

  it('refuses what is no address', async () => {
    for (const slug of ['', '/care/', 'Care', 'a b', 'ä', '../x'])
      await expect(writePage({ key: 'bad', language: 'en', slug, title: 'Bad', ...html('') })).rejects.toThrow(
        RangeError,
      )
  })
})
