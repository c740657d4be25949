/** Files of goods in the back office: brought, checked, imported, stopped, gone on with; made and fetched. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { officeJobs } from '@/lib/backend/domain/schema'
import { giveFilesBack, Lease } from '@/lib/backend/flows/office-files/lease'
import { runOfficeFiles } from '@/lib/backend/flows/office-files/run'
import { keepFile, sweepFiles } from '@/lib/backend/flows/office-files/stored'
import { db } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import { IMPORT_NEEDS, kindsFor } from '@/lib/contract/access/office-files'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import { IMPORT_MAX_BYTES, IMPORT_MAX_RECORDS, OPEN_FILES } from '@/lib/contract/limits/office-files'
import type { ImportRow, OfficeExport, OfficeImport } from '@/lib/contract/schemas/office-files'

import { apiFetch, get, logIn } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { ask, cookieOf, enterAs, enterOffice } from '../support/office-calls'
import { PASSWORD, seededDatabase } from '../support/seed'

const folder = mkdtempSync(join(tmpdir(), 'office-files-'))
vi.stubEnv('DATA_DIR', folder)

const IMPORTS = '/api/office/imports/'
const EXPORTS = '/api/office/exports/'
const HEADER = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price'
const CUP = 'cup,Cup,Lumi,Jackets,Size,S,F-1,4,20'
const HAT = 'hat,Hat,Lumi,Jackets,Size,M,F-2,0,30'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')
const many = (count: number) =>
  csv(...Array.from({ length: count }, (_, n) => `m-${n},Mug ${n},Lumi,Jackets,Size,S,MANY-${n},1,20`))

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
  await enterOffice('staff', 'staff@example.com')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db().delete(officeJobs)
  await db().execute(
    sql`delete from stock_ledger where variant_id in (select v.id from variants v join models m on m.id = v.model_id where m.source like 'import%')`,
  )
  await db().execute(sql`delete from models where source like 'import%'`)
})
afterEach(() => void vi.restoreAllMocks())

interface Upload {
  readonly who?: string
  readonly name?: string
  readonly headers?: Record<string, string>
}

async function send(content: string | Buffer, { who = 'admin', name = 'goods.csv', headers = {} }: Upload = {}) {
  const response = await apiFetch(`${IMPORTS}upload/?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: Buffer.from(content) as unknown as Uint8Array<ArrayBuffer>,
    headers: { 'content-type': 'application/octet-stream', cookie: cookieOf(who), ...headers },
  })
  const body = (await response.json()) as { id: number; error?: { code: string; details?: { reason?: string } } }
  return { status: response.status, body }
}
async function brought(content: string | Buffer, upload: Upload = {}): Promise<number> {
  const { status, body } = await send(content, upload)
  expect([status, body.error]).toEqual([200, undefined])
  return body.id
}
/** With its dry run. */
async function checked(content: string | Buffer, upload: Upload = {}): Promise<OfficeImport> {
  const id = await brought(content, upload)
  await runOfficeFiles()
  return read(id, upload.who)
}
const read = async (id: number, who = 'admin') => (await ask<OfficeImport>(who, `${IMPORTS}${id}/`)).body
/** As the page does: what it has read. */
async function start(id: number, who = 'admin') {
  const { kind, options } = await read(id, who)
  return ask(who, `${IMPORTS}${id}/start/`, { kind: kind ?? 'products', options: options ?? {} })
}
const stop = (id: number, who = 'admin') => ask(who, `${IMPORTS}${id}/stop/`, {})
const again = ({ id, options }: OfficeImport, more: Partial<OfficeImport['options']>, kind = 'products') =>
  ask('admin', `${IMPORTS}${id}/check/`, { kind, options: { ...options, ...more } })
async function imported(id: number): Promise<OfficeImport> {
  expect(await start(id)).toMatchObject({ status: 200 })
  await runOfficeFiles()
  return read(id)
}
const count = async (where = sql`source = 'import'`) =>
  (await db().execute<{ n: number }>(sql`select count(*)::int as n from models where ${where}`)).rows[0]?.n
const variantOf = async (sku: string) =>
  (
    await db().execute(sql`
      select v.available, p.regular from variants v join prices p on p.variant_id = v.id and p.price_area = 1 where v.sku = ${sku}`)
  ).rows[0]
