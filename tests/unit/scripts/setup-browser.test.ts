/** Issue 17: the form of `npm run setup -- --browser`, and the server that serves it to the machine's owner alone. */
import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'

import { type Answers, answersSchema, EXAMPLE, FAULTS } from '@/lib/backend/flows/setup/answers'
import { answersIn, variablesOf } from '@/lib/backend/flows/setup/environment'
import { CONTROLS, FIELDS, PASSWORD_OF, SECRETS, SECTIONS } from '@/lib/backend/flows/setup/form/fields'
import { formPage } from '@/lib/backend/flows/setup/form/page'
import { presentValues } from '@/lib/backend/flows/setup/form/present'
import { fill, judge, type Values } from '@/lib/backend/flows/setup/form/read-form'
import { ConfigError } from '@/lib/config/env'
import { LANGUAGES } from '@/lib/market/languages'
import { allMessagesOf } from '@/lib/messages/all'
import { settingsWith } from '@/scripts/setup/open-shop'
import { mailProblemOf } from '@/scripts/setup/present'
import { serveSetup } from '@/scripts/setup/serve'

/** Every control with a value that fits. */
const TYPED: Readonly<Record<string, string>> = {
  'shop.name': 'Own & <b>',
  'shop.origin': 'http://localhost:3000',
  'shop.email': 'info@own.fi',
  'shop.phone': '+358 9 1234567',
  'company.name': 'Own Oy',
  'company.address': 'Street 1, Helsinki',
  'company.businessId': '1234567-1',
  'company.vatNumber': 'FI12345671',
  'company.register': 'PRH, Helsinki',
  'company.representative': 'Kaisa Korpi',
  'company.host': 'Host Oy, Street 2, +358 9 1',
  'company.producerNumbers': 'LUCID DE1\r\n\r\nWEEE 2',
  'administrator.email': 'boss@own.fi',
  'administrator.language': 'fi',
  'warehouse.name': 'Warehouse',
  'warehouse.street': 'Street 1',
  'warehouse.postcode': '00100',
  'warehouse.city': 'Helsinki',
  'warehouse.phone': '+358 9 1234567',
  'store.name': 'Store',
  'store.street': 'Street 3',
  'store.postcode': '00200',
  'store.city': 'Espoo',
  'store.phone': '+358 9 7654321',
  'store.hours.Sa.opens': '10:00',
  'store.hours.Sa.closes': '15:00',
  'country.fi': 'on',
  'country.se': 'on',
  'delivery.fi.parcel.price': '4,90',
  'delivery.fi.parcel.freeFrom': '',
  'delivery.fi.parcel.minDays': '1',
  'delivery.fi.parcel.maxDays': '3',
  'delivery.fi.home.off': 'on',
  'rates.sek': '11,2',
  'payments.sandbox': 'on',
  'payments.stripe.secretKey': 'sk_test_1',
  'payments.stripe.webhookSecret': 'whsec_1',
  'payments.stripe.methods': 'card',
  'payments.klarna.username': 'k',
  'payments.klarna.password': 'kp',
  'payments.paypal.clientId': 'p',
  'payments.paypal.clientSecret': 'ps',
  'payments.paypal.webhookId': 'pw',
  'payments.invoice.iban': 'FI21 1234 5600 0007 85',
  'payments.invoice.bic': 'NDEAFIHH',
  smtpUrl: 'smtps://info@own.fi@mail.example:465',
  smtpPassword: 'a%b c@',
  databaseUrl: 'postgres://shop@localhost:5432/shop',
  databasePassword: 'x/y',
}

const filled = (changes: Values = {}, kept: Values = {}) => fill(new URLSearchParams({ ...TYPED, ...changes }), kept)
const judged = (changes: Values = {}) => judge(filled(changes))
function answersOf(changes: Values = {}): Answers {
  const result = judged(changes)
  if (!('answers' in result)) throw new Error(JSON.stringify(result.faults))
  return result.answers
}

