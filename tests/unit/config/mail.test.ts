import { describe, expect, it } from 'vitest'

import { readConfig } from '@/lib/config/env'

const mailOf = (env: Record<string, string>) => readConfig({ CONTACT_EMAIL: 'info@shop.example', ...env }).mail

describe('how mail leaves the shop', () => {
  it('without SMTP_URL it becomes files, and the sender is the contact address', () => {
    expect(mailOf({})).toEqual({
      smtp: null,
      from: 'info@shop.example',
      bouncesTo: 'info@shop.example',
      dkim: null,
      eventsToken: null,
    })
  })

  it('a server has host, port, log-in, and TLS unless it is on this computer or in PLAIN_HOSTS', () => {
    const smtp = (url: string, more: Record<string, string> = {}) => mailOf({ SMTP_URL: url, ...more }).smtp
    expect(smtp('smtp://shop%40x:p%2Fw@mail.example')).toEqual({
      host: 'mail.example',
      port: 587,
      implicitTls: false,
      needsTls: true,
      login: { user: 'shop@x', password: 'p/w' },
    })
    expect(smtp('smtps://mail.example')).toMatchObject({ port: 465, implicitTls: true, needsTls: false, login: null })
    expect(smtp('smtp://mail.example:2525', { PLAIN_HOSTS: 'mail.example' })).toMatchObject({
      port: 2525,
      needsTls: false,
    })
    expect(smtp('smtp://127.0.0.1:25')).toMatchObject({ needsTls: false })
    expect(smtp('smtp://[::1]:25')).toMatchObject({ host: '::1', needsTls: false })
  })

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'https://user:geheim@mail.example' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'smtp://user:geheim@mail.example/x' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'smtp://user@mail.example' }, 'SMTP_URL must have both user and password'],
    [{ SMTP_URL: 'smtp://user:100%geheim@mail.example' }, 'SMTP_URL must have a % in user or password'],
    [{ MAIL_FROM: 'Shop <info@shop.example>' }, 'MAIL_FROM must look like'],
    [{ DKIM_DOMAIN: 'shop.example' }, 'DKIM_DOMAIN must be set together'],
    [{ MAIL_EVENTS_TOKEN: 'geheim' }, 'MAIL_EVENTS_TOKEN must be 20 to 200'],
  ])('%j is refused in one sentence that has no password', (env, sentence) => {
    expect(() => mailOf(env)).toThrow(sentence)
    expect(() => mailOf(env)).not.toThrow('geheim')
  })
})