/** Files that are kept, with their folder of the day. */
const kept = () => readdir(join(folder, 'pictures', 'office-files'), { recursive: true }).catch(() => [])

/** Once, when the work says for the first time how far it is. */
function atFirstBatch(then: (lease: Lease) => Promise<unknown>): void {
  const reached = Lease.prototype.reached
  vi.spyOn(Lease.prototype, 'reached').mockImplementationOnce(async function (this: Lease, ...given) {
    await then(this)
    return reached.apply(this, given)
  })
}
const forgetFor = (id: number, seconds: number) =>
  db()
    .update(officeJobs)
    .set({ touchedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(officeJobs.id, id))

describe('an import', () => {
  it('is begun as what its person has seen: not with options that a colleague has chosen meanwhile', async () => {
    const seen = await checked(csv(CUP))
    expect(await again(seen, { hideVanished: true })).toMatchObject({ status: 200 })
    await runOfficeFiles()
    const begin = (options: object) => ask('admin', `${IMPORTS}${seen.id}/start/`, { kind: 'products', options })
    expect(await begin(seen.options)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'changed' } } },
    })
    expect(await ask('admin', `${IMPORTS}${seen.id}/start/`, { kind: 'prices', options: seen.options })).toMatchObject({
      status: 409,
    })
    expect(await read(seen.id)).toMatchObject({ phase: 'check', state: 'done' })
    expect(await begin({ ...seen.options, hideVanished: true })).toMatchObject({ status: 200 })
  })

  it('of a file with more rows than memory should hold is refused as a whole', async () => {
    const file = `SKU,Quantity\n${'A,1\n'.repeat(IMPORT_MAX_RECORDS + 1)}`
    const { check } = await checked(file)
    expect(check).toMatchObject({ refused: 1, errors: [{ code: 'too_many_records' }] })
  }, 120_000)
})