describe('issue 17: the form of npm run setup', () => {
  it('becomes the same answers as a file', () => {
    expect(Object.keys(TYPED).filter((name) => !CONTROLS.has(name))).toEqual([])
    expect(answersOf()).toEqual(
      answersSchema.parse({
        ...EXAMPLE,
        shop: { name: 'Own & <b>', origin: 'http://localhost:3000', email: 'info@own.fi', phone: '+358 9 1234567' },
        company: {
          name: 'Own Oy',
          address: 'Street 1, Helsinki',
          businessId: '1234567-1',
          vatNumber: 'FI12345671',
          register: 'PRH, Helsinki',
          representative: 'Kaisa Korpi',
          host: 'Host Oy, Street 2, +358 9 1',
          producerNumbers: ['LUCID DE1', 'WEEE 2'],
        },
        administrator: { email: 'boss@own.fi', language: 'fi' },
        warehouse: {
          name: 'Warehouse',
          street: 'Street 1',
          postcode: '00100',
          city: 'Helsinki',
          phone: '+358 9 1234567',
        },
        store: {
          ...{ name: 'Store', street: 'Street 3', postcode: '00200', city: 'Espoo', phone: '+358 9 7654321' },
          hours: [{ days: 'Sa', opens: '10:00', closes: '15:00' }],
        },
        countries: ['fi', 'se'],
        delivery: {
          fi: { parcel: { price: 4.9, freeFrom: null, minDays: 1, maxDays: 3 }, home: false },
          se: { parcel: {}, home: {} },
        },
        rates: { sek: 11.2 },
        payments: {
          sandbox: true,
          stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', methods: 'card' },
          klarna: { username: 'k', password: 'kp' },
          paypal: { clientId: 'p', clientSecret: 'ps', webhookId: 'pw' },
          invoice: { iban: 'FI21 1234 5600 0007 85', bic: 'NDEAFIHH' },
        },
        databaseUrl: 'postgres://shop:x%2Fy@localhost:5432/shop',
        smtpUrl: 'smtps://info%40own.fi:a%25b%20c%40@mail.example:465',
      }),
    )
  })

  const passwords = Object.values(PASSWORD_OF)
  it.each(FIELDS.filter(({ type, name }) => type !== 'check' && !passwords.includes(name)))(
    'the empty control $name is a fault of its own, or left out',
    ({ name, optional }) => {
      const result = judged({ [name]: '' })
      if (optional) expect(result).toHaveProperty('answers')
      else expect(result).toEqual({ faults: [{ at: name, fault: expect.any(String) as string }] })
    },
  )

  it.each([
    ['shop.name', 'x'.repeat(301), 'long'],
    ['shop.name', 'a "b" \'c\' `d`', 'quotes'],
    ['shop.name', 'a\u0007b', 'line'],
    ['shop.origin', 'https://own.fi/shop', 'address'],
    ['shop.origin', 'own', 'address'],
    ['shop.email', 'nobody', 'email'],
    ['shop.phone', 'ring me', 'phone'],
    ['administrator.email', 'boss@', 'email'],
    ['administrator.language', 'xx', 'other'],
    ['store.phone', '1', 'phone'],
    ['store.hours.Sa.opens', '25:00', 'hour'],
    ['store.hours.Su.closes', '15:00', 'hour'],
    ['delivery.fi.parcel.price', 'free', 'amount'],
    ['delivery.fi.parcel.minDays', '1.5', 'days'],
    ['rates.sek', '-1', 'rate'],
  ])('%s "%s" is the fault %s at its control', (name, value, fault) => {
    const at = name === 'store.hours.Su.closes' ? 'store.hours.Su.opens' : name
    expect(judged({ [name]: value })).toEqual({ faults: [{ at, fault }] })
  })

  it('asks for a country', () => {
    const { 'country.fi': _fi, 'country.se': _se, ...none } = TYPED
    expect(judge(fill(new URLSearchParams(none), {}))).toEqual({ faults: [{ at: 'countries', fault: 'no_country' }] })
  })

  it('leaves out what belongs together and is empty', () => {
    const parts = SECTIONS.filter(({ together }) => together !== undefined).flatMap(({ fields }) => fields)
    const empty = Object.fromEntries(
      [...parts, { name: 'store.hours.Sa.opens' }, { name: 'store.hours.Sa.closes' }].map(({ name }) => [name, '']),
    )
    const answers = answersOf(empty)
    expect(answers.store).toBeUndefined()
    expect(answers.payments).toEqual({ sandbox: true })
  })

  it('keeps secrets with the server, and forgets them when asked', () => {
    const first = filled()
    for (const name of SECRETS) expect(first.shown[name]).toBeUndefined()
    const page = formPage({ language: 'en', filled: first })
    for (const name of SECRETS) expect(page).not.toContain(`value="${TYPED[name] ?? ''}"`)
    const empty = Object.fromEntries(SECRETS.map((name) => [name, '']))
    expect(judge(filled(empty, first.secrets))).toEqual({ answers: answersOf() })
    const forgotten = filled({ ...empty, 'forget.payments.klarna.password': 'on' }, first.secrets)
    expect(judge(forgotten)).toEqual({ faults: [{ at: 'payments.klarna.password', fault: 'empty' }] })
  })

  it('takes a password that was typed into an address out of it', () => {
    const typed = filled({ databaseUrl: 'postgres://shop:open@localhost/shop', databasePassword: '' })
    expect(typed.shown['databaseUrl']).toBe('postgres://shop@localhost/shop')
    expect(judge(typed)).toMatchObject({ answers: { databaseUrl: 'postgres://shop:open@localhost/shop' } })
  })

  it('shows what was typed, as text', () => {
    const page = formPage({ language: 'en', filled: filled() })
    expect(page).toContain('value="Own &#38; &#60;b&#62;"')
    expect(page).not.toContain('<b>')
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/)
  })

  it('begins with what the environment has, and a second run changes none of it', () => {
    const answers = answersOf()
    const env = Object.fromEntries(variablesOf(answers))
    expect(answersIn(env)).toMatchObject({ 'shop.name': 'Own & <b>', 'payments.sandbox': 'on' })
    const present = presentValues(env, { 'country.fi': 'on', 'warehouse.name': 'Mine' })
    expect(present.shown).toMatchObject({ 'warehouse.name': 'Mine', 'company.producerNumbers': 'LUCID DE1\nWEEE 2' })
    expect(present.shown['smtpUrl']).toBe('smtps://info%40own.fi@mail.example:465')
    expect(present.secrets).toMatchObject({ smtpPassword: 'a%b c@', 'payments.stripe.secretKey': 'sk_test_1' })
    const again = judge(fill(new URLSearchParams({ ...TYPED, ...present.shown }), present.secrets))
    expect(again).toMatchObject({ answers: { smtpUrl: answers.smtpUrl, databaseUrl: answers.databaseUrl } })
  })

  it('a value with which the shop would not start is found before anything is written', () => {
    // Played payments beside providers of real money: goods for nothing.
    expect(() => settingsWith(answersOf())).toThrow(/^SANDBOX_PAYMENTS /)
    const none = ['klarna.username', 'klarna.password', 'paypal.clientId', 'paypal.clientSecret', 'paypal.webhookId']
    const test = Object.fromEntries(none.map((name) => [`payments.${name}`, '']))
    expect(() => settingsWith(answersOf({ ...test, 'payments.invoice.bic': 'x' }))).toThrow(ConfigError)
    expect(settingsWith(answersOf(test)).mail.smtp?.login).toEqual({ user: 'info@own.fi', password: 'a%b c@' })
  })

  it.each(LANGUAGES)('has a text for every question and fault in %s', (language) => {
    const texts = allMessagesOf(language)
    const ids = [
      ...FIELDS.flatMap(({ label, hint }) => (hint === undefined ? [label] : [label, hint])),
      ...SECTIONS.flatMap(({ title, text }) => (text === undefined ? [title] : [title, text])),
      ...[...Object.keys(FAULTS), 'other'].map((fault) => `setup.fault_${fault}`),
    ]
    expect(ids.filter((id) => !(id in texts))).toEqual([])
    const page = formPage({ language, filled: filled(), faults: [{ at: 'shop.name', fault: 'empty' }] })
    expect(page).toContain(`<html lang="${language}">`)
    expect(page.match(/>(?:setup|legal)\.\w+</g)).toBeNull()
  })
})

