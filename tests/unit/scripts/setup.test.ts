import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'

import { answersSchema, EXAMPLE, readAnswers } from '@/lib/backend/flows/setup/answers'
import { variablesOf, withVariables } from '@/lib/backend/flows/setup/environment'
import { writePrivateFile } from '@/lib/backend/platform/private-files'
import { readConfig } from '@/lib/config/env'
import { missingSellerFacts, unknownSellerFacts } from '@/lib/config/seller'
import { askAnswers } from '@/scripts/setup/ask-answers'

const answers = answersSchema.parse(EXAMPLE)

describe('issue 17: the answers of npm run setup', () => {
  it.each([
    ['{', /not JSON/],
    [JSON.stringify({ ...EXAMPLE, countries: ['xx'] }), /^countries\.0: /],
    [JSON.stringify({ ...EXAMPLE, shop: { ...EXAMPLE.shop, email: 'nobody' } }), /^shop\.email: /],
    [JSON.stringify({ ...EXAMPLE, shop: { ...EXAMPLE.shop, name: 'two\nlines' } }), /^shop\.name: must be one line/],
    [JSON.stringify({ ...EXAMPLE, shop: { ...EXAMPLE.shop, origin: 'myshop' } }), /^shop\.origin: /],
    [JSON.stringify({ ...EXAMPLE, colour: 'red' }), /colour/],
  ])('%s is refused with its place', (text, fault) => {
    expect(readAnswers(text)).toMatchObject({ faults: [expect.stringMatching(fault)] })
  })

  it('become variables with which the shop knows who sells and where', () => {
    const file = withVariables('', variablesOf(answers), { inFile: {}, outside: {} })
    const env = { ...parseEnv(file.text) }
    const settings = readConfig(env)
    expect(settings).toMatchObject({
      shopName: EXAMPLE.shop.name,
      sandboxPayments: true,
      contact: { email: EXAMPLE.shop.email, address: EXAMPLE.company.address },
      seller: { name: EXAMPLE.company.name, host: EXAMPLE.company.host },
    })
    expect(unknownSellerFacts(settings)).toEqual([])
    expect(unknownSellerFacts(readConfig({}))).toContain('SELLER_NAME')
    expect(missingSellerFacts(readConfig({}))).toEqual([])
  })

  it.each(["O'Hara & Sons", 'the "best" shop', "a `b` 'c'", 'x = #1', '100 % $HOME \\n'])(
    'keep the name %s in .env',
    (name) => {
      const { text } = withVariables('PORT=1', [['SHOP_NAME', name]], { inFile: { PORT: '1' }, outside: {} })
      expect(parseEnv(text)).toEqual({ PORT: '1', SHOP_NAME: name })
    },
  )

  it('are closed to other accounts, also in a file that was open to them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'))
    const file = join(folder, '.env')
    writeFileSync(file, 'PORT=1\n')
    chmodSync(file, 0o644)
    writePrivateFile(file, 'STRIPE_SECRET_KEY=sk\n')
    expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, 'STRIPE_SECRET_KEY=sk\n'])
    rmSync(folder, { recursive: true })
  })

  it('change nothing that .env or the environment has, and say what differs', () => {
    const text = '# mine\nSHOP_NAME=Mine\n'
    const file = withVariables(
      text,
      [
        ['SHOP_NAME', 'Theirs'],
        ['PORT', '3'],
        ['HOST', 'h'],
        ['CONTACT_EMAIL', 'a@b.fi'],
      ],
      {
        inFile: { SHOP_NAME: 'Mine' },
        outside: { PORT: '4', HOST: 'h' },
      },
    )
    expect(file).toEqual({
      text: `${text}CONTACT_EMAIL=a@b.fi\n`,
      added: ['CONTACT_EMAIL'],
      kept: ['SHOP_NAME', 'PORT'],
    })
  })
})

describe('issue 17: the questions of npm run setup', () => {
  const typed: Record<string, string[]> = {
    'Name of the shop': ['Own'],
    'E-mail address for shoppers': ['wrong', 'info@own.fi'],
    'Telephone for shoppers': ['+358 9 1234567'],
    'E-mail address of the administrator': ['boss@own.fi'],
    'Its telephone': ['+358 9 1234567'],
    Countries: ['FI, xx', 'FI, se'],
    'Play payments': ['yes'],
  }

  it('take defaults for empty lines and ask again only what is not right', async () => {
    const asked: string[] = []
    const said: string[] = []
    const found = await askAnswers(
      (question) => {
        asked.push(question)
        const key = Object.keys(typed).find((words) => question.startsWith(words))
        return Promise.resolve(
          key ? (typed[key]?.shift() ?? '') : question.includes('[') || question.includes('empty') ? '' : 'x',
        )
      },
      (line) => said.push(line),
    )
    expect(found).toMatchObject({
      shop: { name: 'Own', email: 'info@own.fi', origin: 'http://localhost:3000' },
      countries: ['fi', 'se'],
      payments: { sandbox: true },
      warehouse: { name: 'Warehouse' },
    })
    expect(found.databaseUrl).toBeUndefined()
    expect(said).toEqual([expect.stringMatching(/^shop\.email /), expect.stringMatching(/^countries\.1 /)])
    expect(asked.filter((question) => question.startsWith('Name of the shop'))).toHaveLength(1)
  })
})