describe('a product file', () => {
  it('tells of new products what they are, of groups that are new, and hides what is asked to be hidden', async () => {
    const file = await checked(csv(CUP).replace('Jackets', 'Avaruushatut'), { headers: { 'accept-language': 'fi' } })
    // Of who brings the file.
    expect(file.options.language).toBe('fi')
    expect(file.check?.notes.join()).toContain('“Avaruushatut”')
    expect(file.check?.samples[0]?.about).toMatchObject({
      variants: 1,
      group: 'Avaruushatut',
      cents: expect.any(Number),
    })
    const asked = { kind: file.kind, options: file.options, hideNew: true }
    expect(await ask('admin', `${IMPORTS}${file.id}/start/`, asked)).toMatchObject({ status: 200 })
    await runOfficeFiles()
    expect(await count(sql`source = 'import' and not is_public`)).toBe(1)
    // A hidden one is not shown by the next file, either.
    const next = await checked(csv(CUP.replace(',4,20', ',9,20')))
    await ask('admin', `${IMPORTS}${next.id}/start/`, { hideNew: true })
    await runOfficeFiles()
    expect(await count(sql`source = 'import' and is_public`)).toBe(0)
  })

  it('is kept, checked and imported, and says what became of it', async () => {
    const id = await brought(csv(CUP, HAT), { name: 'Syksy 2026.csv' })
    expect(await read(id)).toMatchObject({ state: 'waiting', phase: 'check', kind: null, name: 'Syksy 2026.csv' })
    await runOfficeFiles()
    const rehearsed = await read(id)
    expect(rehearsed).toMatchObject({ state: 'done', phase: 'check', kind: 'products', recognised: 'products' })
    expect(rehearsed.check).toMatchObject({
      format: 'Shopify’s product CSV',
      encoding: 'utf-8',
      separator: ',',
      added: 2,
      changed: 0,
      refused: 0,
      samples: [
        { title: 'Cup', id: null, isNew: true },
        { title: 'Hat', id: null, isNew: true },
      ],
    })
    expect(await count()).toBe(0)

    const done = await imported(id)
    expect(done).toMatchObject({ state: 'done', phase: 'import', done: 2, total: 2, problem: null })
    expect(done.report).toMatchObject({ added: 2, variants: 2, refused: 0 })
    expect(await variantOf('F-1')).toEqual({ available: 4, regular: 2_000 })
    const { rows } = await db().execute<{ id: number }>(sql`select id from models where external_key = 'cup'`)
    expect(done.report?.samples[0]).toMatchObject({ title: 'Cup', id: rows[0]?.id })

    const { body } = await ask<{ imports: ImportRow[]; total: number }>('admin', IMPORTS)
    expect(body).toMatchObject({ total: 1, imports: [{ id, phase: 'import', kind: 'products', counts: { added: 2 } }] })
    expect(body.imports[0]?.by).toEqual(expect.any(String))
    expect((await start(id)).status).toBe(409)
  })

  it('changes nothing when it is brought again', async () => {
    await imported((await checked(csv(CUP, HAT))).id)
    const second = await checked(csv(CUP, HAT))
    expect(second.check).toMatchObject({ added: 0, changed: 0, unchanged: 2, samples: [] })
    const before = await db().execute(
      sql`select id, updated_at, import_hash from models where source = 'import' order by 1`,
    )
    expect((await imported(second.id)).report).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    const after = await db().execute(
      sql`select id, updated_at, import_hash from models where source = 'import' order by 1`,
    )
    expect(after.rows).toEqual(before.rows)
  })

  it('names what differs of a product that is in the shop already', async () => {
    await imported((await checked(csv(CUP, HAT))).id)
    const { check } = await checked(csv(CUP.replace('Cup,', 'Mug,').replace(',4,20', ',9,25'), HAT))
    expect(check).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(check?.samples[0]?.parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name en', 'F-1 stock', 'F-1 regular price 1']),
    )
  })

  it('with faults says where, changes nothing, and lets the rest be imported when asked to', async () => {
    const file = await checked(csv(CUP, HAT.replace(',30', ',many')))
    expect(file.check).toMatchObject({ added: 1, refused: 1 })
    expect(file.check?.errors).toEqual([
      { line: 3, code: 'not_price', reason: expect.stringMatching(/Variant Price is not a price/) },
    ])
    expect(await start(file.id)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'import_state' } } },
    })
    expect(await count()).toBe(0)

    expect((await again(file, { skipBad: true })).status).toBe(200)
    await runOfficeFiles()
    expect((await imported(file.id)).report).toMatchObject({ added: 1, refused: 1 })
    expect(await count()).toBe(1)
  })

  it('says what is wrong in the language of the reader, whatever it was when the file was checked', async () => {
    const { id } = await checked(csv(CUP, HAT.replace(',30', ',many')))
    const told = async (language: string) => {
      const { body } = await ask<OfficeImport>('admin', `${IMPORTS}${id}/`, undefined, { 'accept-language': language })
      return [body.check?.format, body.check?.errors[0]]
    }
    expect(await told('fi')).toEqual([
      'Shopifyn tuotteet (CSV)',
      { line: 3, code: 'not_price', reason: 'Variant Price ei ole hinta: ”many”.' },
    ])
    expect(await told('de')).toEqual([
      'Produkt-CSV von Shopify',
      { line: 3, code: 'not_price', reason: 'Variant Price ist kein Preis: „many“.' },
    ])
  })

  it('of an earlier version keeps the sentences of its report', async () => {
    const { id } = await checked(csv(CUP))
    const old = { format: 'Shopify’s product CSV', notes: ['A note.'], errors: [{ line: 3, reason: 'A sentence.' }] }
    await db().execute(sql`
      update office_jobs set result = jsonb_set(result, '{check}', (result -> 'check') || ${JSON.stringify(old)}::jsonb) where id = ${id}`)
    expect((await read(id)).check).toMatchObject({
      ...old,
      errors: [{ line: 3, code: 'sentence', reason: 'A sentence.' }],
    })
  })

  it.each([
    ['a spreadsheet', Buffer.from('504b030414000600', 'hex'), /save the sheet as “CSV UTF-8”/],
    ['broken JSON', '{"products":[{"handle":"a"', /JSON ends before its brackets/],
    ['unknown columns', 'a,b\n1,2', /of no known kind of product file/],
    ['an open quotation mark in its first line', '"Handle,Title\ncup,Cup', /quotation mark/],
    ['a NUL far behind its start', csv(CUP, `${HAT}${' '.repeat(9_000)}\0`), /The file is no text/],
    ['a damaged letter', csv(CUP.replace('Cup', 'C\uFFFDp')), /letters were lost before/],
  ])('that is %s says so and changes nothing', async (_name, content, reason) => {
    const file = await checked(content)
    expect(file).toMatchObject({ state: 'done', phase: 'check', problem: null })
    expect(file.check?.errors[0]?.reason).toMatch(reason)
    expect((await start(file.id)).status).toBe(409)
    expect(await count()).toBe(0)
  })

  it('of another encoding is checked anew with its name', async () => {
    const file = await checked(
      Buffer.concat([
        Buffer.from(`${HEADER}\ncup,`),
        Buffer.from('d8e0efeae0', 'hex'),
        Buffer.from(',Lumi,Jackets,Size,S,F-1,4,20'),
      ]),
    )
    expect(file.check?.errors[0]?.reason).toMatch(/name its encoding/)
    await again(file, { encoding: 'windows-1251' })
    await runOfficeFiles()
    const { check } = await read(file.id)
    expect(check).toMatchObject({ encoding: 'windows-1251', refused: 0, samples: [{ title: 'Шапка' }] })
  })

  it('with texts that are cut in the middle of a character is reported on', async () => {
    const long = `${'x'.repeat(299)}😀`
    const file = await checked(
      csv(CUP.replace('Cup', long), HAT.replace(',30', `,${'y'.repeat(465)}😀${'z'.repeat(90)}`)),
      {
        name: `${'n'.repeat(199)}😀.csv`,
      },
    )
    expect(file).toMatchObject({ state: 'done', name: 'n'.repeat(199), check: { added: 1, refused: 1 } })
    expect(file.check?.samples[0]?.title).toBe('x'.repeat(299))
  })

  it('hides what it no longer has, when asked to', async () => {
    await imported((await checked(csv(CUP, HAT))).id)
    const file = await checked(csv(CUP))
    expect(file.check).toMatchObject({ gone: 1, vanished: ['hat'] })
    await again(file, { hideVanished: true })
    await runOfficeFiles()
    expect((await imported(file.id)).report).toMatchObject({ gone: 1 })
    expect(await count(sql`source = 'import' and not is_public`)).toBe(1)
  })
})

