/**
 * `npm run api:check -- https://api.example`: checks whether that host follows the contract of the shop API. Exits with 1 when it does not.
 * `--order`: also places an order of one unit and cancels it. `--account MAIL`: also logs in as this customer, with the password of
 * API_CHECK_PASSWORD.
 */
import { parseArgs } from 'node:util'

import { checkApi } from './api-check/suite'

const { values, positionals } = parseArgs({
  options: { order: { type: 'boolean', default: false }, account: { type: 'string' } },
  allowPositionals: true,
})
const [base] = positionals
const password = process.env['API_CHECK_PASSWORD'] ?? ''
if (!base || !URL.canParse(base) || (values.account !== undefined && password === '')) {
  console.error(
    'Say which host: npm run api:check -- https://api.example [--order] [--account MAIL], with the password in API_CHECK_PASSWORD',
  )
  process.exit(2)
}

const account = values.account === undefined ? null : { email: values.account, password }
const results = await checkApi(base, { placesOrders: values.order, account })
for (const { name, problem } of results)
  console.log(problem === null ? `ok    ${name}` : `FAIL  ${name}\n      ${problem}`)
const failed = results.filter((result) => result.problem !== null).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