type SetupServer = Parameters<typeof serveSetup>[0]
type Serving = Awaited<ReturnType<typeof serveSetup>>

let serving: Serving | undefined
afterEach(async () => {
  serving?.stop()
  await serving?.ended
  serving = undefined
})

async function start(work: Partial<SetupServer> = {}): Promise<{ url: URL; serving: Serving }> {
  serving = await serveSetup({
    port: 0,
    present: { shown: {}, secrets: {} },
    open: () => Promise.reject(new Error('Not in this test.')),
    mailProblem: () => Promise.resolve(null),
    ...work,
  })
  return { url: new URL(serving.address), serving }
}

interface Sent {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A request with any header, also Host and Origin, which fetch does not let a caller choose. */
function send(
  url: URL,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const FORM = 'application/x-www-form-urlencoded'
const post = (url: URL, values: Values, headers: Record<string, string> = {}) =>
  send(url, {
    method: 'POST',
    headers: { origin: url.origin, 'content-type': FORM, ...headers },
    body: new URLSearchParams(values).toString(),
  })
const at = (url: URL, path: string) => new URL(path, url)

describe('issue 17: the server of the form', () => {
  it('listens on the loopback interface, with a new long key', async () => {
    const { url } = await start()
    expect(url.hostname).toBe('127.0.0.1')
    expect(url.pathname).toMatch(/^\/[\w-]{43}\/$/)
    serving?.stop()
    expect((await start()).url.pathname).not.toBe(url.pathname)
  })

  it('answers in the language of the browser, and lets nothing be loaded', async () => {
    const { url } = await start()
    const { status, headers, body } = await send(url, { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } })
    expect(status).toBe(200)
    expect(body).toContain('<html lang="de">')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each(['/', '/setup/', '/x/', '/%00/', `/${'A'.repeat(43)}/`])('does not exist at %s', async (path) => {
    const { url } = await start()
    expect(await send(at(url, path))).toMatchObject({ status: 404, body: 'Not found.\n' })
    expect((await post(at(url, path), TYPED)).status).toBe(404)
  })

  it('does not exist with a part of the key or more than it', async () => {
    const { url } = await start()
    for (const path of [
      url.pathname.slice(0, -1),
      `${url.pathname.slice(0, -2)}/`,
      `${url.pathname}x`,
      `${url.pathname}?a`,
    ])
      expect([path, (await send(at(url, path))).status]).toEqual([path, 404])
  })

  it.each(['shop.example', 'shop.example:4311', '127.0.0.1', '[::1]:4311', 'localhost.shop.example'])(
    'is not answered to the host %s, whose name leads to this computer',
    async (host) => {
      const { url } = await start()
      expect((await send(url, { headers: { host } })).status).toBe(421)
      expect((await post(url, TYPED, { host })).status).toBe(421)
    },
  )

  it.each(['https://shop.example', 'null', 'http://127.0.0.1', ''])(
    'takes no form from the origin "%s"',
    async (origin) => {
      let opened = 0
      const { url } = await start({ open: () => Promise.reject(new Error(String((opened += 1)))) })
      expect((await post(url, TYPED, { origin })).status).toBe(403)
      expect(opened).toBe(0)
    },
  )

  it('takes no other kind of request', async () => {
    const { url } = await start()
    expect((await post(url, TYPED, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(url, { method: 'DELETE' })).status).toBe(405)
    expect((await send(url, { method: 'OPTIONS', headers: { origin: 'https://shop.example' } })).status).toBe(405)
  })

  it('takes no form that is too long', async () => {
    let opened = 0
    const { url } = await start({ open: () => Promise.reject(new Error(String((opened += 1)))) })
    expect((await post(url, { ...TYPED, more: 'x'.repeat(200_000) })).status).toBe(413)
    expect(opened).toBe(0)
  })

  it('shows faults beside what was typed, and keeps it for the other languages', async () => {
    const { url } = await start()
    const wrong = await post(url, { ...TYPED, 'shop.email': 'nobody', 'page.language': 'en' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('value="nobody"')
    expect(wrong.body).toContain('id="fault-shop.email"')
    expect(wrong.body).not.toContain('sk_test_1')
    const other = await post(url, { ...TYPED, 'shop.email': 'nobody', 'page.language': 'en', 'page.switch': 'sv' })
    expect(other).toMatchObject({ status: 200, body: expect.stringContaining('<html lang="sv">') as string })
    expect((await send(url)).body).toContain('value="nobody"')
  })

  it('tries the mail server with the kept password, and says what is wrong with it', async () => {
    const asked: string[] = []
    const { url } = await start({
      mailProblem: (address) => Promise.resolve(asked.push(address) === 1 ? null : 'It refused <you>.'),
    })
    const mail = { smtpUrl: 'smtps://user@mail.example', 'page.action': 'try-mail', 'page.language': 'en' }
    expect((await post(url, { ...mail, smtpPassword: 'open sesame' })).body).toContain('takes mails from the shop')
    expect((await post(url, { ...mail, smtpPassword: '' })).body).toContain('It refused &#60;you&#62;.')
    expect(asked).toEqual(Array(2).fill('smtps://user:open%20sesame@mail.example'))
  })

  it('says of a mail server what the doctor says, and of a wrong address how it must look', async () => {
    expect(await mailProblemOf('smtp://127.0.0.1:1')).toContain('does not respond')
    expect(await mailProblemOf('mail.example')).toContain('SMTP_URL must be an address')
  })

  it('ends when the page was closed before the shop was open', async () => {
    let goOn = () => {}
    const { url, serving: server } = await start({
      open: async ({ administrator }) => {
        await new Promise<void>((resolve) => (goOn = resolve))
        return {
          report: { steps: [], administratorLink: null },
          findings: [],
          variables: { added: [], kept: [] },
          administrator: administrator.email,
        }
      },
    })
    const waiting = goOn
    const gone = new AbortController()
    const sent = fetch(url, {
      method: 'POST',
      headers: { origin: url.origin },
      body: new URLSearchParams(TYPED),
      signal: gone.signal,
    })
    await expect.poll(() => goOn === waiting).toBe(false)
    gone.abort()
    await expect(sent).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 50))
    goOn()
    expect(await server.ended).toBe('opened')
  })

  it('refuses a second form while one is worked on, shows why one failed, and ends after one that did not', async () => {
    const opened: Answers[] = []
    let goOn = () => {}
    const { url, serving: server } = await start({
      open: async (answers) => {
        if (opened.push(answers) === 1) throw new ConfigError('SMTP_URL', 'must be an address.')
        await new Promise<void>((resolve) => (goOn = resolve))
        return {
          report: {
            steps: [{ name: 'pages', added: 66, kept: 0 }],
            administratorLink: 'http://localhost:3000/tili/x/',
          },
          findings: [{ level: 'fault', about: 'products', text: 'There are no products.' }],
          variables: { added: ['SHOP_NAME'], kept: ['PORT'] },
          administrator: answers.administrator.email,
        }
      },
    })
    const failed = await post(url, TYPED)
    expect(failed).toMatchObject({ status: 422, body: expect.stringContaining('id="fault-smtpUrl"') as string })
    const first = post(url, TYPED)
    await expect.poll(() => opened.length).toBe(2)
    expect((await post(url, TYPED)).status).toBe(409)
    goOn()
    const { status, body } = await first
    expect(status).toBe(200)
    for (const part of [
      'http://localhost:3000/tili/x/',
      'boss@own.fi',
      '>66<',
      'PORT',
      'products: There are no products.',
    ])
      expect(body).toContain(part)
    expect(await server.ended).toBe('opened')
    await expect(send(url)).rejects.toThrow(/ECONNREFUSED/)
    expect(opened).toHaveLength(2)
  })

  it('ends after its time', async () => {
    const { serving: server } = await start({ lifeMs: 20 })
    expect(await server.ended).toBe('timed_out')
  })

  it('says that its port is taken', async () => {
    const { url } = await start()
    await expect(
      serveSetup({
        port: Number(url.port),
        present: { shown: {}, secrets: {} },
        open: () => Promise.reject(new Error('')),
        mailProblem: () => Promise.resolve(null),
      }),
    ).rejects.toThrow(/--port/)
  })
})