describe('files of stock and prices', () => {
  beforeEach(async () => void (await imported((await checked(csv(CUP, HAT))).id)))

  it('are recognised, shown with the values before and after, and imported', async () => {
    const stock = await checked('SKU;Store;Quantity\nF-1;20;7\nF-2;20;0\nGONE;20;1\n')
    expect(stock).toMatchObject({ kind: 'stock', recognised: 'stock' })
    expect(stock.check).toMatchObject({ separator: ';', changed: 1, unchanged: 1, refused: 1 })
    expect(stock.check?.samples).toMatchObject([{ title: 'F-1', parts: [{ before: 4, after: 7 }] }])
    await again(stock, { skipBad: true }, 'stock')
    await runOfficeFiles()
    expect((await imported(stock.id)).report).toMatchObject({ changed: 1, refused: 1 })

    const prices = await checked('SKU\tPrice\tSale price\nF-1\t25\t19.90\n')
    expect(prices).toMatchObject({ kind: 'prices', recognised: 'prices' })
    expect(prices.check?.samples[0]?.parts).toMatchObject([
      { name: 'regular', area: 1, before: 2_000, after: 2_500 },
      { name: 'discount', area: 1, before: null, after: 1_990 },
    ])
    await imported(prices.id)
    expect(await variantOf('F-1')).toEqual({ available: 7, regular: 2_500 })
  })

  it('can be taken for another kind than the columns look like', async () => {
    const file = await checked('SKU,Quantity,Price\nF-1,5,99\n')
    expect(file).toMatchObject({ kind: 'stock', recognised: 'stock' })
    await again(file, {}, 'prices')
    await runOfficeFiles()
    expect(await read(file.id)).toMatchObject({ kind: 'prices', recognised: 'stock', check: { changed: 1 } })
    await imported(file.id)
    expect(await variantOf('F-1')).toEqual({ available: 4, regular: 9_900 })
  })
})

