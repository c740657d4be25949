/** Checks that hold for every call of the contract alike: methods, closed input, refusals, answers that no cache keeps. */
import { type ShopCallName as CallName, callNames, calls } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/calls/call'

import { assert, type Harness } from './harness'
import { json } from './refusal-checks'

const WRONG_TOKEN = { authorization: `Bearer ${'x'.repeat(43)}` }
const pathFor = (name: CallName): string => {
  const { path, selector }: Call = calls[name]
  return path.replace(/\{\w+\}/g, 'x') + (selector ? `?${selector.key}=${selector.value}` : '')
}
const withKey = (path: string) => `${path}${path.includes('?') ? '&' : '?'}no_such_key=1`

/** Paths of which the contract has no call with this method. */
const PATHS = [...new Set(callNames.map((name) => calls[name].path))]

async function checkMethods(h: Harness): Promise<void> {
  await h.check('405 with Allow for a method that a path does not take, 404 for a path that is none', async () => {
    for (const path of PATHS) {
      const address = path.replace(/\{\w+\}/g, 'x')
      const { headers } = await h.refused(address, { method: 'DELETE' }, 405)
      assert((headers.get('allow') ?? '') !== '', `${address}: a refused method must be told what is allowed.`)
    }
    await h.refused('/api/no-such-call/', {}, 404)
  })
}

/** Input is checked after access: guests reach it only where they may call. */
async function checkClosedInput(h: Harness, name: CallName): Promise<void> {
  const call: Call = calls[name]
  if (call.method === 'GET') return void (await h.refused(withKey(pathFor(name)), {}, 400))
  if (call.bodyType !== undefined) return void (await h.refused(pathFor(name), json({}), 400, 415))
  await h.refused(withKey(pathFor(name)), json({}), 400)
  await h.refused(pathFor(name), json({ no_such_key: 1 }), 400)
  const { headers } = await h.refused(pathFor(name), { ...json('{'), body: '{' }, 400)
  assert(!/\bpublic\b/.test(headers.get('cache-control') ?? ''), `${name}: a refusal must not be public.`)
}

async function checkAccess(h: Harness, name: CallName): Promise<void> {
  const [path, init] = h.bare(name)
  for (const headers of [{}, WRONG_TOKEN]) {
    const answer = await h.refused(path, { ...init, headers: { ...init.headers, ...headers } }, 401)
    assert(
      (answer.headers.get('www-authenticate') ?? '').startsWith('Bearer'),
      `${name}: 401 must name the scheme Bearer.`,
    )
  }
}

/** One check for each call of the contract. */
export async function checkCalls(h: Harness): Promise<void> {
  await checkMethods(h)
  for (const name of callNames) {
    const { access }: Call = calls[name]
    if (access === 'provider') continue
    await h.check(`${name}: ${access}`, async () => {
      if (access === 'public' || access === 'optional') await checkClosedInput(h, name)
      else await checkAccess(h, name)
      if (access !== 'optional' || calls[name].method !== 'POST') return
      const [path, init] = h.bare(name)
      const wrong = { ...init, headers: { ...init.headers, ...WRONG_TOKEN } }
      await h.refused(path, wrong, 401)
    })
  }
}
