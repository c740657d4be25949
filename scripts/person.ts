/**
 * `npm run person -- export MAIL`: prints everything that the shop stores about the person with this e-mail address as JSON.
 * `npm run person -- erase MAIL`: erases the person and prints what is kept, until when and why.
 */
import { erasePerson, exportPerson, StaffAccount } from '@/lib/backend/flows/privacy/person'
import { closePools } from '@/lib/backend/platform/database/pool'
import { isEmail } from '@/lib/contract/email'

const COMMANDS = { export: exportPerson, erase: erasePerson } as const

async function main(): Promise<number> {
  const [command = '', email = '', ...others] = process.argv.slice(2)
  if (!Object.hasOwn(COMMANDS, command) || !isEmail(email) || others.length > 0) {
    console.error('Usage: npm run person -- export MAIL, or npm run person -- erase MAIL')
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
