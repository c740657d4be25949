/**
 * `npm run person -- export MAIL`: prints everything that the shop stores about the person with this e-mail address as JSON.
 * `npm run person -- erase MAIL`: erases the person and prints what is kept, until when and why.
 * `npm run person -- logout MAIL`, `npm run person -- logout all`: ends every log-in of the person, or of everybody.
 * `npm run person -- add MAIL customer|staff|admin LANGUAGE`: makes an account; a link, mailed and printed, leads its owner to a first password.
 * `npm run person -- role MAIL customer|staff|admin`: gives an account another role and ends its log-ins.
 * `npm run person -- reset MAIL`: removes the second factor, ends every log-in; a link, mailed and printed, leads to a new password.
 */
import { giveRole, invite, isRole, letInAgain } from '@/lib/backend/flows/accounts/people'
import { erasePerson, exportPerson, StaffAccount } from '@/lib/backend/flows/privacy/person'
import { endLoginsOf } from '@/lib/backend/domain/customers/tokens'
import { closePools } from '@/lib/backend/platform/database/pool'
import { isEmail } from '@/lib/contract/email'
import { ApiError } from '@/lib/contract/errors'
import { isLanguage } from '@/lib/market/languages'

import { readArguments } from './lib/arguments'

const EVERYBODY = 'all'
const USAGE = `Usage: npm run person -- export MAIL
       npm run person -- erase MAIL
       npm run person -- logout MAIL, or logout all
       npm run person -- add MAIL customer|staff|admin en|fi|sv|de|fr|ru
       npm run person -- role MAIL customer|staff|admin
       npm run person -- reset MAIL`

type Run = () => Promise<unknown>

/** Commands with an address and nothing else. */
const ON_PERSON: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  export: exportPerson,
  erase: erasePerson,
  reset: letInAgain,
  logout: async (email) => ({ ended: await endLoginsOf(email) }),
}

function withRole(command: string, email: string, role: string, language: string): Run | null {
  if (!isRole(role)) return null
  if (command === 'add' && isLanguage(language)) return () => invite(email, role, language)
  return command === 'role' && language === '' ? () => giveRole(email, role) : null
}

/** What the words of the command ask for; null when they are no command. */
function readCommand([command = '', email = '', role = '', language = '', ...others]: string[]): Run | null {
  if (command === 'logout' && email === EVERYBODY) return async () => ({ ended: await endLoginsOf(null) })
  if (!isEmail(email) || others.length > 0) return null
  if (role !== '') return withRole(command, email, role, language)
  const run = Object.hasOwn(ON_PERSON, command) ? ON_PERSON[command] : undefined
  return run ? () => run(email) : null
}

async function main(): Promise<number> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true })
  const run = readCommand(positionals)
  if (run === null) {
    console.error(USAGE)
    return 2
  }
  try {
    console.log(JSON.stringify(await run(), null, 2))
    return 0
  } catch (error) {
    if (!(error instanceof StaffAccount || error instanceof ApiError)) throw error
    console.error(error.message)
    return 1
  }
}

main().then(
  async (code) => {
    await closePools()
    process.exit(code)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
