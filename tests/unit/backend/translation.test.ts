/** The services that translate, each with a small server in its place. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { translationFinding } from '@/lib/backend/flows/setup/check/translation'
import { inPortions } from '@/lib/backend/platform/translation/portions'
import { translatorOf } from '@/lib/backend/platform/translation/translator'
import { type Patience, TranslationProblem } from '@/lib/backend/platform/translation/types'
import { readTranslation } from '@/lib/config/translation'

import { TranslationServer } from '../../support/translation-server'

const KEY = 'secret-key-of-the-shop'
const server = new TranslationServer()
const QUICK: Patience = { tries: 3, timeoutMs: 300, waitMs: 5 }

const settings = (service: 'deepl' | 'libretranslate') => ({ service, url: server.url, key: KEY })
const using = (service: 'deepl' | 'libretranslate') => translatorOf(settings(service), QUICK)
const REQUEST = { texts: ['Takki', 'Housut'], from: 'fi', to: 'de', isHtml: false } as const

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => server.reset())

async function problemOf(work: Promise<unknown>): Promise<TranslationProblem> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(TranslationProblem)
  return error as TranslationProblem
}

describe('DeepL', () => {
  it('is asked with its key in a header, its codes of languages, and its word for HTML', async () => {
    expect(await using('deepl').translate(REQUEST)).toEqual(['[de] Takki', '[de] Housut'])
    await using('deepl').translate({ texts: ['<p>Takki</p>'], from: 'fi', to: 'en', isHtml: true })
    expect(server.asked).toEqual([
      {
        path: '/v2/translate',
        authorization: `DeepL-Auth-Key ${KEY}`,
        body: { text: ['Takki', 'Housut'], source_lang: 'FI', target_lang: 'DE' },
      },
      {
        path: '/v2/translate',
        authorization: `DeepL-Auth-Key ${KEY}`,
        body: { text: ['<p>Takki</p>'], source_lang: 'FI', target_lang: 'EN-GB', tag_handling: 'html' },
      },
    ])
  })

  it.each([
    [403, 'refused'],
    [456, 'quota'],
    [413, 'too_long'],
    [400, 'language'],
    [404, 'unavailable'],
  ])('answers %i: %s, once, and without its key in the message', async (status, fault) => {
    server.refusals.push({ status })
    const problem = await problemOf(using('deepl').translate(REQUEST))
    expect(problem.fault).toBe(fault)
    expect(JSON.stringify([problem.message, problem.stack, problem.cause])).not.toContain(KEY)
    expect(server.asked).toHaveLength(1)
  })
})

describe('LibreTranslate', () => {
  it('is asked with its key in the body, and gets several texts at once', async () => {
    expect(await using('libretranslate').translate(REQUEST)).toEqual(['[de] Takki', '[de] Housut'])
    await translatorOf({ ...settings('libretranslate'), key: null }, QUICK).translate({
      ...{ texts: ['<p>Takki</p>'], from: 'fi', to: 'en', isHtml: true },
    })
    expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/translate', { q: ['Takki', 'Housut'], source: 'fi', target: 'de', format: 'text', api_key: KEY }],
      ['/translate', { q: ['<p>Takki</p>'], source: 'fi', target: 'en', format: 'html' }],
    ])
  })

  it.each([
    [403, 'Invalid API key', 'refused'],
    [400, 'Please contact the server operator to get an API key', 'refused'],
    [400, 'Invalid request: request (31000) exceeds text limit (30000)', 'too_long'],
    [400, 'fi is not supported', 'language'],
  ])('answers %i "%s": %s', async (status, error, fault) => {
    server.refusals.push({ status, body: { error } })
    expect((await problemOf(using('libretranslate').translate(REQUEST))).fault).toBe(fault)
  })
})

describe('any of them', () => {
  it('is asked again while it is busy, after the time that it names', async () => {
    server.refusals.push({ status: 429, headers: { 'retry-after': '1' } }, { status: 503 })
    const began = performance.now()
    expect(await using('deepl').translate(REQUEST)).toEqual(['[de] Takki', '[de] Housut'])
    expect(server.asked).toHaveLength(3)
    expect(performance.now() - began).toBeGreaterThan(950)
  })

  it('is given up after some attempts, and when it does not answer in time', async () => {
    server.refusals.push({ status: 503 }, { status: 503 }, { status: 503 })
    expect(await problemOf(using('deepl').translate(REQUEST))).toMatchObject({ fault: 'unavailable' })
    expect(server.asked).toHaveLength(3)
    server.refusals.push('silence', 'silence', 'silence')
    expect(await problemOf(using('libretranslate').translate(REQUEST))).toMatchObject({ fault: 'unavailable' })
  })

  it('that answers with something else, or with fewer texts, has not translated', async () => {
    server.refusals.push({ status: 200, body: { translations: [{ text: 'Jacke' }] } }, { status: 200, body: 'Jacke' })
    expect(await problemOf(using('deepl').translate(REQUEST))).toMatchObject({ fault: 'unavailable' })
    expect(await problemOf(using('libretranslate').translate(REQUEST))).toMatchObject({ fault: 'unavailable' })
  })

  it('gets no more in one request than it takes', async () => {
    const texts = Array.from({ length: 120 }, (_, at) => `Takki ${at}`)
    expect(await using('deepl').translate({ ...REQUEST, texts })).toEqual(texts.map((text) => `[de] ${text}`))
    expect(server.asked.map(({ body }) => (body['text'] as string[]).length)).toEqual([50, 50, 20])
    const long = ['a'.repeat(20_000), 'b'.repeat(20_000), 'c']
    const lengths: number[] = []
    const made = await inPortions(long, (portion) => {
      lengths.push(portion.length)
      return Promise.resolve(portion)
    })
    expect([lengths, made]).toEqual([[1, 2], long])
  })
})

describe('the settings', () => {
  const read = (env: Record<string, string>) => readTranslation(env)

  it('are off without a service, and know the address of DeepL by the key', () => {
    expect(read({})).toBeNull()
    expect(read({ TRANSLATION_SERVICE: ' ', TRANSLATION_KEY: KEY })).toBeNull()
    expect(read({ TRANSLATION_SERVICE: 'DeepL', TRANSLATION_KEY: KEY })?.url).toBe('https://api.deepl.com')
    expect(read({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: `${KEY}:fx` })?.url).toBe('https://api-free.deepl.com')
    expect(read({ TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'http://translate:5000/api/' })).toEqual({
      ...{ service: 'libretranslate', url: 'http://translate:5000/api', key: null },
    })
  })

  it('say what is missing or wrong, without the key', () => {
    const wrong = { TRANSLATION_SERVICE: 'other', TRANSLATION_KEY: KEY }
    expect(() => read(wrong)).toThrow(/^TRANSLATION_SERVICE must be deepl, libretranslate or empty/)
    expect(() => read(wrong)).not.toThrow(KEY)
    expect(() => read({ TRANSLATION_SERVICE: 'deepl' })).toThrow(/^TRANSLATION_KEY must be set/)
    expect(() => read({ TRANSLATION_SERVICE: 'libretranslate' })).toThrow(/^TRANSLATION_URL must be set/)
    expect(() => read({ TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'translate' })).toThrow(/look like/)
  })

  it('are looked at by the check of the shop: off, answering, refused, silent', async () => {
    const finding = (service: 'deepl' | 'libretranslate', url = server.url) =>
      translationFinding({ translation: { ...settings(service), url } })
    expect(await translationFinding({ translation: null })).toMatchObject({ level: 'ok' })
    expect(await finding('deepl')).toMatchObject({ level: 'ok', text: expect.stringMatching(/^DeepL, 127/) as string })
    expect(await finding('libretranslate')).toMatchObject({ level: 'ok' })
    server.refusals.push({ status: 403 }, { status: 403 })
    const refused = [await finding('deepl'), await finding('libretranslate')]
    expect(refused.map(({ level }) => level)).toEqual(['warning', 'warning'])
    expect(refused[0]?.text).toMatch(/refuses the key; set TRANSLATION_KEY/)
    expect(JSON.stringify(refused)).not.toContain(KEY)
    expect(await finding('deepl', 'http://127.0.0.1:1')).toMatchObject({
      ...{ level: 'warning', text: expect.stringMatching(/does not answer/) as string },
    })
  })
})
