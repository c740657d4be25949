/**
 * `npm run person -- export MAIL`: prints everything that the shop stores about the person with this e-mail address as JSON.
 * `npm run person -- erase MAIL`: erases the person and prints what is kept, until when and why.
 * `npm run person -- logout MAIL`, `npm run person -- logout all`: ends every log-in of the person, or of everybody.
 * `npm run person -- add MAIL customer|staff|admin LANGUAGE`: makes an account; a mail leads its owner to a first password.
 */
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { erasePerson, exportPerson, StaffAccount } from '@/lib/backend/flows/privacy/person'
import { endLoginsOf } from '@/lib/backend/domain/customers/tokens'
import { closePools } from '@/lib/backend/platform/database/pool'
import { isEmail } from '@/lib/contract/email'
import { ApiError } from '@/lib/contract/errors'
import { isLanguage } from '@/lib/market/languages'

const EVERYBODY = 'all'
const USAGE = `Usage: npm run person -- export MAIL
       npm run person -- erase MAIL
       npm run person -- logout MAIL, or logout all
       npm run person -- add MAIL customer|staff|admin en|fi|sv|de|fr|ru`

const ROLES = { customer: {}, staff: { isStaff: true }, admin: { isStaff: true, isAdmin: true } } as const
const isRole = (word: string): word is keyof typeof ROLES => Object.hasOwn(ROLES, word)

/** What the words of the command ask for; null when they are no command. */
function readCommand([command, email = '', role = '', language = '', ...others]: string[]):
  | (() => Promise<unknown>)
  | null {
  if (command === 'logout' && email === EVERYBODY) return async () => ({ ended: await endLoginsOf(null) })
  if (!isEmail(email) || others.length > 0) return null
  if (command === 'add')
    return isRole(role) && isLanguage(language)
      ? async () => ({ id: await createCustomer({ email, language, ...ROLES[role] }) })
      : null
  if (role !== '') return null
  if (command === 'export') return () => exportPerson(email)
  if (command === 'logout') return async () => ({ ended: await endLoginsOf(email) })
  return command === 'erase' ? () => erasePerson(email) : null
}

async function main(): Promise<number> {
  const run = readCommand(process.argv.slice(2))
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
