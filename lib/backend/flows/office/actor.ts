/** Who works in the back office, and what they may do there. */
import { may } from '@/lib/backend/domain/access/access'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { ApiError } from '@/lib/contract/errors'
import type { Permission } from '@/lib/contract/access/permissions'
import type { Language } from '@/lib/market/languages'

import { allFields, type Entity, type Field } from './entities/entity'

export interface Actor {
  /** Null: another system, by its key. */
  readonly id: number | null
  readonly may: (permission: Permission) => boolean
  /** Of the back office: in it the answer names variants and records. */
  readonly language: Language
}

export function actorOf(principal: Principal, language: Language): Actor {
  const id = principal.kind === 'customer' ? principal.id : null
  return { id, may: (permission) => may(principal, permission), language }
}

const refused = () => new ApiError('FORBIDDEN', 'You may not do this.')

/** Throws FORBIDDEN when the person may not see this kind of record. */
export function requireRead(actor: Actor, entity: Entity): void {
  if (!actor.may(entity.read)) throw refused()
}

/** Throws FORBIDDEN when the person may not make or remove such records. */
export function requireChange(actor: Actor, entity: Entity): void {
  if (!actor.may(entity.read) || !actor.may(entity.change)) throw refused()
}

/** Throws FORBIDDEN when the person may not change this field. */
export function requireField(actor: Actor, entity: Entity, field: Field): void {
  if (actor.may(entity.read) && (actor.may(entity.change) || (field.alsoBy && actor.may(field.alsoBy)))) return
  throw refused()
}

/** True when the person may change something in records of this kind. */
export function mayChange(actor: Actor, entity: Entity): boolean {
  if (!actor.may(entity.read)) return false
  return actor.may(entity.change) || Object.values(allFields(entity)).some(({ alsoBy }) => alsoBy && actor.may(alsoBy))
}
