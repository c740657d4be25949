/** The words of a command: `--help`, and words that it does not know. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

export const asksForHelp = (words: readonly string[]) => words.includes('--help') || words.includes('-h')

/** Reads the words of the command line. Asked for help it prints `usage` and ends with 0; of unknown words it says so, and ends with 2. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    // Its second sentence is about a rare way to write a word.
    console.error(`${error.message.split('. ', 1)[0]}.\n${usage}`)
    process.exit(2)
  }
}
