/** Checks that a shop API refuses what it must refuse, with the right status. */
import { assert, type HostSamples, type Harness } from './harness'

/** A POST of JSON. */
export const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function checkMissing(h: Harness, { language, taxAreaId }: HostSamples): Promise<void> {
  await h.check('404 for what is not there', async () => {
    const missing = 'no-such-thing-0000'
    await h.refused(`/api/products/productmodel/${missing}/?taxAreaId=${taxAreaId}&language=${language}`, {}, 404)
    await h.refused(`/api/brand/?slug=${missing}&language=${language}`, {}, 404)
    await h.refused(`/api/static-page/?slug=${missing}&language=${language}`, {}, 404)
    await h.refused('/api/keyword-popup/?id=2147483647', {}, 404)
    assert(
      (await h.call('productGroup', { query: { path: missing, language } })).length === 0,
      'An unknown group path answers an empty list.',
    )
  })
}

async function checkInput(h: Harness, { language, taxAreaId }: HostSamples): Promise<void> {
  await h.check('400 for unknown keys, missing keys and wrong types', async () => {
    await h.refused(`/api/brand/?slug=x&language=${language}&unknown=1`, {}, 400)
    await h.refused('/api/brand/', {}, 400)
    const list = { source: 'Models', sortIds: [1], language, taxAreaId }
    await h.refused('/api/products/productmodellist/', json({ ...list, unknown: 1 }), 400)
    await h.refused('/api/products/productmodellist/', json({ ...list, taxAreaId: 'x' }), 400)
    await h.refused('/api/products/productmodellist/?request=!!!', {}, 400)
  })
  await h.check('bodies: other content types and too large ones', async () => {
    await h.refused(
      '/api/products/productmodellist/',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
    )
    await h.refused('/api/products/productmodellist/', json({ slug: 'x'.repeat(300_000) }), 413)
  })
}

async function checkForms(h: Harness): Promise<void> {
  await h.check('a payment event that no provider has signed', async () => {
    for (const provider of ['stripe', 'klarna', 'paypal', 'sandbox', 'nobody'])
      await h.refused(`/api/payment/event/${provider}/`, json({ id: 'x' }), 400, 401, 403, 404)
  })
  await h.check('complaints: an order that is not there, what is no picture, a form without its fields', async () => {
    await h.refused(
      '/api/complaint/order/',
      json({ number: 'NO-SUCH-ORDER', email: 'nobody@invalid.example' }),
      404,
      429,
    )
    await h.refused(
      `/api/complaint/picture/?form=${crypto.randomUUID()}`,
      { method: 'POST', body: 'no picture', headers: { 'content-type': 'image/png' } },
      415,
      429,
    )
    await h.refused('/api/complaint/', json({ form_key: crypto.randomUUID() }), 400)
  })
}

export async function checkRefusals(h: Harness, samples: HostSamples): Promise<void> {
  await checkMissing(h, samples)
  await checkInput(h, samples)
  await checkForms(h)
  await h.check(
    'the error beacon never fails',
    async () => void (await h.call('errorBeacon', { query: { err: 'conformance check' } })),
  )
}