describe('the work on a file', () => {
  it('is stopped between two batches, and goes on to the same result', async () => {
    const { id } = await checked(many(700))
    await start(id)
    atFirstBatch(() => stop(id))
    await runOfficeFiles()
    const stopped = await read(id)
    expect(stopped).toMatchObject({ state: 'stopped', phase: 'import', total: 700 })
    const written = (await count()) ?? 0
    expect(written).toBeGreaterThanOrEqual(250)
    expect(written).toBeLessThan(700)
    await runOfficeFiles()
    expect(await count()).toBe(written)

    expect(await imported(id)).toMatchObject({ state: 'done', report: { added: 700, changed: 0, unchanged: 0 } })
    expect(await count()).toBe(700)
  })

  it('of a process that ended is taken up by another one, and nothing is done twice', async () => {
    const { id } = await checked(many(600))
    await start(id)
    // Another process has it, and is alive.
    const dead = await Lease.take(id)
    expect(dead).not.toBeNull()
    dead?.leave()
    await runOfficeFiles()
    expect(await count()).toBe(0)
    await forgetFor(id, 61)
    // This one ends in the middle.
    atFirstBatch(async () => {
      await forgetFor(id, 61)
      ;(await Lease.take(id))?.leave()
    })
    await runOfficeFiles()
    expect(await read(id)).toMatchObject({ state: 'running' })
    await forgetFor(id, 61)
    await runOfficeFiles()
    expect(await read(id)).toMatchObject({ state: 'done', report: { refused: 0 } })
    expect(await count()).toBe(600)
    const { rows } = await db().execute(
      sql`select count(*)::int as n from stock_ledger l join variants v on v.id = l.variant_id where v.sku like 'MANY-%'`,
    )
    expect(rows).toEqual([{ n: 600 }])
  })

  it('is given back by a process that is told to end', async () => {
    const { id } = await checked(many(300))
    await start(id)
    atFirstBatch(() => giveFilesBack())
    await runOfficeFiles()
    expect(await read(id)).toMatchObject({ state: 'waiting' })
    await runOfficeFiles()
    expect(await read(id)).toMatchObject({ state: 'done' })
    expect(await count()).toBe(300)
  })

  it('that ends its process again and again is given up', async () => {
    const { id } = await checked(csv(CUP))
    await start(id)
    for (let tries = 0; tries < 5; tries += 1) {
      ;(await Lease.take(id))?.leave()
      await forgetFor(id, 61)
    }
    await runOfficeFiles()
    expect(await read(id)).toMatchObject({ state: 'failed', problem: 'gave_up' })
    expect((await imported(id)).report).toMatchObject({ added: 1 })
  })

  it('connects products of a file that was broken off', async () => {
    const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const product = (n: number) => ({
      source: 'import',
      handle: `r-${n}`,
      uuid: uuid(n),
      brand: { name: 'Lumi' },
      groups: [[{ names: { en: 'Jackets' } }]],
      texts: { en: { name: `R ${n}` } },
      columns: {},
      relations: [{ kind: 'recommendation', to: uuid((n + 1) % 600), sort_order: 1 }],
      variants: [{ sku: `R-${n}` }],
    })
    const { id } = await checked(JSON.stringify({ products: Array.from({ length: 600 }, (_, n) => product(n)) }))
    await start(id)
    atFirstBatch(() => stop(id))
    await runOfficeFiles()
    await imported(id)
    const { rows } = await db().execute(
      sql`select count(*)::int as n from model_relations r join models m on m.id = r.model_id where m.source = 'import'`,
    )
    expect(rows).toEqual([{ n: 600 }])
  })

  it('is no more than a person may have at once', async () => {
    for (let n = 0; n < OPEN_FILES; n += 1) await brought(csv(CUP))
    const { status, body } = await send(csv(CUP))
    expect([status, body.error?.details]).toEqual([409, { reason: 'open_files', most: OPEN_FILES }])
    expect((await ask('admin', EXPORTS, { kind: 'stock' })).status).toBe(409)
  })
})

