/**
 * Fails when a colour, type size, space or radius is a raw value instead of a design token of app/styles/theme.css. Proportions of a layout
 * (`grid-cols-[…]`, widths, heights, ratios) and values computed from a token are allowed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface RawValue {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Files and folders that may contain raw values, with the reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'app/styles/theme.css': 'the tokens themselves',
  'app/globals.css': 'tokens that a filled panel keeps in both themes',
  'app/icon.svg': 'browsers show it outside of every page',
  'app/theme-colors.ts': 'browsers paint their own frame with it; a test holds it equal to the token',
  'lib/content/banners.ts': 'white goes with the colours that editors give a banner',
  'components/office/first-colours.ts': 'what colours of data begin with; editors change them',
  'components/goods/colours.ts': 'labels whose colours the law prescribes; no theme changes them',
  'components/layout/logo.tsx': 'the word mark is a drawing set in type',
  'components/style-guide/samples.ts': 'paints of sample goods; no theme changes them',
  'lib/backend/api/docs-page.ts': 'a document of its own, without the shop’s style sheet',
  'lib/backend/flows/import/write/known-names.ts': 'data: what the colours of other shops look like',
  'lib/backend/flows/mail/layout.ts': 'mail has no style sheet',
  'lib/backend/api/payment-pages/page.ts': 'the provider’s page, which is not the shop’s',
  'lib/images/': 'the grounds that pictures are laid on',
}

const FOLDERS = ['app', 'components', 'lib', 'server', 'stores']
const FILES = /\.(?:tsx?|css|svg)$/

const COLOR = /(?<![\w&/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklab|oklch)\(/gi

const PAINT =
  'bg|text|border(?:-[trblxyse])?|ring|outline|fill|stroke|accent|caret|decoration|divide|from|via|to|shadow|placeholder'
const TYPE = 'font|leading|tracking'
const SPACE = '(?:scroll-)?[pm][trblxyse]?|gap(?:-[xy])?|space-[xy]|inset(?:-[xy])?|top|right|bottom|left|start|end'
const ARBITRARY = new RegExp(`(?<![\\w-])-?(?:${PAINT}|${TYPE}|${SPACE}|rounded(?:-[a-z]+)?)-\\[([^\\]\\s]+)\\]`, 'g')
/** Computed from a token or from the device. */
const COMPUTED = /var\(--|env\(/

const INLINE =
  /\b(?:fontSize|fontWeight|lineHeight|letterSpacing|borderRadius|padding\w*|margin\w*|gap|rowGap|columnGap):\s*['"`]?-?[\d.]*[1-9]/g

/** The raw values of one file. `file` is its path in the project, with slashes. */
export function findRawValues(file: string, source: string): RawValue[] {
  return source.split('\n').flatMap((text, index) => {
    const found = [
      ...[...text.matchAll(COLOR)].map(([all]) => all),
      ...[...text.matchAll(ARBITRARY)].flatMap(([all, value = '']) => (COMPUTED.test(value) ? [] : [all])),
      ...(file.endsWith('.tsx') ? [...text.matchAll(INLINE)].map(([all]) => all) : []),
    ]
    return found.map((value) => ({ file, line: index + 1, text: value }))
  })
}

/** The entry of `ALLOWED` that applies to a file, or undefined. */
export function allowedBy(file: string): string | undefined {
  return Object.keys(ALLOWED).find((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
}

function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const needed = new Set<string>()
  let count = 0
  const problems: string[] = []
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !FILES.test(entry.name)) continue
      count += 1
      const path = join(entry.parentPath, entry.name)
      const file = relative(root, path).replaceAll('\\', '/')
      const values = findRawValues(file, readFileSync(path, 'utf8'))
      const exception = allowedBy(file)
      if (exception && values.length > 0) needed.add(exception)
      if (!exception)
        problems.push(...values.map(({ line, text }) => `${file}:${line}: ${text} is no token of app/styles/theme.css`))
    }
  }
  problems.push(
    ...Object.keys(ALLOWED)
      .filter((path) => !needed.has(path))
      .map((path) => `${path} holds no raw value any more: take it off the list`),
  )
  for (const problem of problems) console.error(problem)
  console.log(`${count} files looked through for raw values, ${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
