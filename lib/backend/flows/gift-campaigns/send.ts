/** Codes that are sent by mail: at the campaign's next send date, when sending is enabled, each once (spec 3 §4). */
import { sql } from 'drizzle-orm'

import { withTx } from '@/lib/backend/platform/database/with-tx'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'

const BATCH = 200

/**
 * Adds the mails of every due campaign to the outbox and returns their number. A code is marked in the transaction that queues its mail, so
 * it is sent once, however often and on however many instances this runs. The send date of a campaign is cleared when everything is sent.
 */
export async function sendDueGiftCodes(): Promise<number> {
  let sent = 0
  for (let batch = await sendBatch(); batch !== null; batch = await sendBatch()) sent += batch
  return sent
}

/** Null when no campaign is due, or another instance processes it. */
function sendBatch(): Promise<number | null> {
  return withTx(
    async (tx) => {
      const {
        rows: [campaign],
      } = await tx.execute<{ id: number }>(sql`
      select id from gift_campaigns where is_sending_enabled and next_send_at <= now() and (valid_until is null or valid_until > now())
      order by next_send_at, id limit 1 for update skip locked`)
      if (!campaign) return null
      const { rows } = await tx.execute<{ id: number }>(sql`
      update gift_campaign_codes set sent_at = now() where code_hash in (
        select code_hash from gift_campaign_codes
        where campaign_id = ${campaign.id} and email is not null and sent_at is null and used_by_order_id is null and nonce is not null order by id limit ${BATCH})
      returning id::float8 as id`)
      for (const { id } of rows)
        await enqueue(tx, 'gift_campaign_code', `gift_campaign_code:${id}`, { gift_code_id: id })
      if (rows.length < BATCH)
        await tx.execute(sql`update gift_campaigns set next_send_at = null where id = ${campaign.id}`)
      return rows.length
    },
    { name: 'gift-campaign.send' },
  )
}
