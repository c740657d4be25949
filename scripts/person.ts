/**
 * `npm run person -- export MAIL`: prints everything that the shop stores about the person with this e-mail address as JSON.
 * `npm run person -- erase MAIL`: erases the person and prints what is kept, until when and why.
 * `npm run person -- logout MAIL`, `npm run person -- logout all`: ends every log-in of the person, or of everybody.
 */
import { erasePerson, exportPerson, StaffAccount } from '@/lib/backend/flows/privacy/person'
import { endLoginsOf } from '@/lib/backend/domain/customers/tokens'
import { closePools } from '@/lib/backend/platform/database/pool'
import { isEmail } from '@/lib/contract/email'

const COMMANDS = {
  export: exportPerson,
  erase: erasePerson,
  logout: async (email: string) => ({ ended: await endLoginsOf(email === EVERYBODY ? null : email) }),
} as const
const EVERYBODY = 'all'

async function main(): Promise<number> {
  const [command = '', email = '', ...others] = process.argv.slice(2)
  const isWho = isEmail(email) || (command === 'logout' && email === EVERYBODY)
  if (!Object.hasOwn(COMMANDS, command) || !isWho || others.length > 0) {
    console.error('Usage: npm run person -- export MAIL, erase MAIL, logout MAIL, or logout all')
    return 2
  }
  try {
    console.log(JSON.stringify(await COMMANDS[command as keyof typeof COMMANDS](email), null, 2))
    return 0
  } catch (error) {
    if (!(error instanceof StaffAccount)) throw error
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
