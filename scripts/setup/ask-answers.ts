/** The questions of `npm run setup` on a terminal. */
import { type Answers, answersSchema } from '@/lib/backend/flows/setup/answers'
import { put, type Tree } from '@/lib/backend/flows/setup/tree'

/** Asks one question; resolves to the typed line. */
export type Ask = (question: string) => Promise<string>

interface Question {
  /** The place of the answer, `shop.name`. */
  readonly at: string
  readonly text: string
  /** Taken for an empty line; without it the question must be answered. */
  readonly fallback?: string
  /** How the typed line becomes the value; undefined leaves it out. */
  readonly read?: (line: string) => unknown
}

const words = (line: string) =>
  line
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
const orNothing = (line: string) => (line === '' ? undefined : line)

const QUESTIONS: readonly Question[] = [
  { at: 'shop.name', text: 'Name of the shop' },
  { at: 'shop.origin', text: 'Its address', fallback: 'http://localhost:3000' },
  { at: 'shop.email', text: 'E-mail address for shoppers' },
  { at: 'shop.phone', text: 'Telephone for shoppers, such as +358 9 123 4567' },
  { at: 'company.name', text: 'Name of the company' },
  { at: 'company.address', text: 'Its address in one line' },
  { at: 'company.businessId', text: 'Business id' },
  { at: 'company.vatNumber', text: 'VAT number' },
  { at: 'company.register', text: 'Register that it is entered in' },
  { at: 'company.representative', text: 'Who represents it' },
  { at: 'company.host', text: 'Who hosts the servers: name, address, telephone' },
  { at: 'administrator.email', text: 'E-mail address of the administrator' },
  { at: 'administrator.language', text: 'Language of the administrator (en fi sv de fr ru)', fallback: 'en' },
  { at: 'warehouse.name', text: 'Name of the warehouse', fallback: 'Warehouse' },
  { at: 'warehouse.street', text: 'Its street' },
  { at: 'warehouse.postcode', text: 'Its postal code' },
  { at: 'warehouse.city', text: 'Its town' },
  { at: 'warehouse.phone', text: 'Its telephone' },
  { at: 'countries', text: 'Countries to deliver to, such as fi se de', fallback: 'fi', read: words },
  {
    at: 'payments.sandbox',
    text: 'Play payments, to try the shop (yes or no; with no, set the keys of a provider in .env)',
    fallback: 'no',
    read: (line) => /^(?:y|yes|true|1)$/i.test(line),
  },
  { at: 'databaseUrl', text: 'Address of your PostgreSQL (empty for the embedded one)', fallback: '', read: orNothing },
  { at: 'smtpUrl', text: 'Address of the mail server (empty for later)', fallback: '', read: orNothing },
]

async function answerTo({ text, fallback, read = (line) => line }: Question, ask: Ask): Promise<unknown> {
  const hint = fallback ? ` [${fallback}]` : ''
  const line = (await ask(`${text}${hint}: `)).trim()
  return read(line === '' ? (fallback ?? '') : line)
}

/** Asks everything, and again what is not right; `say` prints a line. */
export async function askAnswers(ask: Ask, say: (line: string) => void): Promise<Answers> {
  const tree: Tree = {}
  let open = QUESTIONS
  for (;;) {
    for (const question of open) put(tree, question.at, await answerTo(question, ask))
    const parsed = answersSchema.safeParse(tree)
    if (parsed.success) return parsed.data
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    open = QUESTIONS.filter(({ at }) => faults.some(({ path }) => path === at || path.startsWith(`${at}.`)))
    for (const { path, message } of faults) say(`${path} ${message}`)
    if (open.length === 0) throw new Error('The answers cannot be used.')
  }
}
