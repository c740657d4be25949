/** What staff see of stock and shelves is refused to everyone else, and is in no page that is kept for everyone. */
import { DEMO_ACCOUNTS, signIn } from './support/account'
import { choosableGoods } from './support/catalogue'
import { get } from './support/http'
import { openDialog } from './support/page'
import { domainSite, pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const SHELF = 'KANARIA-7'

test('D4.10 D6.03 staff see shelves and stores after sign-in; nothing of it is in what is kept for everyone', async ({
  page,
  database,
}) => {
  const goods = (await choosableGoods(database)).at(-1)
  if (!goods) throw new Error('no goods')
  await database.rows('update models set shelf_codes = $2 where id = $1', [goods.modelId, [SHELF]])
  const chosen = `?color=${goods.colour.slug}&size=${encodeURIComponent(goods.size)}`
  const pages = [site, domainSite('fi')].flatMap((one) => ['', chosen].map((query) => pageUrl(one, goods.path) + query))
  for (const address of pages) expect((await get(address)).status).toBe(200)

  await signIn(page, 'staff', new URL(pageUrl(site, goods.path)).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('complementary', { name: t('account.staff') })
  await expect(bar).toContainText(t('account.staff_model', { id: String(goods.modelId) }))
  const dialog = await openDialog(
    page,
    bar.getByRole('button', { name: t('account.staff_stock_open') }),
    t('account.staff_stock'),
  )
  await expect(dialog).toContainText(SHELF)
  await expect(dialog.getByRole('columnheader').nth(1)).toBeVisible()

  for (const address of pages) {
    const { status, body, headers } = await get(address)
    expect([address, status]).toEqual([address, 200])
    for (const secret of [SHELF, 'shelf_codes', t('account.staff_stock_open'), 'hallinta/?'])
      expect([address, secret, body.includes(secret)]).toEqual([address, secret, false])
    expect(headers['set-cookie'], address).toBeUndefined()
  }
})

test('D6.03 guest, customer, club and organisation are refused what staff may see', async ({ request, database }) => {
  const [goods] = await choosableGoods(database)
  const path = `${site.origin}/api/staff/stock/?model_id=${goods?.modelId}&language=fi`
  expect((await request.get(path)).status()).toBe(401)
  for (const { role, email, password } of DEMO_ACCOUNTS) {
    const signedIn = await request.post(`${site.origin}/api/auth/token/`, { data: { username: email, password } })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect([role, answer.status()]).toEqual([role, role === 'staff' || role === 'admin' ? 200 : 403])
    expect(answer.headers()['cache-control'], role).toContain('no-store')
    if (answer.status() === 403) expect(await answer.text()).not.toContain('shelf')
  }
})

test('D2.07 D6.03 staff are led from the 404 page to a product that is not public; nobody else sees it, whatever the address says', async ({
  page,
  database,
  watch,
}) => {
  watch.allow(/status of 404/)
  const hidden = await database.row<{ path: string; name: string }>(`
    select b.slug || '/' || m.slug as path, t.name from models m join brands b on b.id = m.brand_id join model_texts t on t.model_id = m.id and t.language = 'fi'
    where not m.is_public and m.source = 'demo' order by m.id limit 1`)
  const address = pageUrl(site, hidden.path)
  const isRefused = async () => {
    for (const query of ['', '?preview=1']) {
      const { status, body } = await get(address + query)
      expect([query, status, body.includes(hidden.name)]).toEqual([query, 404, false])
    }
  }
  await isRefused()
  await signIn(page, 'staff', new URL(address).pathname)
  await expect(page).toHaveURL(/[?&]preview=1/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hidden.name)
  await expect(page.getByText('Tuote ei ole julkinen')).toBeVisible()
  const answer = await page.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await isRefused()
})
