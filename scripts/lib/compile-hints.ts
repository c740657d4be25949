import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Chromium 136 and later read as "compile all of this file while it arrives"; to every other browser it is a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the browser's scripts of a finished build. A module of the build is a function that is called as soon as its file is there; without
 * the mark a browser compiles it only then, on the thread that draws and listens, which took two thirds of the time that a phone could not
 * be used. Takes the folder of the chunks; a file that has the mark stays as it is.
 */
export function hintCompilation(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + source)
  }
}
