/** The caller of a request, and the request's data for flows. */
import type { OfficeRole, Permission } from '@/lib/contract/access/permissions'

/** Another system of the merchant, by its key: a guest with permissions, because it is no person. */
interface Integration {
  readonly id: number
  readonly permissions: ReadonlySet<Permission>
}

/** The caller. A guest has no id at all, so that a row without an owner can never belong to one. */
export type Principal =
  | { readonly kind: 'guest'; readonly integration?: Integration }
  | {
      readonly kind: 'customer'
      readonly id: number
      readonly email: string
      readonly isClub: boolean
      readonly isOrg: boolean
      readonly isStaff: boolean
      readonly isAdmin: boolean
      /** Staff whose log-in had no second factor although it is needed: `isStaff` and `isAdmin` are false then. */
      readonly lacksSecondFactor?: boolean
      /** A log-in of the back office: only it has permissions there. */
      readonly isOffice?: boolean
      readonly officeRoles?: readonly OfficeRole[]
    }

export type CustomerPrincipal = Extract<Principal, { kind: 'customer' }>

export const GUEST: Principal = Object.freeze({ kind: 'guest' })
/** The bearer of METRICS_TOKEN: a guest for all calls except those for monitoring. Compared by identity. */
export const MONITOR: Principal = Object.freeze({ kind: 'guest' })
/** The bearer of MAIL_EVENTS_TOKEN, likewise. */
export const MAIL_SERVICE: Principal = Object.freeze({ kind: 'guest' })

/** Of a log-in, for the security log: the account that was meant, and what was shown. */
export interface LoginFacts {
  readonly customer: number
  readonly factors?: 'password' | 'password+app' | 'password+recovery_code' | 'google'
}

export interface CallContext {
  readonly principal: Principal
  /** The client's IP address, or null when it is not known from a trusted source. */
  readonly ip: string | null
  readonly requestId: string
  /** A request header by its lower-case name. */
  readonly headers: (name: string) => string | null
  /** Adds a Set-Cookie header to the response; without effect for a call in this process. */
  readonly setCookie: (cookie: string) => void
  /** Tells the security log whose log-in this is; without effect for a call in this process. */
  readonly noteLogin: (facts: LoginFacts) => void
  /** Tells the security log which accounts a search by staff has shown; without effect for a call in this process. */
  readonly noteShown: (accounts: readonly number[]) => void
  /** Delivery country and currency of the request besides its own input (spec 1 §7); only known ones. */
  readonly place: { readonly country: string | null; readonly currency: string | null }
}
