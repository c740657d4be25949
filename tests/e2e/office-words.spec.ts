/** Pictures and pages in the back office with the keyboard, and what shoppers see of them. */
import { unlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { goodsFor, SLOTS } from './support/catalogue'
import { get } from './support/http'
import { enterOffice, officeUrl } from './support/office'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')

const made: string[] = []
test.afterAll(() => made.forEach((file) => unlinkSync(file)))

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(tmpdir(), `${process.pid}-${made.length}-${name}`)
  await writeFile(path, bytes)
  made.push(path)
  return path
}
const photo = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function typeInto(box: Locator, text: string): Promise<void> {
  await (await whenInteractive(box)).focus()
  await box.page().keyboard.press('Control+a')
  await box.page().keyboard.type(text)
}

/** Another picture at each run: a product that is tried again has the earlier ones already. */
const colour = () => `#${(Date.now() & 0xff_ff_ff).toString(16).padStart(6, '0')}`
const WAYS = [
  { language: 'fi', width: 1440, slot: 5 },
  { language: 'en', width: 820, slot: 6 },
] as const

for (const { language, width, slot } of WAYS) {
  test(`P2.43 pictures are uploaded, put first and seen by shoppers, ${language}, ${width} px`, async ({
    page,
    database,
    watch,
  }) => {
    watch.allow(/415 \(Unsupported Media Type\)/)
    const t = wordsOf(language)
    await page.setViewportSize({ width, height: 900 })
    const goods = await goodsFor(database, SLOTS.office + slot)
    await enterOffice(page, language)
    await page.goto(officeUrl(`products/${goods.modelId}/`))
    const pictures = page.getByRole('region', { name: t('office.pictures'), exact: true })
    const choose = await whenInteractive(pictures.getByLabel(t('office.upload_choose')))
    const files = [
      await fileOf('front.jpg', await photo(colour(), 900, 1200)),
      await fileOf(
        'script.jpg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ),
      await fileOf('back.png', await photo(colour(), 800, 801)),
    ]
    const chooser = page.waitForEvent('filechooser')
    await choose.focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(files)
    await expect(pictures.getByText(t('office.upload_summary', { done: 2, failed: 1, all: 3 }))).toBeVisible()
    await expect(pictures.getByText(t('office.fault_not_a_picture'))).toBeVisible()

    const tiles = pictures.getByRole('listitem').filter({ has: page.getByRole('img') })
    const stored = /imported\/[0-9a-f]{32}\.jpg/
    // The list is read again when all files are there.
    const front = tiles.nth(-2).getByRole('img')
    await expect(front).toHaveAttribute('src', stored)
    const count = await tiles.count()
    const path = stored.exec((await front.getAttribute('src')) ?? '')?.[0] ?? ''
    const earlier = (place: number) =>
      pictures.getByRole('button', {
        name: `${t('office.picture_earlier')}: ${t('office.picture_number', { number: place })}`,
        exact: true,
      })
    for (let place = count - 1; place > 1; place -= 1) {
      await earlier(place).press('Alt+ArrowLeft')
      await expect(pictures.getByText(t('office.picture_moved', { place: place - 1, count }))).toBeVisible()
    }
    expect(await tiles.first().getByRole('img').getAttribute('src')).toContain(path)
    const shopper = await get(pageUrl(site, goods.path))
    expect(shopper.body).toContain(path)
    const picture = await get(`${site.origin}/media/${path}?w=320&auto=compress,format`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
}

const PAGE = {
  fi: {
    slug: 'kuoritakin-hoito',
    made: 'kuoritakin-hoito',
    title: 'Kuoritakin hoito',
    wrong: 'Väärä otsikko',
    html: '<p>Pese ja kuivaa. <a href="/tata-ei-ole/">Lisää</a></p>',
  },
  en: {
    slug: 'care-of-shells',
    made: 'care-of-shell-jackets',
    title: 'Care of shell jackets',
    wrong: 'Wrong title',
    html: '<p>Wash and dry. <a href="/en/not-here/">More</a></p>',
  },
} as const

for (const { language, width } of WAYS)
  test(`P2.43 a page is planned, previewed, published by the clock and rolled back, ${language}, ${width} px`, async ({
    page,
    database,
  }) => {
    test.setTimeout(300_000)
    const t = wordsOf(language)
    const { origin, prefix } = prefixSite(language)
    const words = PAGE[language]
    const { slug } = words
    const shopper = () => get(`${origin}${prefix}/${slug}/`)
    await page.setViewportSize({ width, height: 900 })
    await enterOffice(page, language)
    await page.goto(officeUrl('pages/new/'))
    const box = (name: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${t(`office.field_${name}`)}( \\*)?$`) })
    const choice = (name: string) =>
      page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${t(`office.field_${name}`)}( \\*)?$`) })
    await typeInto(box('title'), words.title)
    await expect(box('slug')).toHaveValue(words.made)
    await page
      .locator('details')
      .filter({ hasText: t('office.field_key') })
      .locator('summary')
      .press('Enter')
    await typeInto(box('key'), `shell-care-${language}`)
    await typeInto(box('slug'), slug)
    await choice('language').selectOption(language)
    await choice('kind').selectOption('static')
    await page.getByRole('button', { name: t('office.html_source') }).press('Enter')
    await typeInto(box('contentHtml'), words.html)
    const soon = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000)
    const local = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Helsinki',
    })
    await page.getByLabel(t('office.field_startsAt')).fill(local.format(soon).replace(' ', 'T'))
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/hallinta\/pages\/\d+\/$/)
    expect((await shopper()).status).toBe(404)
    await expect(page.getByText(t('office.links_broken', { count: 1 }))).toBeVisible()

    await (await whenInteractive(page.getByRole('button', { name: t('office.preview_phone') }))).press('Enter')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect((await shopper()).status).toBe(404)
    const id = /(\d+)\/$/.exec(page.url())?.[1] ?? ''
    const stranger = await get(`${site.origin}/hallinta-preview/${language}/${id}/`)
    expect(stranger.body).not.toContain(words.title)

    await expect.poll(async () => (await shopper()).status, { timeout: 200_000, intervals: [2_000] }).toBe(200)
    await page.reload()
    await expect(page.getByText(t('office.page_live'), { exact: true })).toBeVisible()
    await typeInto(box('title'), words.wrong)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: words.wrong })).toBeVisible()
    expect((await shopper()).body).toContain(words.wrong)
    page.on('dialog', (dialog) => void dialog.accept())
    await (await whenInteractive(page.getByRole('button', { name: t('office.version_restore') }).last())).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect((await shopper()).body).toContain(words.title)
    await database.rows('delete from pages where slug = $1', [slug])
  })
