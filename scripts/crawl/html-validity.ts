/** HTML checked by the Nu Html Checker (vnu), many pages in one run of Java. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
/** Pages of one run of Java. */
const BATCH = 100
const OUTPUT_LIMIT = 256 * 1024 * 1024

const MESSAGES = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

export interface Finding {
  readonly address: string
  readonly message: string
}

interface Waiting {
  readonly address: string
  readonly html: string
}

/** The file of the checker; null when it is not installed. */
function checker(): string | null {
  try {
    const file = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

/** Why HTML cannot be checked here; null when it can. */
export async function whyNoValidity(): Promise<string | null> {
  if (checker() === null) return 'HTML is not checked: the package vnu-jar is not installed.'
  try {
    await run('java', ['-version'])
    return null
  } catch {
    return 'HTML is not checked: there is no Java (java -version fails).'
  }
}

/** Errors of a run's output (JSON), by the file that they are about; what the checker only advises is left out. */
export function readFindings(output: string, addressOf: (file: string) => string | undefined): Finding[] {
  const { messages } = MESSAGES.parse(JSON.parse(output))
  return messages
    .filter(({ type }) => type === 'error' || type === 'non-document-error')
    .map(({ url = '', message, extract = '' }) => ({
      address: addressOf(url.slice(url.lastIndexOf('/') + 1)) ?? url,
      message: `${message.replace(/\s+/g, ' ')} …${extract.replace(/\s+/g, ' ').trim()}…`,
    }))
}

async function checkFiles(jar: string, folder: string): Promise<string> {
  // Without --exit-zero-always the program fails when it finds something.
  const { stderr } = await run(
    'java',
    ['-Xss8m', '-Xmx1g', '-jar', jar, '--format', 'json', '--exit-zero-always', '--skip-non-html', folder],
    { maxBuffer: OUTPUT_LIMIT },
  )
  return stderr
}

/** Collects pages and checks them in batches, one batch at a time. */
export class HtmlValidity {
  #waiting: Waiting[] = []
  #last: Promise<void> = Promise.resolve()
  readonly #onChecked: (address: string, messages: readonly string[]) => void

  constructor(onChecked: (address: string, messages: readonly string[]) => void) {
    this.#onChecked = onChecked
  }

  async add(address: string, html: string): Promise<void> {
    this.#waiting.push({ address, html })
    if (this.#waiting.length >= BATCH) await this.flush()
  }

  /** Waits for the batch before, so that not more than one run of Java is busy and not more than two batches are in memory. */
  async flush(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    const before = this.#last
    this.#last = before.then(() => this.#check(batch))
    await before
  }

  async end(): Promise<void> {
    await this.flush()
    await this.#last
  }

  async #check(batch: readonly Waiting[]): Promise<void> {
    const jar = checker()
    if (jar === null || batch.length === 0) return
    const folder = mkdtempSync(join(tmpdir(), 'crawl-html-'))
    try {
      batch.forEach(({ html }, at) => writeFileSync(join(folder, `${at}.html`), html))
      const findings = readFindings(
        await checkFiles(jar, folder),
        (file) => batch[Number(file.replace('.html', ''))]?.address,
      )
      for (const { address } of batch)
        this.#onChecked(
          address,
          findings.filter((finding) => finding.address === address).map(({ message }) => message),
        )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
