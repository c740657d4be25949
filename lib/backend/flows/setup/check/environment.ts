/** What the configuration and the machine of a shop lack for production. */
import { accessSync, constants, statSync } from 'node:fs'

import { type Config, isLocalOrigin } from '@/lib/config/env'
import { providerFor, takesRealMoney } from '@/lib/config/payments'
import { unknownSellerFacts } from '@/lib/config/seller'
import { type PaymentMethodId, paymentMethodsFor } from '@/lib/market/payment-methods'

import { type Finding, fault, listed, ok, warning } from './finding'

const OF_OTHERS = 0o077
/** Root lets the account of the embedded database pass through the folder. */
const PASSING = 0o011

function originFinding({ origin }: Config): Finding {
  if (isLocalOrigin(origin))
    return warning('origin', `${origin} is reachable from this computer only; set SHOP_ORIGIN to the shop's address.`)
  return origin.startsWith('https:')
    ? ok('origin', origin)
    : fault('origin', `${origin} is not encrypted; put a proxy with TLS in front and set SHOP_ORIGIN to https.`)
}

function proxyFinding({ origin, trustProxy }: Config): Finding {
  if (trustProxy > 0) return ok('proxy', `${trustProxy} in front`)
  return origin.startsWith('https:')
    ? fault(
        'proxy',
        'The address is https, so a proxy stands in front, and all visitors have its address; set TRUST_PROXY to the number of proxies.',
      )
    : ok('proxy', 'none in front')
}

function secretFinding({ secret }: Config): Finding {
  return secret === null
    ? warning(
        'secret',
        'It was made at the first start and lies in DATA_DIR; keep a copy, or set SHOP_SECRET, which several instances must share.',
      )
    : ok('secret', 'set')
}

function sellerFinding(settings: Config): Finding {
  const missing = unknownSellerFacts(settings)
  return missing.length === 0
    ? ok('seller', 'complete')
    : fault('seller', `The law wants to know who sells; set ${missing.join(', ')}.`)
}

/** The methods by which a consumer of a country can pay. */
export function methodsIn(settings: Config, country: string): PaymentMethodId[] {
  return paymentMethodsFor({ country, isOrganisation: false, allowsCredit: true })
    .map(({ id }) => id)
    .filter((id) => providerFor(settings, id) !== null)
}

/** `countries`: where goods are delivered to. */
export function paymentFindings(settings: Config, countries: readonly string[]): Finding[] {
  const without = countries.filter((country) => methodsIn(settings, country).length === 0)
  if (without.length > 0)
    return [
      fault(
        'payment',
        `Nobody can pay in ${listed(without)}; set the keys of a payment provider (README, "Payments"), or SANDBOX_PAYMENTS=true to try the shop.`,
      ),
    ]
  if (settings.sandboxPayments)
    return [
      warning('payment', 'Payments are played and no money moves; set a provider’s keys and SANDBOX_PAYMENTS=false.'),
    ]
  return takesRealMoney(settings.payments)
    ? [ok('payment', 'a provider moves money')]
    : [warning('payment', 'The providers have test keys; set the live ones.')]
}

function mailFinding(settings: Config, problem: string | null): Finding {
  if (settings.mail.smtp === null)
    return fault('mail', 'Mails are files in DATA_DIR/mail and reach nobody; set SMTP_URL to the mail server.')
  if (problem !== null) return fault('mail', problem)
  const { from } = settings.mail
  return /@example\.(?:com|org|net)$|\.example$/.test(from)
    ? fault('mail', `${from} is no real address; set CONTACT_EMAIL or MAIL_FROM.`)
    : ok('mail', `from ${from}`)
}

function folderFinding({ dataDir }: Config): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const open = statSync(dataDir).mode & OF_OTHERS & ~PASSING
    return open === 0
      ? ok('data folder', dataDir)
      : warning('data folder', `Other accounts can read ${dataDir}; run chmod 700 on it.`)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return fault(
      'data folder',
      code === 'ENOENT'
        ? `There is no folder ${dataDir}; the first start makes it, or set DATA_DIR.`
        : `${dataDir} cannot be written (${code ?? 'unknown'}); give it to the shop's account, or set DATA_DIR.`,
    )
  }
}

/** Everything that needs no database. `mailProblem`: why the mail server takes no mail; null when it does or when there is none. */
export function environmentFindings(settings: Config, mailProblem: string | null): Finding[] {
  return [
    originFinding(settings),
    proxyFinding(settings),
    secretFinding(settings),
    sellerFinding(settings),
    mailFinding(settings, mailProblem),
    folderFinding(settings),
  ]
}
