/** The command line of the crawl. */
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'

export interface Options {
  readonly origin: string
  readonly languages: readonly Language[]
  readonly every: number
  readonly width: number
  readonly isHtmlChecked: boolean
  /** Whether pictures, scripts and other files are requested; a picture that nobody has seen yet must be drawn first. */
  readonly areFilesChecked: boolean
}

const USAGE =
  'npm run crawl -- URL [--languages=fi,en] [--every=10: of the other languages every tenth page of each sitemap] [--width=4] [--no-html] [--no-files]'

/** Throws an error of one sentence for what it does not understand. */
export function readOptions(args: readonly string[]): Options {
  const given = new Map<string, string>()
  let origin: string | null = null
  for (const arg of args) {
    const [, name, value = ''] = /^--([a-z-]+)(?:=(.*))?$/.exec(arg) ?? []
    if (name !== undefined) given.set(name, value)
    else if (origin === null && URL.canParse(arg)) ({ origin } = new URL(arg))
    else throw new Error(`"${arg}" is not understood.\n${USAGE}`)
  }
  if (origin === null) throw new Error(USAGE)
  for (const name of given.keys())
    if (!['languages', 'every', 'width', 'no-html', 'no-files'].includes(name))
      throw new Error(`--${name} is not known.\n${USAGE}`)
  const number = (name: string, fallback: number, least: number) => {
    const value = Number(given.get(name) ?? fallback)
    if (!Number.isInteger(value) || value < least || value > 1_000)
      throw new Error(`--${name} must be a whole number from ${least} to 1000.`)
    return value
  }
  const languages = (given.get('languages') ?? LANGUAGES.join(',')).split(',')
  const known = languages.filter(isLanguage)
  if (known.length !== languages.length) throw new Error(`--languages takes ${LANGUAGES.join(', ')}.`)
  return {
    origin,
    languages: known,
    every: number('every', 0, 0),
    width: number('width', 4, 1),
    isHtmlChecked: !given.has('no-html'),
    areFilesChecked: !given.has('no-files'),
  }
}
