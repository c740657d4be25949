/** `npm run holidays`: writes the table of public holidays again, to add years or after an update of the library. */
import { writeFileSync } from 'node:fs'

import { holidayTable } from './lib/holidays'

const FILE = 'lib/market/tables/public-holidays.ts'

const table = holidayTable()
const lines = Object.entries(table).map(([country, days]) => `  ${country}: '${days}',`)
writeFileSync(
  FILE,
  `/** Written by \`npm run holidays\`: public holidays on Mondays to Fridays, by country. */
export const PUBLIC_HOLIDAYS: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
console.log(`${FILE}: ${lines.length} countries.`)
