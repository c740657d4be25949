/** The options of the command line. */
export interface BenchOptions {
  quick: boolean
  /** Only the steady state of the caches. */
  steadyOnly: boolean
  lighthouse: boolean
  /** Paths to measure; found in the shop when not given. */
  group?: string
  product?: string
  variant?: string
  checkout: string
  /** Rounds of each load measurement, and seconds of each. */
  rounds: number
  seconds: number
  connections: number
}

/** The budget of docs/measurements.md. */
export const BUDGET = {
  scriptGzip: 165 * 1024,
  groupHtmlGzip: 30 * 1024,
  /** Of the largest product of the demo, and of the first page of its largest list. */
  productHtmlGzip: 40 * 1024,
  listHtmlGzip: 44 * 1024,
  /** Number of cards for which the group page's budget is defined. */
  groupCards: 60,
  cspViolations: 0,
  /** Requests per second of an aged page, as a share of those of a fresh one. */
  agedShare: 0.9,
}

const USAGE = `npm run bench -- [--quick] [--steady] [--no-lighthouse] [--group=/path/] [--product=/path/] [--variant=/path/?color=…&size=…] [--checkout=/path/]
             [--rounds=N] [--seconds=N] [--connections=N]`

/** Reads the command line. Throws an error of one sentence for an unknown option. */
export function readOptions(args: string[]): BenchOptions {
  const given = new Map<string, string>()
  for (const arg of args) {
    const match = /^--([a-z-]+)(?:=(.*))?$/.exec(arg)
    if (!match?.[1]) throw new Error(`"${arg}" is not understood.\n${USAGE}`)
    given.set(match[1], match[2] ?? '')
  }
  const known = [
    'quick',
    'steady',
    'no-lighthouse',
    'group',
    'product',
    'variant',
    'checkout',
    'rounds',
    'seconds',
    'connections',
  ]
  for (const name of given.keys()) if (!known.includes(name)) throw new Error(`--${name} is not known.\n${USAGE}`)
  const number = (name: string, fallback: number) => {
    const value = Number(given.get(name) ?? fallback)
    if (!(value > 0 && value <= 1000)) throw new Error(`--${name} must be a number from 1 to 1000.`)
    return value
  }
  const quick = given.has('quick')
  return {
    quick,
    steadyOnly: given.has('steady'),
    lighthouse: !given.has('no-lighthouse') && !quick,
    group: given.get('group'),
    product: given.get('product'),
    variant: given.get('variant'),
    checkout: given.get('checkout') ?? '/ostoskori/',
    rounds: number('rounds', quick ? 1 : 3),
    seconds: number('seconds', quick ? 3 : 8),
    connections: number('connections', 50),
  }
}
