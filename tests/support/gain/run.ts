/**
 * `npm run test:gain`: looks for a sequence of at most eight actions that makes money, in every currency together with EUR and in all of
 * them at once, with and without a gift card that is about to expire; then random sequences in a database of its own. Ends with 1 for a
 * gain of more than one minor unit. `GAIN_WIDTH`: states of one length that are continued (default 2000; a twentieth with all currencies at
 * once, where each state has hundreds of actions). `GAIN_SEQUENCES`: random sequences in the database (default 300).
 */
import { spawn } from 'node:child_process'

import { CURRENCIES } from '@/lib/market/currencies'
import { largestMinorUnit, searchGain } from './search'

const DEPTH = 8
const WIDTH = Number(process.env.GAIN_WIDTH) || 2_000

interface Total {
  gain: number
  words: readonly string[]
  states: number
  steps: number
  sequences: number
  isFaulty: boolean
}

function searchAll(): Total {
  const total: Total = { gain: 0, words: [], states: 0, steps: 0, sequences: 0, isFaulty: false }
  const pairs = CURRENCIES.map((currency) => [...new Set([currency, 'eur' as const])])
  for (const currencies of [...pairs, CURRENCIES])
    for (const present of [false, true]) {
      const width = currencies.length > 2 ? Math.ceil(WIDTH / 20) : WIDTH
      const found = searchGain({ currencies, depth: DEPTH, maxOrders: 5, present, width })
      total.states += found.states
      total.steps += found.steps
      total.sequences += found.sequences
      total.isFaulty ||= found.gain > largestMinorUnit(currencies) + 0.001
      if (found.gain > total.gain) Object.assign(total, { gain: found.gain, words: found.words })
      console.log(
        `${currencies.length > 2 ? 'all' : currencies.join('+')}${present ? ', expiring card' : ''}: ` +
          `gain ${found.gain.toFixed(4)} cents, ${found.sequences} sequences, ${found.steps} actions, ` +
          `complete to length ${found.completeTo}`,
      )
    }
  return total
}

const total = searchAll()
console.log(
  `largest gain ${total.gain.toFixed(4)} cents of EUR${total.words.length > 0 ? ` (${total.words.join(', ')})` : ''}; ` +
    `${total.sequences} sequences of up to ${DEPTH} actions, ${total.steps} actions, ${total.states} states`,
)
const database = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'tests/api/orders/gain.test.ts'],
  { stdio: 'inherit', env: { ...process.env, GAIN_SEQUENCES: process.env.GAIN_SEQUENCES ?? '300' } },
)
database.on('exit', (code) => {
  process.exitCode = total.isFaulty ? 1 : (code ?? 1)
})
