import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { readConfig } from '@/lib/config/env'
import { readSecretFiles } from '@/scripts/lib/environment'

const production = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'production', ...env })

it.each([
  ['DATABASE_URL', 'postgres://shop:hunter2@db.example/shop'],
  ['DATABASE_URL', 'postgres://shop:hunter2@db.example/shop?sslmode=prefer'],
  ['DATABASE_READ_URL', 'postgres://shop:hunter2@10.0.0.3/shop?sslmode=require'],
  ['SHOP_API_URL', 'http://api.example'],
  ['RECOMMENDATION_URL', 'http://recommend:8080'],
  ['TRANSLATION_URL', 'http://translate:5000'],
  ['KLARNA_API_URL', 'http://localhost.evil.example'],
  ['GOOGLE_TOKENINFO_URL', 'http://google.example/hunter2'],
])('issue 14: in production %s on another machine needs TLS: %s', (name, value) => {
  expect(production({ [name]: value })).toThrow(new RegExp(`^${name} must (?!.*hunter2)`))
  expect(() => readConfig({ [name]: value })).not.toThrow()
  expect(production({ [name]: value, PLAIN_HOSTS: `a, ${new URL(value).hostname}` })).not.toThrow()
})

it.each([
  ['DATABASE_URL', 'postgres://shop:x@db.example/shop?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://shop:x@127.0.0.1:5433/shop'],
  ['SHOP_API_URL', 'https://api.example'],
  ['SHOP_API_URL', 'http://localhost:4000'],
  ['RECOMMENDATION_URL', 'http://[::1]:8080'],
])('issue 14: %s may be %s', (name, value) => expect(production({ [name]: value })).not.toThrow())

it('issue 14: a secret is read from the file that a vault has put there, and never from two places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  try {
    const file = join(folder, 'shop')
    writeFileSync(file, 'a secret of the vault\n')
    const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', SHOP_SECRET_FILE: file, STRIPE_SECRET_KEY_FILE: '' }
    readSecretFiles(env)
    expect(env).toEqual({ NODE_ENV: 'production', SHOP_SECRET: 'a secret of the vault', STRIPE_SECRET_KEY_FILE: '' })
    expect(() => readSecretFiles({ ...env, SHOP_SECRET_FILE: file })).toThrow('not both')
    expect(() => readSecretFiles({ NODE_ENV: 'production', METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow(
      'The file of METRICS_TOKEN_FILE cannot be read: ENOENT.',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
