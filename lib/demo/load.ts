/**
 * The only way into the folder `demo/`, which is not part of the shop and may be deleted. It is loaded through Node by its path, when it is
 * asked for; neither the build nor the type check looks for it. Node reads its TypeScript through tsx, under which every command of the shop runs.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FindDrawing } from '@/lib/images/drawing'

/** Somebody to log in as in a demo shop. */
export interface DemoAccount {
  readonly role: 'customer' | 'club' | 'organisation' | 'staff' | 'admin'
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

export interface DemoSeed {
  readonly accounts: readonly DemoAccount[]
  /** Fills a shop that has no goods with the demo catalogue; reports each step in one line. */
  seedIfEmpty(say: (line: string) => void): Promise<void>
}

/** The parts of the demo, each the default export of `demo/<part>/index.ts`. */
export interface DemoParts {
  /** The pictures of the demo's goods and pages. */
  drawings: FindDrawing
  /** Its catalogue and its accounts. */
  seed: DemoSeed
}

const fileOf = (part: keyof DemoParts) => join(process.cwd(), 'demo', part, 'index.ts')

/** Whether the folder `demo/` is there. */
export const hasDemo = () => existsSync(fileOf('seed'))

/** A part of the demo, or null where the folder is missing. */
export async function loadDemo<Part extends keyof DemoParts>(part: Part): Promise<DemoParts[Part] | null> {
  const file = fileOf(part)
  if (!existsSync(file)) return null
  const loaded = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(file).href)) as {
    default: DemoParts[Part]
  }
  return loaded.default
}
