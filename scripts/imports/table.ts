/** The table of rooms in docs/architecture.md, generated from `rooms.json`. */
import type { Room } from './rooms'

export const ARCHITECTURE = 'docs/architecture.md'
const [BEGIN, END] = ['<!-- rooms:begin -->', '<!-- rooms:end -->']

/** The table as Markdown. */
function tableOf(rooms: readonly Room[]): string {
  const rows = rooms.map(
    ({ room, runs, holds, imports }) =>
      `| \`${room}\` | ${holds} | ${runs} | ${imports.length === 0 ? '–' : imports.map((name) => `\`${name}\``).join(' ')} |`,
  )
  return ['| room | contents | runs | may import |', '|---|---|---|---|', ...rows].join('\n')
}

/** Replaces the table between its two markers in a document; throws when the markers are missing. */
export function withTable(document: string, rooms: readonly Room[]): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`The document has no markers for the table (${BEGIN} … ${END}).`)
  return `${document.slice(0, begin + BEGIN.length)}\n${tableOf(rooms)}\n${document.slice(end)}`
}
