/** Texts in six languages in the back office: outdated ones, marks of a machine's texts, translations one by one and as long work. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as s from '@/lib/backend/domain/schema'
import { runOfficeJobs, runOfficeTranslations } from '@/lib/backend/flows/office/jobs'
import { db } from '@/lib/backend/platform/database/pool'
import { config } from '@/lib/config/env'
import type { TranslationConfig } from '@/lib/config/translation'
import type { OfficePatch, OfficeValues } from '@/lib/contract/schemas/office'
import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { enter, enterAs, send } from '../support/office'
import { seededDatabase, type Seeded } from '../support/seed'
import { TranslationServer } from '../support/translation-server'

let database: TestDatabase
let seeded: Seeded
const server = new TranslationServer()
const setService = (translation: TranslationConfig | null) => Object.assign(config(), { translation })

beforeAll(async () => {
  await server.start()
  ;({ database, seeded } = await seededDatabase())
  await enter('admin', 'admin@example.com')
})
afterAll(async () => {
  await database.drop()
  await server.stop()
})
beforeEach(() => {
  server.reset()
  setService({ service: 'libretranslate', url: server.url, key: null })
})

interface Read {
  readonly values: OfficeValues & Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly outdated: readonly string[]
}

async function read(id: number, entity = 'products'): Promise<Read> {
  const { status, body } = await send('admin', `/api/office/records/${entity}/${id}/`)
  expect(status).toBe(200)
  return body as unknown as Read
}

async function save(id: number, patch: OfficePatch, who = 'admin', entity = 'products') {
  return send(who, `/api/office/records/${entity}/${id}/`, { patch })
}

/** Writes texts by their paths, whatever stands there. */
async function write(id: number, texts: Readonly<Record<string, string>>, more: OfficePatch = []): Promise<void> {
  const { values } = await read(id)
  const own = Object.entries(texts).map(([path, to]) => {
    const [name = '', language = ''] = path.split('.')
    return { path, from: values[name]?.[language] ?? null, to }
  })
  const { status, body } = await save(id, [...own, ...more])
  expect([status, body.error]).toEqual([200, undefined])
}

const undoNewest = async (id: number) => {
  const { body } = await send('admin', `/api/office/changes/?entity=products&record=${id}`)
  const [newest] = body['changes'] as { id: number }[]
  return send('admin', '/api/office/undo/', { change: newest?.id })
}

