import { readFileSync } from 'node:fs'

import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import { entities } from '@/lib/backend/flows/office/registry'
import * as schema from '@/lib/backend/domain/schema'

const KINDS = ['Form', 'List', 'Desk', 'Shop', 'Missing']
const rows = [...readFileSync('docs/back-office.md', 'utf8').matchAll(/^\| ([a-z_]+) \|(.*)\| (\w+) \|$/gm)].map(
  ([, table = '', where = '', kind = '']) => ({ table, where, kind }),
)
const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))

describe('the table of docs/back-office.md', () => {
  it('has every table of the schema once, and no other', () => {
    expect(rows.map(({ table }) => table)).toEqual([...tables].sort())
  })

  it('says of each where people meet it', () => {
    expect(rows.filter(({ kind }) => !KINDS.includes(kind))).toEqual([])
    expect(rows.filter(({ kind, where }) => kind !== 'Shop' && where.trim() === '')).toEqual([])
  })

  it('calls no table of a kind of record anything but a form or a list', () => {
    const own = entities.flatMap(({ table, texts }) => [table, ...(texts ? [texts.table] : [])]).map(getTableName)
    const kindOf = (name: string) => rows.find(({ table }) => table === name)?.kind ?? ''
    expect(own.filter((name) => !['Form', 'List'].includes(kindOf(name)))).toEqual([])
  })
})
