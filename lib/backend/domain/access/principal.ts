/** Who makes a request, and what a flow may know about the request. */
/** Who asks. A guest has no id at all, so that a row without an owner can never belong to one. */
export type Principal =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer'
      readonly id: number
      readonly email: string
      readonly isClub: boolean
      readonly isOrg: boolean
      readonly isStaff: boolean
      readonly isAdmin: boolean
    }

export type CustomerPrincipal = Extract<Principal, { kind: 'customer' }>

export const GUEST: Principal = Object.freeze({ kind: 'guest' })
/** Who bears METRICS_TOKEN: a guest everywhere but at calls for monitoring. Known by identity. */
export const MONITOR: Principal = Object.freeze({ kind: 'guest' })

export interface CallContext {
  readonly principal: Principal
  /** The client's address, or null when nobody trustworthy tells it. */
  readonly ip: string | null
  readonly requestId: string
  /** A request header by its lower-case name. */
  readonly headers: (name: string) => string | null
  /** Delivery country and currency that the request names beside its own input (spec 1 §7); only known ones. */
  readonly place: { readonly country: string | null; readonly currency: string | null }
}
