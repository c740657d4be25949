/**
 * The only file that imports the folder `demo/`, which is not part of the shop and can be deleted. Node loads it by its path when it is
 * needed; neither the build nor the type check includes it. Node reads its TypeScript through tsx, with which every command of the shop
 * runs.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FindDrawing, FindPicture } from '@/lib/images/drawing'

/** A log-in of a demo shop. */
export interface DemoAccount {
  readonly role: 'customer' | 'club' | 'organisation' | 'staff' | 'admin'
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

export interface DemoSeed {
  readonly accounts: readonly DemoAccount[]
  /** Who sells in the demonstration: variables of the environment by name. */
  readonly seller: Readonly<Record<string, string>>
  /** Fills a shop without products with the demo catalogue; reports each step in one line. */
  seedIfEmpty(say: (line: string) => void): Promise<void>
}

/** The parts of the demo, each the default export of `demo/<part>/index.ts`. */
export interface DemoParts {
  /** Draws the pictures of the demo's products and pages; takes half a second to load. */
  drawings: FindDrawing
  /** The list of these pictures. */
  pictures: FindPicture
  /** Its catalogue and its accounts. */
  seed: DemoSeed
}

const fileOf = (part: keyof DemoParts) => join(process.cwd(), 'demo', part, 'index.ts')

/** Whether the folder `demo/` exists. */
export const hasDemo = () => existsSync(fileOf('seed'))

/** A part of the demo, or null without the folder. */
export async function loadDemo<Part extends keyof DemoParts>(part: Part): Promise<DemoParts[Part] | null> {
  const file = fileOf(part)
  if (!existsSync(file)) return null
  const loaded = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(file).href)) as {
    default: DemoParts[Part]
  }
  return loaded.default
}