describe('what arrives', () => {
  it('is refused when it is empty or too large, and nothing of it is kept', async () => {
    const before = await kept()
    expect(await send('')).toMatchObject({ status: 400, body: { error: { details: { reason: 'empty_file' } } } })
    const large = await send('x', { headers: { 'content-length': String(IMPORT_MAX_BYTES + 1) } })
    expect([large.status, large.body.error?.code]).toEqual([413, 'BODY_TOO_LARGE'])
    async function* broken() {
      yield Buffer.from('a')
      throw new Error('gone')
    }
    await expect(keepFile(broken())).rejects.toThrow('gone')
    expect(await kept()).toEqual(before)
    expect((await ask<{ total: number }>('admin', IMPORTS)).body.total).toBe(0)
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\stock.csv', 'stock.csv'],
    ['a\u0007<b>.csv', 'ab.csv'],
    ['', '–'],
    ['..', '..'],
  ])('is named %j for people as %j, and stored under a name of the shop', async (name, shown) => {
    const id = await brought(csv(CUP), { name })
    expect((await read(id)).name).toBe(shown)
    const [job] = await db().select().from(officeJobs).where(eq(officeJobs.id, id))
    const { key } = (job?.input as { file: { key: string } }).file
    expect(key).toMatch(/^office-files\/\d{4}-\d\d-\d\d\/[\da-f-]{36}$/)
    expect((await apiFetch(`/media/${key}`)).status).toBe(404)
  })

  it('is deleted after its days, with what no work names', async () => {
    const { id } = await checked(csv(CUP))
    const [old, orphan] = ['office-files/2020-01-01/old', 'office-files/2020-01-01/orphan']
    for (const key of [old, orphan]) await storage().put(key, Buffer.from('x'))
    const today = (await kept()).length
    await db()
      .update(officeJobs)
      .set({ input: sql`jsonb_set(input, '{file,key}', to_jsonb(${old}::text))` })
      .where(eq(officeJobs.id, id))
    await sweepFiles()
    expect(await storage().read(old)).not.toBeNull()
    expect(await storage().read(orphan)).toBeNull()
    await db().update(officeJobs).set({ createdAt: sql`now() - interval '31 days'` }).where(eq(officeJobs.id, id))
    await sweepFiles()
    expect(await storage().read(old)).toBeNull()
    expect((await kept()).length).toBe(today - 2)
    expect(await read(id)).toMatchObject({ isFileKept: false, check: { added: 1 } })
    expect(await start(id)).toMatchObject({ status: 409, body: { error: { details: { reason: 'file_gone' } } } })
  })
})

describe('who may', () => {
  it.each(OFFICE_ROLES)('%s brings what the role changes by hand, and sees imports of that alone', async (role) => {
    await enterAs(role)
    const kinds = kindsFor(IMPORT_NEEDS, (permission) => ROLES[role].has(permission))
    const file = await checked(csv(CUP))
    const { status } = await send('SKU,Quantity\nF-1,5', { who: role })
    expect(status).toBe(kinds.length > 0 ? 200 : 403)
    expect((await ask(role, IMPORTS)).status).toBe(kinds.length > 0 ? 200 : 403)
    const seen = (await ask(role, `${IMPORTS}${file.id}/`)).status
    expect(seen).toBe(kinds.length === 0 ? 403 : kinds.includes('products') ? 200 : 404)
    if (!kinds.includes('products')) {
      expect([403, 404]).toContain((await start(file.id, role)).status)
      expect([403, 404]).toContain((await stop(file.id, role)).status)
    }
    const { body } = await ask<{ tools: { name: string }[] }>(role, '/api/office/me/')
    expect(body.tools.some(({ name }) => name === 'imports')).toBe(kinds.length > 0)
  })

  it('a product file of who may change stock alone is not looked into', async () => {
    await enterAs('warehouse')
    const file = await checked(csv(CUP), { who: 'warehouse' })
    expect(file).toMatchObject({ state: 'failed', problem: 'not_allowed', recognised: 'products', check: null })
    expect((await ask('warehouse', `${IMPORTS}${file.id}/check/`, { kind: 'products', options: {} })).status).toBe(403)
    // Nobody else sees what is of no kind yet.
    expect((await ask('admin', `${IMPORTS}${file.id}/`)).status).toBe(404)
  })

  it('shoppers and people of the shop’s desks reach none of the calls', async () => {
    const file = await checked(csv(CUP))
    for (const headers of [{}, await logIn('plain@example.com', PASSWORD), await logIn('admin@example.com', PASSWORD)])
      for (const path of [IMPORTS, `${IMPORTS}${file.id}/`, EXPORTS, `${EXPORTS}1/file/`])
        expect([401, 403]).toContain((await get(path, headers)).status)
    expect((await send(csv(CUP), { who: 'staff' })).status).toBe(403)
  })
})

