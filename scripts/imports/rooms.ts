/** The rooms of the repository: which folder may import which. They are defined in `rooms.json` only. */
import { readFileSync } from 'node:fs'

import { z } from 'zod'

const room = z.strictObject({
  /** Folder, or a file. */
  room: z.string(),
  /** Where its code runs: `anywhere` means pure; `browser` code may also run on the server. */
  runs: z.enum(['anywhere', 'browser', 'server']),
  /** What it contains, for docs/architecture.md. */
  holds: z.string(),
  /** Rooms earlier in the list; `folder/*` means every room below a folder. */
  imports: z.array(z.string()),
})
export type Room = z.infer<typeof room>

/** Reads `rooms.json`. */
export function readRooms(): Room[] {
  return z.array(room).parse(JSON.parse(readFileSync('rooms.json', 'utf8')))
}

/** The names of the rooms that an entry of `imports` means. */
export function expand(entry: string, rooms: readonly Room[]): string[] {
  const names = rooms.map(({ room }) => room)
  return entry.endsWith('/*') ? names.filter((name) => name.startsWith(entry.slice(0, -1))) : [entry]
}

/**
 * Errors in the list itself, one sentence each: a room that is named twice, and an import of a room that does not exist or comes later in
 * the list. Since every import points backwards, the rooms cannot form a cycle.
 */
export function faultsOf(rooms: readonly Room[]): string[] {
  const position = new Map(rooms.map(({ room }, index) => [room, index]))
  const twice = rooms
    .filter(({ room }, index) => position.get(room) !== index)
    .map(({ room }) => `${room} is listed twice.`)
  const imports = rooms.flatMap(({ room, imports }, index) =>
    imports.flatMap((entry) => {
      const names = expand(entry, rooms)
      if (names.length === 0) return [`${room} imports ${entry}, which names no room.`]
      return names.flatMap((name) => {
        const at = position.get(name)
        if (at === undefined) return [`${room} imports ${name}, which is no room.`]
        return at < index
          ? []
          : [`${room} imports ${name}, which stands after it: the list must be in order of imports.`]
      })
    }),
  )
  return [...twice, ...imports]
}
