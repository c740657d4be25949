/** What the security log gets of a call: log-ins, changes of how an account is opened, whom staff looked up, and refusals. */
import type { LoginFacts, Principal } from '@/lib/backend/domain/access/principal'
import { logSecurity, type SecurityEvent } from '@/lib/backend/platform/security-log'
import { signText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import type { CallName } from '@/lib/contract/calls'
import type { ApiError } from '@/lib/contract/errors'

const LOGINS: ReadonlySet<CallName> = new Set(['login', 'convertToken'])
/** Calls that open an account or an order, or change how one is opened: also recorded when they succeed, or find nothing. */
const OPENING: ReadonlySet<CallName> = new Set([
  'logout',
  'register',
  'requestPasswordReset',
  'accountLink',
  'setPassword',
  'changePassword',
  'endLogins',
  'startSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'replaceRecoveryCodes',
  'resetSecondFactor',
  'requestAccountDeletion',
  'deleteAccount',
  'viewOrder',
  'viewOrderCode',
])
/** Calls about one person whose data leaves the shop or is deleted: an event of their own, by which they are found. */
const ON_PERSON: ReadonlyMap<CallName, SecurityEvent['event']> = new Map([
  ['officeCustomerData', 'person_exported'],
  ['eraseOfficeCustomer', 'person_erased'],
])
/** Input that does not fit, callers who may not, limits. */
const REFUSED = new Set([400, 401, 403, 413, 414, 415, 422, 429])

/** The same network has the same pseudonym, and only who has the shop's secret can tell whether it is that of a known address. */
function clientOf(ip: string | null): string {
  if (ip === null || config().secret === null) return 'unknown'
  return signText('log-client', ip).slice(0, 12)
}

/** Collects what is known about a request until it is answered. */
export class SecurityRecord {
  #call: CallName | undefined
  #customer: number | null = null
  #key: number | undefined
  #login: LoginFacts | undefined
  #shown: readonly number[] | undefined

  constructor(
    private readonly requestId: string,
    private readonly ip: string | null,
  ) {}

  ofCall(name: CallName): void {
    this.#call = name
  }

  by(principal: Principal): void {
    this.#customer = principal.kind === 'customer' ? principal.id : null
    this.#key = principal.kind === 'guest' ? principal.integration?.id : undefined
  }

  /** The account and factors of a log-in, as soon as they are known. */
  readonly noteLogin = (facts: LoginFacts): void => {
    this.#login = facts
  }

  /** The accounts that a search by staff has shown. */
  readonly noteShown = (accounts: readonly number[]): void => {
    this.#shown = accounts
  }

  succeeded(): void {
    const call = this.#call
    if (call === undefined) return
    if (LOGINS.has(call)) this.#write({ event: 'login', ...this.#login })
    else if (OPENING.has(call)) this.#write({ event: 'account' })
    else this.shownBy(call)
  }

  /** For a page, which reads in the name of a person: only whose accounts it shows. */
  shownBy(call: CallName): void {
    if (this.#shown === undefined) return
    this.#write({ event: ON_PERSON.get(call) ?? 'customers_shown', shown: this.#shown })
  }

  refused({ status, code, extra }: ApiError): void {
    const isGuess = status === 404 && this.#call !== undefined && OPENING.has(this.#call)
    if (!REFUSED.has(status) && !isGuess) return
    const event = this.#call !== undefined && LOGINS.has(this.#call) ? 'login_failed' : 'refused'
    this.#write({ event, code, ...(extra.field !== undefined && { field: extra.field }), ...this.#login })
  }

  #write(event: Omit<SecurityEvent, 'requestId' | 'client'>): void {
    logSecurity({
      ...(this.#call !== undefined && { call: this.#call }),
      ...(this.#customer !== null && { customer: this.#customer }),
      ...(this.#key !== undefined && { key: this.#key }),
      ...event,
      client: clientOf(this.ip),
      requestId: this.requestId,
    })
  }
}
