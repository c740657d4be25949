import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { banners, modelImages, models, modelTexts, pages, pictures, variants } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { hasPicture, PICTURE_COLUMNS, TEXT_COLUMNS } from '@/lib/backend/flows/office/entities/pictures'
import { entities } from '@/lib/backend/flows/office/registry'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { enter, enterAs, send, sendFile } from '../support/office'
import { seededDatabase } from '../support/seed'

const folder = mkdtempSync(join(tmpdir(), 'office-pictures-'))
vi.stubEnv('DATA_DIR', folder)

let database: TestDatabase
let model = 0
let number = 0
const UPLOAD = '/api/office/pictures/upload/'

/** A picture that no other test has: noise of its own colours. */
function photo(width = 800, height = 600): Sharp {
  number += 1
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 }
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: { width: 1 + (number % 8), height: 4, channels: 3, background: '#ffffff' } }, left: 1, top: 1 },
  ])
}
const jpeg = (width?: number, height?: number) => photo(width, height).jpeg().toBuffer()

async function uploaded(bytes: Uint8Array, query = ''): Promise<{ id: number; path: string; image: number | null }> {
  const { status, body } = await sendFile('admin', UPLOAD + query, bytes)
  expect([status, body.error]).toEqual([200, undefined])
  return body as unknown as { id: number; path: string; image: number | null }
}
const stored = (path: string) => readFile(join(folder, 'pictures', path))
const picturesOf = async (id: number) =>
  (await send('admin', `/api/office/goods/${id}/pictures/`)).body as unknown as {
    images: { id: number; path: string; colour: number | null }[]
  }

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enter('admin', 'admin@example.com')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const [row] = await db()
    .select({ id: models.id })
    .from(models)
    .where(sql`is_public and kind = 'new' and exists (select 1 from variants where model_id = models.id)`)
    .limit(1)
  model = row?.id ?? 0
  await db().delete(modelImages).where(sql`path like 'imported/%'`)
})

describe('uploading', () => {
  it('stores a picture upright, without the place where it was taken, and shoppers see it', async () => {
    const bytes = await photo(600, 400)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '60/1 10/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { path, image } = await uploaded(bytes, `?model=${model}&name=takki.jpg`)
    const { exif, orientation, width, height } = await sharp(await stored(path)).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 400,
      height: 600,
    })
    expect(image).toBeGreaterThan(0)
    expect((await picturesOf(model)).images.at(-1)).toMatchObject({ id: image, path, colour: null })
  })

  it('makes a huge picture smaller and keeps transparency', async () => {
    const { path } = await uploaded(await photo(5000, 2500).jpeg().toBuffer())
    expect((await sharp(await stored(path)).metadata()).width).toBe(3840)
    const logo = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await uploaded(logo)).path).toMatch(/\.webp$/)
  })

  it('keeps what is behind a picture away: a polyglot is only its picture', async () => {
    const { path } = await uploaded(Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
    expect((await stored(path)).toString('latin1')).not.toContain('script')
  })

  it('believes the bytes and not the name: a PNG that is called a text is a picture', async () => {
    const png = await photo().png().toBuffer()
    const { path } = await uploaded(png, '?name=notes.txt')
    // It has a channel for transparency.
    expect((await sharp(await stored(path)).metadata()).format).toBe('webp')
  })

  it('that failed after the file was stored leaves nothing in the way of the next one', async () => {
    const bytes = await jpeg()
    expect((await sendFile('admin', `${UPLOAD}?model=2000000000`, bytes)).status).toBe(404)
    const { path } = await uploaded(bytes, `?model=${model}`)
    expect(await db().$count(pictures, eq(pictures.path, path))).toBe(1)
    expect((await picturesOf(model)).images.filter((image) => image.path === path)).toHaveLength(1)
  })

  it('takes the name of a file without folders and signs', async () => {
    const name = encodeURIComponent('../../etc/<b>\u0000\u202Etakki.jpg')
    const bytes = await jpeg()
    const { status, body } = await sendFile('admin', `${UPLOAD}?name=${name}`, bytes)
    // NUL is refused in any query.
    expect([status, body.error?.code]).toEqual([400, 'BAD_REQUEST'])
    const { id } = await uploaded(bytes, `?name=${encodeURIComponent('..\\..\\etc/<b>\u202Etakki.jpg')}`)
    const [row] = await db().select().from(pictures).where(eq(pictures.id, id))
    expect(row?.name).toBe('btakki.jpg')
    expect(row?.path).toMatch(/^imported\/[0-9a-f]{32}\.jpg$/)
  })
})

