import { describe, expect, it } from 'vitest'

import { contentHtml } from '@/lib/backend/domain/texts/markdown'
import { readPageFiles } from '@/lib/backend/domain/content/page-files'

const head = (more: string) => `---\nkey: care\nlanguage: en\n${more}\n---\n`

describe('content pages as files (spec 2 §2, §5)', () => {
  it('B2.24 Markdown and HTML, by the file’s name', () => {
    const [md] = readPageFiles([
      { name: 'care.md', text: `${head('slug: care\ntitle: Care\ndescription: How to')}# Wash\n\nOften.` },
    ])
    expect(md).toEqual({
      key: 'care',
      language: 'en',
      slug: 'care',
      title: 'Care',
      metaDescription: 'How to',
      text: '# Wash\n\nOften.',
      format: 'markdown',
      tabs: [],
    })
    expect(readPageFiles([{ name: 'care.html', text: `${head('slug: care\ntitle: Care')}<p>x</p>` }])[0]?.format).toBe(
      'html',
    )
  })

  it('B2.26 B3.11 files with a tab are the tabs of their page, in the order of their names, and tabs in tabs', () => {
    const [page] = readPageFiles([
      { name: '3.md', text: `${head('tab: shells/wash\ntitle: Washing')}Warm.` },
      { name: '1.md', text: head('slug: care\ntitle: Care') },
      { name: '2.md', text: `${head('tab: shells\ntitle: Shells')}Shells.` },
      { name: '4.html', text: `${head('tab: down\ntitle: Down')}<p>Down.</p>` },
    ])
    expect(
      page?.tabs?.map(({ slug, title, format, tabs }) => [slug, title, format, tabs?.map((tab) => tab.slug)]),
    ).toEqual([
      ['shells', 'Shells', 'markdown', ['wash']],
      ['down', 'Down', 'html', []],
    ])
  })

  it('says in one sentence what is wrong, and with which file', () => {
    expect(() => readPageFiles([{ name: 'a.md', text: 'no head' }])).toThrow(/^a\.md does not begin/)
    expect(() => readPageFiles([{ name: 'a.md', text: head('slug: x') }])).toThrow(/^a\.md has no title/)
    expect(() =>
      readPageFiles([{ name: 'a.md', text: '---\nkey: x\nlanguage: xx\nslug: x\ntitle: X\n---\n' }]),
    ).toThrow(/"xx" is no language/)
    expect(() => readPageFiles([{ name: 'a.md', text: head('tab: x\ntitle: X') }])).toThrow(/^a\.md is a tab/)
    expect(() => readPageFiles([{ name: 'a.md', text: head('what is this') }])).toThrow(/is not "name: value"/)
  })

  it('B5.09 Markdown becomes HTML and is cleaned like HTML', () => {
    expect(contentHtml('# A\n\n- one\n- **two**\n\n[x](http://localhost/vaatteet/)', 'markdown')).toBe(
      '<h2>A</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n<p><a href="/vaatteet/">x</a></p>',
    )
    const dirty =
      'Hi <script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) <iframe src="https://evil.example/"></iframe>'
    for (const format of ['markdown', 'html'] as const)
      expect(contentHtml(dirty, format)).not.toMatch(/<script|onerror|<iframe|href="javascript/)
    expect(contentHtml('| a | b |\n|---|---|\n| 1 | 2 |', 'markdown')).toContain('<td>1</td>')
  })
})
