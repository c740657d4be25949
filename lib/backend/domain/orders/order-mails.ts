/** The mails of an order, as staff see them. */
import { sql } from 'drizzle-orm'

import { ORDER_MAIL_KINDS } from '@/lib/contract/limits/mails'

/** The outbox rows of the order `o` of the query around it, newest first. */
export const ORDER_MAILS = sql`(select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind,
    'queued', to_json(b.created_at) #>> '{}', 'sent', to_json(b.sent_at) #>> '{}', 'failure', b.failure) order by b.id desc), '[]')
  from outbox b where b.payload ->> 'order_id' = o.id::text and b.kind = any(${sql.param([...ORDER_MAIL_KINDS])}::text[]))`