/** A PNG of one colour that announces these pixels, and holds them. */
function bomb(width: number, height: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ])
}

describe('files of an attacker', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an SVG with a script', () => Buffer.from(SVG), 'not_a_picture'],
    ['an HTML page named .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    ['a zip', () => Buffer.from('PK\x03\x04'.padEnd(500, '\0'), 'latin1'), 'not_a_picture'],
    ['a GIF', () => photo().gif().toBuffer(), 'not_a_picture'],
    ['a TIFF', () => photo().tiff().toBuffer(), 'not_a_picture'],
    ['nothing', () => Buffer.alloc(0), 'not_a_picture'],
    ['a PNG of 30,000 × 30,000 pixels', () => bomb(30_000, 30_000), 'picture_pixels'],
    ['a picture of 10 × 10 pixels', () => jpeg(10, 10), 'picture_small'],
    ['half of a picture', async () => (await jpeg(1200, 900)).subarray(0, 3_000), 'picture_broken'],
    ['the head of a JPEG and nothing else', () => Buffer.from('\xff\xd8\xff\xe0 hello', 'latin1'), 'picture_broken'],
    ['a WebP that is SVG inside', () => Buffer.from(`RIFF0000WEBP${SVG}`), 'picture_broken'],
  ]
  it.each(cases)('%s is refused with the reason, and nothing is stored', async (_name, make, reason) => {
    const before = await readdir(join(folder, 'pictures', 'imported')).catch(() => [])
    const { status, body } = await sendFile('admin', `${UPLOAD}?model=${model}&name=a.jpg`, await make())
    expect([status, body.error?.details?.reason]).toEqual([415, reason])
    expect(await readdir(join(folder, 'pictures', 'imported')).catch(() => [])).toEqual(before)
  })

  it('200 MB are refused without being read', async () => {
    const big = await sendFile('admin', UPLOAD, Buffer.alloc(16), { 'content-length': String(200 * 1024 ** 2) })
    expect([big.status, big.body.error?.code]).toEqual([413, 'BODY_TOO_LARGE'])
    const more = await sendFile('admin', UPLOAD, Buffer.alloc(26 * 1024 ** 2))
    expect(more.status).toBe(413)
  })

  it('a form, JSON and a compressed body are refused', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json', 'image/svg+xml; charset=utf-8'])
      expect((await sendFile('admin', UPLOAD, await jpeg(), { 'content-type': type })).status).toBe(415)
    expect((await sendFile('admin', UPLOAD, await jpeg(), { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('another site, a guest and who may not are refused', async () => {
    const bytes = await jpeg()
    expect((await sendFile('admin', UPLOAD, bytes, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await sendFile('nobody', UPLOAD, bytes)).status).toBe(401)
    for (const role of OFFICE_ROLES) {
      await enterAs(role)
      const may = ROLES[role].has('office.pictures.write')
      expect([role, (await sendFile(role, UPLOAD, bytes)).status]).toEqual([role, may ? 200 : 403])
      const onProduct = may && ROLES[role].has('office.goods.write')
      const { status } = await sendFile(role, `${UPLOAD}?model=${model}`, bytes)
      expect([role, status]).toEqual([role, onProduct ? 200 : 403])
    }
  })

  it('a product, a colour or a number that does not exist is refused', async () => {
    for (const [query, status] of [
      ['?model=2000000000', 404],
      ['?model=0', 400],
      ['?model=1e3', 400],
      [`?model=${model}&colour=2000000000`, 409],
      ['?path=imported/x.jpg', 400],
    ] as const)
      expect([query, (await sendFile('admin', UPLOAD + query, await jpeg())).status]).toEqual([query, status])
  })
})

describe('several uploads at the same time', () => {
  it('each gets a place of its own, in no more than one at a time', async () => {
    const files = await Promise.all([jpeg(), jpeg(), jpeg()])
    await Promise.all(files.map((bytes) => uploaded(bytes, `?model=${model}`)))
    const rows = await db().select().from(modelImages).where(sql`model_id = ${model} and path like 'imported/%'`)
    expect(new Set(rows.map(({ sortOrder }) => sortOrder)).size).toBe(3)
  })

  it('the same file twice at once is in the library once, and on the product once', async () => {
    const bytes = await jpeg()
    const both = await Promise.all([1, 2].map(() => sendFile('admin', `${UPLOAD}?model=${model}`, bytes)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error?.details?.reason).toBe('same_picture')
    const { path } = both.find(({ status }) => status === 200)?.body as unknown as { path: string }
    expect(await db().$count(pictures, eq(pictures.path, path))).toBe(1)
  })

  it('more than three of one person wait for their turn', async () => {
    // Large enough that the first ones are still being read when the last ones arrive, also on a machine with nothing else to do.
    const files = await Promise.all(Array.from({ length: 6 }, () => jpeg(2400, 1600)))
    const answers = await Promise.all(files.map((bytes) => sendFile('admin', UPLOAD, bytes)))
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(6)
    expect(busy.length).toBeGreaterThan(0)
    expect((await sendFile('admin', UPLOAD, await jpeg())).status).toBe(200)
  })
})

describe('the order of the pictures of a product', () => {
  const order = (from: number[], to: number[]) =>
    send('admin', `/api/office/goods/${model}/pictures/order/`, { from, to })

  it('is changed as one change, taken back as one, and refused where somebody was faster', async () => {
    for (const bytes of [await jpeg(), await jpeg(), await jpeg()]) await uploaded(bytes, `?model=${model}`)
    const before = (await picturesOf(model)).images.map(({ id }) => id)
    const turned = before.toReversed()
    expect((await order(before, turned)).status).toBe(200)
    expect((await picturesOf(model)).images.map(({ id }) => id)).toEqual(turned)
    const stale = await order(before, turned)
    expect([stale.status, stale.body.error?.details?.reason]).toEqual([409, 'changed'])
    expect((await order(turned, [turned[0] ?? 0])).status).toBe(400)
    expect(
      (
        await order(
          turned,
          turned.map(() => turned[0] ?? 0),
        )
      ).status,
    ).toBe(400)
    const { body } = await send('admin', '/api/office/changes/?entity=images')
    const [latest] = body['changes'] as { batch: number }[]
    expect((await send('admin', '/api/office/undo/', { batch: latest?.batch })).status).toBe(200)
    expect((await picturesOf(model)).images.map(({ id }) => id)).toEqual(before)
  })

  it('two people at the same time: one wins, no picture is lost', async () => {
    for (const bytes of [await jpeg(), await jpeg()]) await uploaded(bytes, `?model=${model}`)
    const before = (await picturesOf(model)).images.map(({ id }) => id)
    const answers = await Promise.all([order(before, before.toReversed()), order(before, before.toReversed())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await picturesOf(model)).images.map(({ id }) => id)).toEqual(before.toReversed())
  })
})

describe('parts of a picture', () => {
  const cut = (id: number, body: Record<string, unknown>) =>
    send('admin', `/api/office/pictures/${id}/cuts/`, { use: 'card', from: {}, ...body })
  const AREA = { x: 0.25, y: 0, width: 0.5, height: 1 }
  async function shown(): Promise<{ gallery: string[]; card: string[] }> {
    const [row] = await db()
      .select({ slug: models.slug, brand: sql<string>`(select slug from brands b where b.id = ${models.brandId})` })
      .from(models)
      .where(eq(models.id, model))
    const product = await get(
      `/api/products/productmodel/${row?.slug ?? ''}/?manufacturer=${row?.brand ?? ''}&language=fi&taxAreaId=1`,
    )
    const text = JSON.stringify(product.body)
    const cards = await post('/api/products/productmodellist/', {
      language: 'fi',
      taxAreaId: 1,
      source: 'Models',
      sortIds: [model],
    })
    const found = (all: string) => [...new Set(all.match(/imported\/[0-9a-f]{32}\.jpg/g) ?? [])]
    return { gallery: found(text), card: found(JSON.stringify(cards.body)) }
  }

  it('are shown where they are meant for; the whole picture stays for the others, and old pages keep their file', async () => {
    await db().delete(modelImages).where(eq(modelImages.modelId, model))
    const { id, path } = await uploaded(await jpeg(800, 400), `?model=${model}`)
    const { status, body } = await cut(id, { area: AREA })
    expect(status).toBe(200)
    const { card } = body['cuts'] as { card: { path: string } }
    const { width, height } = await sharp(await stored(card.path)).metadata()
    expect([width, height]).toEqual([400, 400])
    expect(await shown()).toEqual({ gallery: [path], card: [card.path] })
    expect((await stored(path)).length).toBeGreaterThan(0)
    const changes = (await send('admin', `/api/office/changes/?entity=pictures&record=${id}`)).body
    const [latest] = changes['changes'] as { id: number }[]
    expect((await send('admin', '/api/office/undo/', { change: latest?.id })).status).toBe(200)
    expect((await shown()).card).toEqual([path])
  })

  it('outside of the picture, of a use that does not exist or on old grounds are refused', async () => {
    const { id } = await uploaded(await jpeg())
    expect((await cut(id, { area: { ...AREA, x: 0.6 } })).status).toBe(400)
    expect((await cut(id, { area: { ...AREA, width: 0 } })).status).toBe(400)
    expect((await cut(id, { area: { ...AREA, x: Number.NaN } })).status).toBe(400)
    expect((await cut(id, { use: 'poster', area: AREA })).status).toBe(400)
    expect((await cut(2_000_000_000, { area: AREA })).status).toBe(404)
    expect((await cut(id, { area: AREA })).status).toBe(200)
    const stale = await cut(id, { area: { ...AREA, x: 0.1 } })
    expect([stale.status, stale.body.error?.details?.reason]).toEqual([409, 'changed'])
  })

  it('are no way to name a file of somebody else', async () => {
    const { id } = await uploaded(await jpeg())
    const to = { card: { ...AREA, path: '../../../etc/passwd' } }
    const patch = [{ path: 'cuts', from: {}, to }]
    expect((await send('admin', `/api/office/records/pictures/${id}/`, { patch })).status).toBe(400)
  })
})

describe('the library', () => {
  it('says where a picture is used, finds the unused ones, and removes only those', async () => {
    const { id, path } = await uploaded(await jpeg(), `?name=${encodeURIComponent('Revontuli yöllä.jpg')}`)
    const list = async (filter: string) =>
      (await send('admin', `/api/office/records/pictures/?filter=${filter}&q=Revontuli`)).body['total']
    expect([await list('isUsed:true'), await list('isUsed:false')]).toEqual([0, 1])
    const [banner] = await db()
      .insert(banners)
      .values({ kind: 'image', titles: { fi: 'Talvi' }, urls: { fi: '/talvi/' }, image: path })
      .returning({ id: banners.id })
    expect([await list('isUsed:true'), await list('isUsed:false')]).toEqual([1, 0])
    const { body } = await send('admin', `/api/office/pictures/${id}/uses/`)
    expect(body['uses']).toEqual([{ entity: 'banners', id: String(banner?.id), title: 'Talvi', field: 'image' }])
    const refused = await send('admin', `/api/office/remove/pictures/${id}/`, {})
    expect([refused.status, refused.body.error?.details?.reason]).toEqual([409, 'picture_used'])
    await db().delete(banners).where(eq(banners.image, path))
    expect((await send('admin', `/api/office/remove/pictures/${id}/`, {})).status).toBe(200)
    // Pages that were rendered before still ask for it.
    expect((await stored(path)).length).toBeGreaterThan(0)
    const changes = (await send('admin', `/api/office/changes/?entity=pictures&record=${id}`)).body['changes']
    const [latest] = changes as { id: number }[]
    expect((await send('admin', '/api/office/undo/', { change: latest?.id })).status).toBe(200)
    expect(await list('isUsed:false')).toBe(1)
  })

  it('counts pictures in descriptions, pages, tabs and planned versions, and keeps them', async () => {
    const { id, path } = await uploaded(await jpeg(), `?name=${encodeURIComponent('Kivikko.jpg')}`)
    const markup = `<figure class="picture"><img src="/media/${path}?w=960&amp;auto=compress,format" alt="Kiviä" width="800" height="600" /></figure>`
    const isUsed = async () =>
      (await send('admin', '/api/office/records/pictures/?filter=isUsed:true&q=Kivikko')).body['total'] === 1
    const uses = async () =>
      (
        (await send('admin', `/api/office/pictures/${id}/uses/`)).body['uses'] as { entity: string; field: string }[]
      ).map(({ entity, field }) => `${entity}.${field}`)
    const remove = async () =>
      (await send('admin', `/api/office/remove/pictures/${id}/`, {})).body.error?.details?.reason
    const [page] = await db()
      .insert(pages)
      .values({ key: 'rocks', slug: 'kivikko', language: 'fi', title: 'Kivikko' })
      .returning({ id: pages.id })
    const places = [
      [
        'products.longDescriptionHtml',
        sql`update model_texts set long_description_html = ${markup} where model_id = ${model}`,
      ],
      [
        'groups.descriptionHtml',
        sql`update product_group_texts set description_html = ${markup} where group_id = (select min(group_id) from product_group_texts)`,
      ],
      [
        'brands.descriptions',
        sql`update brands set descriptions = ${JSON.stringify({ fi: markup })}::jsonb where id = (select min(id) from brands)`,
      ],
      ['pages.contentHtml', sql`update pages set content_html = ${markup} where id = ${page?.id}`],
      [
        'pages.tabs',
        sql`update pages set tabs = ${JSON.stringify([{ title: 'a', slug: 'a', content: markup }])}::jsonb where id = ${page?.id}`,
      ],
      [
        'page-versions.contentHtml',
        sql`insert into page_versions (page_id, starts_at, title, content_html, base) values (${page?.id}, now() + interval '1 day', 'Kivikko', ${markup}, '{}')`,
      ],
    ] as const
    const undo = [
      sql`update model_texts set long_description_html = '' where model_id = ${model}`,
      sql`update product_group_texts set description_html = ''`,
      sql`update brands set descriptions = '{}'`,
      sql`update pages set content_html = '' where id = ${page?.id}`,
      sql`update pages set tabs = null where id = ${page?.id}`,
      // What is published is a part of its page, and shows nothing itself.
      sql`update page_versions set state = 'published'`,
    ]
    for (const [at, [place, write]] of places.entries()) {
      expect([place, await isUsed(), await uses()]).toEqual([place, false, []])
      await db().execute(write)
      expect([place, await isUsed(), await uses()]).toEqual([place, true, [place]])
      expect([place, await remove()]).toEqual([place, 'picture_used'])
      await db().execute(undo[at] ?? sql`select 1`)
    }
    expect(await remove()).toBeUndefined()
    await db()
      .delete(pages)
      .where(eq(pages.id, page?.id ?? 0))
  })

  it('looks for a picture in descriptions by an index', async () => {
    const plan = await withTx(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select 1 from model_texts where ${hasPicture(modelTexts.longDescriptionHtml, sql`${'imported/a.jpg'}`)}`)
    })
    expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('model_texts_pictures')
  })

  it('knows every formatted text of a record', () => {
    const texts = entities.flatMap(({ fields, texts: others }) =>
      Object.entries({ ...others?.fields, ...fields }).filter(
        ([name, { kind }]) => kind === 'html' || kind === 'localizedHtml' || name === 'tabs',
      ),
    )
    expect(new Set(texts.map(([, { column }]) => column))).toEqual(new Set(TEXT_COLUMNS))
  })

  it('knows every field that names a picture', () => {
    const named = entities.flatMap(({ name, fields }) =>
      name === 'pictures' ? [] : Object.values(fields).filter(({ kind }) => kind === 'picture'),
    )
    expect(new Set(named.map(({ column }) => column))).toEqual(new Set(PICTURE_COLUMNS))
  })

  it('gives a colour of the product to a picture', async () => {
    const [variant] = await db()
      .select({ colour: variants.colourId })
      .from(variants)
      .where(sql`model_id = ${model} and colour_id is not null`)
    const { image } = await uploaded(await jpeg(), `?model=${model}&colour=${variant?.colour ?? 0}`)
    expect((await picturesOf(model)).images.at(-1)).toMatchObject({ id: image, colour: variant?.colour })
  })
})
