/** A complaint from the form to the staff's list: order look-up, pictures through the front door, receipt. */
import sharp from 'sharp'

import { routePath, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('sv')
const t = wordsOf('sv')

/** Noise: 15 MB as PNG, a tenth of it once the browser has made it smaller. */
async function largePicture(): Promise<Buffer> {
  const side = 2300
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => ((i + 1) * 2_654_435_761) >>> 13))
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

test('P2.31 B1.01 B2.31, B3.04, P1.05 a complaint with pictures is filed, receipted and stored; what was written survives a reload @phone', async ({
  page,
  database,
}, { project }) => {
  const email = `complaint-${project.name}-${Date.now()}@example.org`
  await page.goto(routeUrl(site, 'reclamation'))
  const field = (name: string) => page.locator(`#complaint-${name}`)
  await field('store').selectOption({ index: 2 })
  await field('timeOfPurchase').fill('2026-03-04')
  await field('manufacturer').fill('Norrsken')
  await field('model').fill('Stormjacka')
  await page.getByLabel(t('complaint.no_size')).check()
  await page.getByRole('radio', { name: t('complaint.used_no') }).check()
  await field('complaint').fill('Dragkedjan gick sönder andra dagen.')
  await field('targetStore').selectOption({ index: 2 })
  await field('customerName').fill('Ada Aalto')
  await field('phone').fill('+358 40 1234567')
  await field('email').fill('ada')
  await page.getByRole('button', { name: t('complaint.submit') }).click()
  await expect(page.locator('#complaint-email-error')).toHaveText(t('complaint.invalid_email'))

  await page.reload()
  await expect(field('complaint')).toHaveValue('Dragkedjan gick sönder andra dagen.')
  await field('email').fill(email)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'hela.png', mimeType: 'image/png', buffer: await largePicture() },
    {
      name: 'felet.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#264' } })
        .jpeg()
        .toBuffer(),
    },
  ])
  await expect(page.getByRole('button', { name: t('complaint.picture_remove', { name: 'felet.jpg' }) })).toBeVisible()
  await page.getByRole('button', { name: t('complaint.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('complaint.done_title') })).toBeFocused()
  const { number, pictures, fields } = await database.row<{
    number: string
    pictures: number
    fields: Record<string, unknown>
  }>(
    'select number, fields, (select count(*)::int from complaint_pictures p where p.complaint_id = c.id) as pictures from complaints c where email = $1',
    [email],
  )
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(routePath(site, 'reclamation'))
  expect(pictures).toBe(2)
  expect(fields).toMatchObject({ manufacturer: 'Norrsken', noSize: true, used: 'no', salesChannel: '' })
  expect(
    await database.rows('select 1 from outbox where dedupe_key = $1', [`complaint_receipt:${number}`]),
  ).toHaveLength(1)
})
