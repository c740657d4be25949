/** The end of a command that talks to the database: its answer as JSON, a refusal as a sentence, and an exit code. */
import { closePools } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'

import { asksForHelp } from './arguments'

/** Runs what the words ask for; null: they are no command. Prints and exits. */
export function runCommand(usage: string, run: (() => Promise<unknown>) | null): void {
  answer(usage, run).then(
    async (code) => {
      await closePools()
      process.exit(code)
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}

async function answer(usage: string, run: (() => Promise<unknown>) | null): Promise<number> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(usage)
    return 0
  }
  if (run === null) {
    console.error(usage)
    return 2
  }
  try {
    console.log(JSON.stringify(await run(), null, 2))
    return 0
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    console.error(error.message)
    return 1
  }
}