/** A product with a text in Finnish alone. */
async function product(texts: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<number> {
  const [row] = await db()
    .insert(s.models)
    .values({
      brandId: Object.values(seeded.brands)[0] ?? 0,
      mainGroupId: Object.values(seeded.groups)[0] ?? 0,
      slug: `text-${Math.random().toString(36).slice(2)}`,
      isPublic: true,
    })
    .returning({ id: s.models.id })
  const id = row?.id ?? 0
  await db()
    .insert(s.modelTexts)
    .values(Object.entries(texts).map(([language, fields]) => ({ modelId: id, language, name: '', ...fields })))
  return id
}

const stored = async (id: number, language: string) =>
  (await db().select().from(s.modelTexts).where(sql`model_id = ${id} and language = ${language}`))[0]

describe('outdated texts', () => {
  it('are those that were not written since the text of the shop’s language was replaced', async () => {
    const id = await product({ fi: { name: 'Takki', tagline: 'Lämmin' }, sv: { name: 'Jacka', tagline: 'Varm' } })
    expect((await read(id)).outdated).toEqual([])
    await write(id, { 'tagline.fi': 'Lämmin ja kevyt' })
    expect((await read(id)).outdated).toEqual(['tagline.sv'])
    // A language that had none is new, not old.
    await write(id, { 'tagline.de': 'Warm und leicht' })
    expect((await read(id)).outdated).toEqual(['tagline.sv'])
    await write(id, { 'tagline.sv': 'Varm och lätt' })
    expect((await read(id)).outdated).toEqual([])
    // Both at once.
    await write(id, { 'tagline.fi': 'Lämpimin', 'tagline.sv': 'Varmast' })
    expect((await read(id)).outdated).toEqual(['tagline.de'])
  })

  it('are none where the Finnish text was only written later, or another language was corrected', async () => {
    const id = await product({ en: { name: 'Jacket', tagline: 'Warm' }, de: { name: 'Jacke', tagline: 'Warm' } })
    await write(id, { 'tagline.fi': 'Lämmin' })
    await write(id, { 'tagline.de': 'Wärmend' })
    expect((await read(id)).outdated).toEqual([])
  })

  it('are none any more when the change is taken back, and again when that is taken back', async () => {
    const id = await product({ fi: { name: 'Takki' }, sv: { name: 'Jacka' } })
    await write(id, { 'name.fi': 'Kuoritakki' })
    expect((await read(id)).outdated).toEqual(['name.sv'])
    expect((await undoNewest(id)).status).toBe(200)
    expect((await read(id)).outdated).toEqual([])
    expect((await undoNewest(id)).status).toBe(200)
    expect((await read(id)).outdated).toEqual(['name.sv'])
  })

  it('are right still when a person says so, which the history keeps and nobody takes back', async () => {
    const id = await product({ fi: { name: 'Takki' }, sv: { name: 'Jacka' } })
    await write(id, { 'name.fi': 'Kuoritakki' })
    const confirm = (text: string, who = 'admin', path = 'name.sv') =>
      send(who, `/api/office/confirmed-texts/products/${id}/`, { texts: [{ path, text }] })
    const old = await confirm('Rock')
    expect([old.status, old.body.error?.details?.reason]).toEqual([409, 'changed'])
    expect((await confirm('x', 'admin', 'name.de')).body.error?.details?.reason).toBe('required')
    expect((await confirm('x', 'admin', 'name')).body.error?.details?.reason).toBe('unknown')
    await enterAs('warehouse')
    expect((await confirm('Jacka', 'warehouse')).status).toBe(403)
    await enterAs('editor')
    expect((await confirm('Jacka', 'editor')).status).toBe(200)
    expect((await read(id)).outdated).toEqual([])
    const { body } = await send('admin', `/api/office/changes/?entity=products&record=${id}`)
    expect((body['changes'] as unknown[])[0]).toMatchObject({
      ...{ changes: { 'name.sv': ['Jacka', 'Jacka'] }, canUndo: false },
    })
    expect((await undoNewest(id)).body.error?.details?.reason).toBe('irreversible')
    await write(id, { 'name.fi': 'Untuvatakki' })
    expect((await read(id)).outdated).toEqual(['name.sv'])
  })

  it('are known of other records, too: of a brand made in the back office', async () => {
    const made = await send('admin', '/api/office/records/ribbons/', {
      values: { slug: 'outdated', names: { fi: 'Uusi', sv: 'Ny' }, value: '#ffffff;#000000' },
    })
    const id = Number(made.body['id'])
    expect((await read(id, 'ribbons')).outdated).toEqual([])
    await save(id, [{ path: 'names.fi', from: 'Uusi', to: 'Uutuus' }], 'admin', 'ribbons')
    expect((await read(id, 'ribbons')).outdated).toEqual(['names.sv'])
  })
})

it('outdated texts are found by a filter that says the same as the records', async () => {
  const ids: number[] = []
  const made = async (name: string, changes: readonly Readonly<Record<string, string>>[]) => {
    const id = await product({ fi: { name: `Jono ${name}`, tagline: 'a' }, sv: { name: 'Kö', tagline: 'b' } })
    for (const texts of changes) await write(id, texts)
    ids.push(id)
    return id
  }
  await made('fresh', [])
  await made('old', [{ 'tagline.fi': 'c' }])
  await made('renewed', [{ 'tagline.fi': 'c' }, { 'tagline.sv': 'd' }])
  await made('together', [{ 'tagline.fi': 'c', 'tagline.sv': 'd' }])
  await made('corrected', [{ 'tagline.sv': 'd' }])
  await made('gone', [{ 'tagline.fi': 'c' }, { 'tagline.sv': '' }])
  await made('other language', [{ 'tagline.de': 'e' }, { 'tagline.fi': 'c', 'tagline.sv': 'd' }])
  await undoNewest(await made('taken back', [{ 'tagline.fi': 'c' }]))
  const confirmed = await made('confirmed', [{ 'tagline.fi': 'c' }])
  await send('admin', `/api/office/confirmed-texts/products/${confirmed}/`, {
    texts: [{ path: 'tagline.sv', text: 'b' }],
  })
  // As another system writes all languages of a field at once.
  const whole = await made('whole', [])
  await save(whole, [{ path: 'tagline', from: { fi: 'a', sv: 'b' }, to: { fi: 'c', sv: 'b' } }])
  for (const [language, count] of [
    ['sv', 2],
    ['de', 1],
    ['fi', 0],
  ] as const) {
    const { body } = await send('admin', `/api/office/records/products/?q=Jono&filter=textsOutdated:${language}`)
    const found = (body['rows'] as { id: string }[]).map(({ id }) => Number(id)).toSorted((a, b) => a - b)
    const said: number[] = []
    for (const id of ids) if ((await read(id)).outdated.some((path) => path.endsWith(`.${language}`))) said.push(id)
    expect([language, found]).toEqual([language, said])
    expect(found).toHaveLength(count)
  }
})

describe('the mark of a machine’s texts', () => {
  const marked = async () => {
    const id = await product({
      fi: { name: 'Takki', tagline: 'Lämmin', longDescriptionHtml: '<p>Pitkä</p>' },
      de: { name: 'Jacke', tagline: 'Warm', longDescriptionHtml: '<p>Lang</p>' },
    })
    await write(id, {}, [{ path: 'autoTranslated.de', from: null, to: 'fi' }])
    return id
  }

  it('D4.40 keeps the original of the texts and its language, for the shop’s page', async () => {
    const id = await marked()
    expect(await stored(id, 'de')).toMatchObject({
      isAutoTranslated: true,
      original: { language: 'fi', tagline: 'Lämmin', long_description_html: '<p>Pitkä</p>' },
    })
    expect((await stored(id, 'fi'))?.isAutoTranslated).toBe(false)
  })

  it('D4.40 goes when a person writes a text of the language, with the original; taking that back brings both', async () => {
    const id = await marked()
    await write(id, { 'tagline.fi': 'Lämpimin' })
    expect((await stored(id, 'de'))?.original).toMatchObject({ tagline: 'Lämmin' })
    await write(id, { 'tagline.de': 'Wärmend' })
    expect(await stored(id, 'de')).toMatchObject({ isAutoTranslated: false, original: null, tagline: 'Wärmend' })
    const { body } = await send('admin', `/api/office/changes/?entity=products&record=${id}`)
    expect((body['changes'] as { changes: object }[])[0]?.changes).toMatchObject({
      'tagline.de': ['Warm', 'Wärmend'],
      'autoTranslated.de': ['fi', null],
    })
    await undoNewest(id)
    expect(await stored(id, 'de')).toMatchObject({
      ...{ isAutoTranslated: true, tagline: 'Warm' },
      original: { language: 'fi', tagline: 'Lämmin' },
    })
  })

  it('D4.40 stays when the change names it, is taken away and given by hand, and is for no language without a text', async () => {
    const id = await marked()
    await write(id, { 'tagline.de': 'Wärmend' }, [{ path: 'autoTranslated.de', from: 'fi', to: 'fi' }])
    expect((await stored(id, 'de'))?.isAutoTranslated).toBe(true)
    await write(id, {}, [{ path: 'autoTranslated.de', from: 'fi', to: '' }])
    expect(await stored(id, 'de')).toMatchObject({ isAutoTranslated: false, original: null })
    await write(id, {}, [{ path: 'autoTranslated.de', from: null, to: 'unknown' }])
    expect(await stored(id, 'de')).toMatchObject({ isAutoTranslated: true, original: null })
    await write(id, { 'modelNotice.fi': 'Huom' }, [{ path: 'autoTranslated.fr', from: null, to: 'fi' }])
    expect((await read(id)).values['autoTranslated']).toEqual({ de: 'unknown' })
    const wrong = await save(id, [{ path: 'autoTranslated.de', from: 'unknown', to: 'klingon' }])
    expect([wrong.status, wrong.body.error?.field]).toEqual([400, 'autoTranslated.de'])
  })

  it('D4.40 is not touched by a change of something else, and comes back with an earlier version', async () => {
    const id = await marked()
    const { body } = await send('admin', `/api/office/changes/?entity=products&record=${id}`)
    const [first] = body['changes'] as { id: number }[]
    await write(id, { 'name.fi': 'Kuoritakki' })
    expect((await stored(id, 'de'))?.isAutoTranslated).toBe(true)
    await write(id, { 'name.de': 'Hardshell' })
    expect((await stored(id, 'de'))?.isAutoTranslated).toBe(false)
    expect((await send('admin', '/api/office/restore/', { change: first?.id })).status).toBe(200)
    expect(await stored(id, 'de')).toMatchObject({ isAutoTranslated: true, name: 'Jacke' })
  })
})

describe('a translation for who writes', () => {
  const ask = (more: object = {}, who = 'admin') =>
    send(who, '/api/office/translations/', {
      ...{ entity: 'products', field: 'longDescriptionHtml', text: '<p>Pitkä</p>', from: 'fi', to: ['de', 'sv'] },
      ...more,
    })

  it('is in every language that is asked for, and as clean as what is typed', async () => {
    expect((await ask()).body).toEqual({ texts: { de: '<p>[de] Pitkä</p>', sv: '<p>[sv] Pitkä</p>' } })
    expect(server.asked[0]?.body).toMatchObject({ format: 'html', source: 'fi' })
    const dirty = await ask({ text: '<p onclick="x()">A</p><script>x</script>', to: ['de'] })
    expect(dirty.body['texts']).toEqual({ de: '<p>[de] A</p>' })
    expect((await ask({ field: 'tagline', text: 'Lämmin', to: ['de'] })).body['texts']).toEqual({ de: '[de] Lämmin' })
    expect(server.asked.at(-1)?.body).toMatchObject({ format: 'text' })
  })

  it('is for who may write the text, of a field that has languages', async () => {
    await enterAs('warehouse')
    expect((await ask({}, 'warehouse')).status).toBe(403)
    await enterAs('editor')
    expect((await ask({}, 'editor')).status).toBe(200)
    expect((await ask({ field: 'isPublic' })).body.error?.details?.reason).toBe('unknown')
    expect((await ask({ field: 'name.fi' })).body.error?.details?.reason).toBe('unknown')
    expect((await ask({ entity: 'people', field: 'email' }, 'editor')).status).toBe(403)
  })

  it('says in a word why there is none', async () => {
    const reason = async () => {
      const { status, body } = await ask({ to: ['de'] })
      return [status, body.error?.details?.reason]
    }
    server.refusals.push({ status: 403, body: { error: 'Invalid API key' } })
    expect(await reason()).toEqual([503, 'translation_refused'])
    server.refusals.push({ status: 400, body: { error: 'fi is not supported' } })
    expect(await reason()).toEqual([503, 'translation_language'])
    server.refusals.push({ status: 503 }, { status: 503 })
    expect(await reason()).toEqual([503, 'translation_unavailable'])
    setService(null)
    expect(await reason()).toEqual([503, 'translation_off'])
  })

  it('is offered only where a service is set up', async () => {
    const offered = async () => {
      const { body } = await send('admin', '/api/office/me/')
      return (body['entities'] as { name: string; canTranslate?: boolean }[])
        .filter(({ canTranslate }) => canTranslate)
        .map(({ name }) => name)
    }
    expect(await offered()).toContain('products')
    setService(null)
    expect(await offered()).toEqual([])
  })
})

describe('missing texts of products as long work', () => {
  const begin = (body: object, who = 'admin') => send(who, '/api/office/translation-work/', body)
  const begun = async (body: object) => {
    const { status, body: answer } = await begin(body)
    expect([status, answer.error]).toEqual([200, undefined])
    return Number(answer['job'])
  }
  const work = async (job: number, who = 'admin') => {
    const { status, body } = await send(who, `/api/office/bulk-work/${job}/`)
    return { status, ...(body as unknown as OfficeBulkWork) }
  }
  const shown = async (id: number) => {
    const { status, body } = await get(`/api/product_model/${id}/?language=de&tax_area_id=1`)
    return { status, body }
  }

  it('D4.40 are translated, marked and kept with their originals, as one entry that is taken back', async () => {
    const texts = { name: 'Takki', tagline: 'Lämmin', longDescriptionHtml: '<p>Pitkä</p>' }
    const [one, other] = [await product({ fi: texts }), await product({ fi: texts, de: { name: 'Jacke' } })]
    const job = await begun({ ids: [String(one), String(other)], to: ['de', 'fr'] })
    expect(await work(job)).toMatchObject({
      ...{ state: 'waiting', kind: 'translate', entity: 'products', languages: ['de', 'fr'], total: 2, texts: 0 },
    })
    await runOfficeJobs()
    expect((await work(job)).state).toBe('waiting')
    await runOfficeTranslations()
    const done = await work(job)
    expect(done).toMatchObject({ state: 'done', done: 2, changed: 2, texts: 11, faults: [] })
    // A request for each language and kind, not for each product.
    expect(server.asked).toHaveLength(4)
    expect(await stored(one, 'de')).toMatchObject({
      ...{ name: '[de] Takki', tagline: '[de] Lämmin', longDescriptionHtml: '<p>[de] Pitkä</p>' },
      ...{ isAutoTranslated: true },
      original: { language: 'fi', tagline: 'Lämmin', long_description_html: '<p>Pitkä</p>' },
    })
    expect(await stored(other, 'de')).toMatchObject({ name: 'Jacke', tagline: '[de] Lämmin', isAutoTranslated: true })
    expect(await stored(one, 'sv')).toBeUndefined()
    expect((await shown(one)).status).toBeLessThan(500)
    expect((await send('admin', '/api/office/undo/', { batch: done.batch })).body['undone']).toBe(2)
    expect(await stored(one, 'fr')).toMatchObject({ name: '', tagline: '', isAutoTranslated: false, original: null })
    expect(await stored(other, 'de')).toMatchObject({ name: 'Jacke', tagline: '', isAutoTranslated: false })
  })

  it('that somebody has written, or whose source was changed, while they were translated stay', async () => {
    const id = await product({ fi: { name: 'Takki', tagline: 'Lämmin', modelNotice: 'Huom' } })
    server.before = async () => {
      server.before = () => undefined
      await write(id, { 'tagline.de': 'Von Hand', 'modelNotice.fi': 'Huomaa' })
    }
    const job = await begun({ ids: [String(id)], to: ['de'] })
    await runOfficeTranslations()
    expect(await work(job)).toMatchObject({ state: 'done', changed: 1, texts: 1 })
    expect(await stored(id, 'de')).toMatchObject({ name: '[de] Takki', tagline: 'Von Hand', modelNotice: '' })
  })

  it('holds no lock while the service is asked: others write the product meanwhile, and nothing waits', async () => {
    const id = await product({ fi: { name: 'Takki' } })
    const job = await begun({ ids: [String(id)], to: ['sv'] })
    server.before = async () => {
      await db().transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '300ms'`)
        await tx.execute(sql`select from office_jobs where id = ${job} for update`)
        await tx.execute(sql`select from models where id = ${id} for update`)
      })
    }
    await runOfficeTranslations()
    expect(await work(job)).toMatchObject({ state: 'done', changed: 1 })
  })

  it('go on where they were when their process ended, by another one after its silence', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => product({ fi: { name: `Takki ${at}` } })))
    const job = await begun({ ids: ids.map(String), to: ['de'] })
    // A process that did the first part has ended.
    await db().execute(sql`
      update office_jobs set state = 'running', done = 10, result = '{"batch": null, "changed": 10, "texts": 10, "run": "other"}' where id = ${job}`)
    await runOfficeTranslations()
    expect(server.asked).toHaveLength(0)
    await db().execute(sql`update office_jobs set touched_at = now() - interval '2 minutes' where id = ${job}`)
    await Promise.all([runOfficeTranslations(), runOfficeTranslations()])
    expect(await work(job)).toMatchObject({ state: 'done', done: 12, changed: 12, texts: 12 })
    const rows = await db().$count(
      s.recordChanges,
      sql`entity = 'products' and record_id = any(${sql.param(ids.map(String))}::text[])`,
    )
    expect(rows).toBe(2)
  })

  it('are stopped: also while the service is asked, and nothing of that part is written', async () => {
    const id = await product({ fi: { name: 'Takki', longDescriptionHtml: '<p>Pitkä</p>' } })
    const job = await begun({ ids: [String(id)], to: ['de', 'sv', 'fr'] })
    server.before = async () => {
      server.before = () => undefined
      expect((await send('admin', `/api/office/bulk-work/${job}/stop/`, {})).status).toBe(200)
    }
    await runOfficeTranslations()
    expect(server.asked).toHaveLength(1)
    expect(await work(job)).toMatchObject({ state: 'stopped', done: 0, changed: 0 })
    expect(await stored(id, 'de')).toBeUndefined()
  })

  it('name each product that was left, and the reason', async () => {
    const fine = await product({ fi: { name: 'Takki' } })
    const long = await product({ en: { name: 'Book', modelNotice: 'a'.repeat(30_001) } })
    const wide = await product({ fi: { name: 'b'.repeat(499) } })
    const job = await begun({ ids: [fine, long, wide, 999_999].map(String), to: ['de'] })
    await runOfficeTranslations()
    const done = await work(job)
    expect(done).toMatchObject({ state: 'done', done: 4, changed: 2 })
    expect(done.faults).toEqual(
      expect.arrayContaining([
        { record: 'Book', message: 'translation_too_long' },
        { record: 'b'.repeat(499), message: 'too_large' },
        { record: '999999', message: 'not_found' },
      ]),
    )
  })

  it('end with the reason where the service refuses, and do the rest when they are begun again', async () => {
    const id = await product({ fi: { name: 'Takki' } })
    const job = await begun({ ids: [String(id)], to: ['de'] })
    server.refusals.push({ status: 403, body: { error: 'Invalid API key' } })
    await runOfficeTranslations()
    expect(await work(job)).toMatchObject({ state: 'failed', faults: [{ record: '', message: 'translation_refused' }] })
    const again = await begun({ ids: [String(id)], to: ['de'] })
    await runOfficeTranslations()
    expect(await work(again)).toMatchObject({ state: 'done', changed: 1 })
  })

  it('are begun, seen and stopped by who may write such texts, and by nobody where it is off', async () => {
    const id = String(await product({ fi: { name: 'Takki' } }))
    await enterAs('warehouse')
    expect((await begin({ ids: [id], to: ['de'] }, 'warehouse')).status).toBe(403)
    await enterAs('editor')
    const { status, body } = await begin({ ids: [id], to: ['de'] }, 'editor')
    expect(status).toBe(200)
    const job = Number(body['job'])
    await enterAs('warehouse')
    expect((await send('warehouse', `/api/office/bulk-work/${job}/stop/`, {})).status).toBe(403)
    // The editor has the role no more.
    await runOfficeTranslations()
    expect(await work(job)).toMatchObject({ state: 'failed', faults: [{ record: '', message: 'forbidden' }] })
    expect(server.asked).toHaveLength(0)
    setService(null)
    expect((await begin({ ids: [id], to: ['de'] })).body.error?.details?.reason).toBe('translation_off')
  })

  it('are found by a filter, which the work takes as it is', async () => {
    const [lacks, whole] = [
      await product({ fi: { name: 'Etsitty A', tagline: 'x' }, ru: { name: 'Куртка' } }),
      await product({ fi: { name: 'Etsitty B' }, ru: { name: 'Куртка' } }),
    ]
    const list = async (filter: string) => {
      const { body } = await send('admin', `/api/office/records/products/?q=Etsitty&filter=${filter}`)
      return (body['rows'] as { id: string }[]).map(({ id }) => Number(id)).toSorted((a, b) => a - b)
    }
    expect(await list('textsMissing:ru')).toEqual([lacks])
    expect(await list('textsMissing:de')).toEqual([lacks, whole])
    expect(await list('textsMissing:fi')).toEqual([])
    const job = await begun({ all: { q: 'Etsitty', filter: 'textsMissing:ru' }, to: ['ru'] })
    await runOfficeTranslations()
    expect(await work(job)).toMatchObject({ total: 1, changed: 1 })
    expect(await list('textsMissing:ru')).toEqual([])
  })
})
