/** What the database refuses, in the words of the back office. */
import { getTableColumns } from 'drizzle-orm'

import { ApiError } from '@/lib/contract/errors'

import { allFields, type Entity } from './entities/entity'

interface DatabaseError {
  readonly code?: string
  readonly detail?: string
  readonly constraint?: string
  readonly table?: string
}

function causeOf(error: unknown): DatabaseError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at) return at as DatabaseError
  return null
}

/** The name of the field that a `Key (slug)=(x) already exists.` is about. */
function fieldOf(entity: Entity, detail: string | undefined): string | undefined {
  const columns = /^Key \(([^)]*)\)/.exec(detail ?? '')?.[1]?.split(', ') ?? []
  // Of several columns the last is the one that is typed: a slug within its brand.
  for (const name of columns.toReversed()) {
    const field = Object.entries(allFields(entity)).find(([, { column }]) => snake(column.name) === name)
    const key = field?.[0] ?? Object.keys(getTableColumns(entity.table)).find((known) => snake(known) === name)
    if (key !== undefined) return key
  }
  return undefined
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** An ApiError for a name that is taken, a record in use, a value outside of what the table takes; null for any other error. */
export function databaseFault(entity: Entity, error: unknown): ApiError | null {
  if (error instanceof ApiError) return null
  const { code, detail, table } = causeOf(error) ?? {}
  const field = fieldOf(entity, detail)
  if (code === '23505')
    return new ApiError('CONFLICT', 'This is taken already.', {
      ...(field !== undefined && { field }),
      details: { reason: 'taken' },
    })
  if (code === '23503')
    return new ApiError('CONFLICT', `Something else needs this (${table ?? ''}).`, {
      details: { reason: 'in_use', table },
    })
  // Class 22: a number, a date or a text that a column cannot hold.
  if (code === '23514' || code === '23502' || code?.startsWith('22'))
    return new ApiError('BAD_REQUEST', 'A value is outside of what is possible.', {
      ...(field !== undefined && { field }),
      details: { reason: 'format' },
    })
  return null
}
