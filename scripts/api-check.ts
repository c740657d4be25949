/**
 * `npm run api:check -- https://api.example`: checks whether that host follows the contract of the shop API. Exits with 1 when it does not.
 */
import { checkApi } from './api-check/suite'

const [base] = process.argv.slice(2)
if (!base || !URL.canParse(base)) {
  console.error('Say which host: npm run api:check -- https://api.example')
  process.exit(2)
}

const results = await checkApi(base)
for (const { name, problem } of results)
  console.log(problem === null ? `ok    ${name}` : `FAIL  ${name}\n      ${problem}`)
const failed = results.filter((result) => result.problem !== null).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