describe('a file that is made', () => {
  const order = async (body: object, who = 'admin') => {
    const { status, body: answer } = await ask<{ id: number }>(who, EXPORTS, body)
    expect(status).toBe(200)
    return answer.id
  }
  const list = async (who = 'admin') => (await ask<{ exports: OfficeExport[] }>(who, EXPORTS)).body.exports
  const fetchFile = (id: number, who = 'admin') =>
    apiFetch(`${EXPORTS}${id}/file/`, { headers: { cookie: cookieOf(who) } })
  async function made(body: object): Promise<{ text: string; response: Response }> {
    const id = await order(body)
    await runOfficeFiles()
    const response = await fetchFile(id)
    expect(response.status).toBe(200)
    // As bytes, because `text()` drops the mark of UTF-8.
    return { text: Buffer.from(await response.arrayBuffer()).toString(), response }
  }
  beforeEach(async () => void (await imported((await checked(csv(CUP, HAT))).id)))

  it('is the catalogue in the format that was asked for', async () => {
    const id = await order({ kind: 'products' })
    expect(await list()).toMatchObject([{ id, state: 'waiting', file: null }])
    expect((await fetchFile(id)).status).toBe(404)
    await runOfficeFiles()
    expect(await list()).toMatchObject([
      { id, state: 'done', file: { name: expect.stringMatching(/^products-own-json-.*\.json$/) } },
    ])
    const response = await fetchFile(id)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="products-own-json-[\d-]+\.json"$/,
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
    const text = await response.text()
    expect((JSON.parse(text) as { products: unknown[] }).products).toHaveLength((await count(sql`true`)) ?? 0)
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text))
    const shopify = await made({ kind: 'products', format: 'shopify' })
    expect(shopify.text).toMatch(/^Handle,Title,/)
  })

  it.each(['stock', 'prices'] as const)('of %s changes nothing when it is imported again', async (kind) => {
    await db().execute(sql`update variants set sku = '=F+1' where sku = 'F-1'`)
    const { text } = await made({ kind })
    expect(text.startsWith('\uFEFFSKU,')).toBe(true)
    // A spreadsheet computes none of its cells.
    expect(text).toContain("\n'=F+1,")
    const file = await checked(text)
    expect(file).toMatchObject({ kind, check: { changed: 0 } })
    expect(file.check?.errors.filter(({ reason }) => !/belongs to several variants/.test(reason))).toEqual([])
  })

  it('is its person’s alone, for as long as they may see what is in it', async () => {
    await enterAs('buyer')
    const id = await order({ kind: 'prices' }, 'buyer')
    await runOfficeFiles()
    expect((await fetchFile(id, 'admin')).status).toBe(404)
    expect((await ask('admin', `${EXPORTS}${id}/stop/`, {})).status).toBe(404)
    expect(await list('admin')).toEqual([])
    expect((await fetchFile(id, 'buyer')).status).toBe(200)
    await db().execute(sql`update customers set office_roles = '{}' where email = 'plain@example.com'`)
    expect((await fetchFile(id, 'buyer')).status).toBe(403)
  })

  it('is stopped, begun again after its process ended, and deleted after its days', async () => {
    const id = await order({ kind: 'stock' })
    atFirstBatch(() => ask('admin', `${EXPORTS}${id}/stop/`, {}))
    await runOfficeFiles()
    expect(await list()).toMatchObject([{ id, state: 'stopped', file: null }])
    const other = await order({ kind: 'stock' })
    ;(await Lease.take(other))?.leave()
    await forgetFor(other, 61)
    await runOfficeFiles()
    expect((await fetchFile(other)).status).toBe(200)
    await db().update(officeJobs).set({ createdAt: sql`now() - interval '8 days'` }).where(eq(officeJobs.id, other))
    await sweepFiles()
    expect((await fetchFile(other)).status).toBe(404)
    expect((await list()).find((one) => one.id === other)).toMatchObject({ state: 'done', file: null })
  })
})
