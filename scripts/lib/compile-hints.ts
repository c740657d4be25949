import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chromium 136 and later compile all functions of a file with this comment while it loads. Other browsers ignore it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the browser's scripts of a finished build. Each module of the build is a function that is called as soon as its file has
 * loaded. Without the hint the browser compiles it only then, on the main thread; that took two thirds of the time in which a phone did not
 * respond.
 *
 * `folder` contains the chunks; a file that has the hint is not changed.
 */
export function hintCompilation(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + source)
  }
}
