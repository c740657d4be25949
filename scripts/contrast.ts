/** Computes the contrast of every colour pair of app/styles/theme.css in both themes and fails when one is below its limit. */
import { readFileSync } from 'node:fs'

import { checkPairs, readTokens } from '../components/style-guide/tokens'

const results = checkPairs(readTokens(readFileSync(new URL('../app/styles/theme.css', import.meta.url), 'utf8')))
const failed = results.filter((result) => result.ratio < result.limit)
for (const { theme, front, back, ratio, limit } of failed) {
  console.error(`${theme}: ${front} on ${back} is ${ratio.toFixed(2)}:1, below ${limit}:1`)
}
const lowest = results.reduce((a, b) => (b.ratio / b.limit < a.ratio / a.limit ? b : a))
console.log(
  `${results.length} colour pairs, ${failed.length} below the limit. Tightest: ${lowest.theme} ${lowest.front} on ${lowest.back} ${lowest.ratio.toFixed(2)}:1 (limit ${lowest.limit}:1)`,
)
if (failed.length > 0) process.exitCode = 1
