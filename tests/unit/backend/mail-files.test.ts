import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'mail-files-'))
process.env.DATA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { mailer } = await import('@/lib/backend/platform/mail/mailer')

it('a mail in DATA_DIR/mail is readable by the shop’s account only, whatever the umask is', async () => {
  await mailer().send({
    key: 'account-link:1\0/../../x',
    to: 'aino@example.com',
    subject: 'A new password',
    text: 'https://shop.example/reset/secret/',
    html: '<p>secret</p>',
  })
  const mails = join(folder, 'mail')
  const [name = '', ...others] = readdirSync(mails)
  expect(others).toEqual([])
  expect(name).toBe('account-link-1--..-..-x.eml')
  expect((statSync(mails).mode & 0o777).toString(8)).toBe('700')
  expect((statSync(join(mails, name)).mode & 0o777).toString(8)).toBe('600')
})
