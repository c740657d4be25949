/** Reading complaints: one for its receipt, all of them for staff. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { Language } from '@/lib/market/languages'

export interface ComplaintRow extends Record<string, unknown> {
  number: string
  email: string
  language: Language
  fields: Record<string, string | boolean>
  pictures: number
  /** ISO time. */
  created: string
  /** Filed by the account with this e-mail address; a form without a log-in proves nothing about the address that was typed. */
  confirmed: boolean
}

/** The content of a receipt, or null. */
export async function readComplaint(id: number): Promise<ComplaintRow | null> {
  const {
    rows: [row],
  } = await db().execute<ComplaintRow>(sql`
    select c.number, c.email, c.language, c.fields, (select count(*)::int from complaint_pictures p where p.complaint_id = c.id) as pictures,
      to_json(c.created_at) #>> '{}' as created, (a.id is not null) as confirmed
    from complaints c left join customers a on a.id = c.customer_id and a.email = c.email where c.id = ${id}`)
  return row ?? null
}

const PAGE = 50

type Listed = Answer<'complaints'>['complaints'][number]

/** GET /api/complaints/: those without an answer first, each newest first; a page beyond the last is empty. */
export async function listComplaints(page: number): Promise<Answer<'complaints'>> {
  const {
    rows: [counted],
  } = await db().execute<{ total: number }>(sql`select count(*)::int as total from complaints`)
  const { rows } = await db().execute<Listed & Record<string, unknown>>(sql`
    select c.id::int as id, c.number, to_json(c.created_at) #>> '{}' as created,
      to_json(c.answered_at) #>> '{}' as answered, c.language, c.country, c.currency, c.customer_id, o.number as order_number, c.fields,
      (select coalesce(json_agg(json_build_object('picture', p.id, 'width', p.width, 'height', p.height, 'bytes', length(p.jpeg)) order by p.position), '[]')
        from complaint_pictures p where p.complaint_id = c.id) as pictures
    from complaints c left join orders o on o.id = c.order_id order by c.answered_at is not null, c.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`)
  const total = counted?.total ?? 0
  return { total, pages: Math.ceil(total / PAGE), complaints: rows }
}

/** GET /api/complaints/picture/{picture}/: a picture of a complaint that was filed. Throws NOT_FOUND. */
export async function complaintPictureFile(picture: string): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const {
    rows: [row],
  } = await db().execute<{ jpeg: Buffer<ArrayBuffer> }>(
    sql`select jpeg from complaint_pictures where id = ${picture}::uuid and complaint_id is not null`,
  )
  if (!row) throw new ApiError('NOT_FOUND', 'Picture not found.')
  return { type: 'image/jpeg', bytes: row.jpeg }
}
