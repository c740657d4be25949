/** The documentation of the shop API for people: plain HTML generated from the OpenAPI document. */
import { openApi } from './handlers/openapi'

type Json = Record<string, unknown>

const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{background:#f4f4f2;padding:1rem;overflow:auto}summary{cursor:pointer;padding:.4rem 0}
h2{margin-top:2.5rem;border-bottom:1px solid #ccc}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}
.verb{display:inline-block;min-width:3.5rem;font-weight:700}.who{color:#555}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}pre{background:#222}.who{color:#aaa}a{color:#9cf}}`

const ACCESS: Readonly<Record<string, string>> = {
  public: 'anyone',
  optional: 'anyone; may depend on who asks',
  customer: 'customers',
  provider: 'payment providers, signed',
}

/** Who may make a call: of a permission its name and the roles that have it. */
function callersOf(operation: Json): string {
  const access = String(operation['x-access'])
  const roles = operation['x-roles']
  return Array.isArray(roles) ? `${access}: ${roles.join(', ')}` : (ACCESS[access] ?? '')
}

function typeOf(schema: unknown): string {
  const { type, enum: values, const: only, pattern, $ref, oneOf, anyOf, items } = (schema ?? {}) as Json
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const choices = oneOf ?? anyOf
  if (Array.isArray(choices)) return choices.map(typeOf).join(' | ')
  if (type === 'array') return `${typeOf(items)}[]`
  return `${String(type ?? 'any')}${typeof pattern === 'string' ? ` ${pattern}` : ''}`
}

function schemaBlock(title: string, holder: unknown): string {
  const schema = ((holder as Json | undefined)?.['content'] as Record<string, Json> | undefined)?.[
    'application/json'
  ]?.['schema']
  if (!schema) return ''
  const refs = [schema, ...(((schema as Json)['oneOf'] as Json[] | undefined) ?? [])].flatMap(
    (part) => (part as Json)['$ref'] ?? [],
  )
  const links = refs.map(
    (ref) => `<a href="#schema-${escape(String(ref).split('/').at(-1))}">${escape(String(ref).split('/').at(-1))}</a>`,
  )
  return `<p>${escape(title)}: ${links.join(' or ')}</p>`
}

function operationBlock(path: string, method: string, operation: Json): string {
  const rows = (operation['parameters'] as Json[]).map(
    (parameter) =>
      `<tr><td><code>${escape(parameter['name'])}</code></td><td>${escape(parameter['in'])}${parameter['required'] ? ', required' : ''}</td><td><code>${escape(typeOf(parameter['schema']))}</code></td></tr>`,
  )
  return `<details id="${escape(operation['operationId'])}"><summary><span class="verb">${escape(method.toUpperCase())}</span> <code>${escape(path)}</code>
<span class="who">${escape(callersOf(operation))}</span></summary>
<p>${escape(operation['summary'])}. ${escape(operation['description'])}</p>${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : ''}${schemaBlock('Body', operation['requestBody'])}${schemaBlock('Answer', (operation['responses'] as Json)['200'])}</details>`
}

/** The whole page. */
export function docsPage(): string {
  const document = openApi()
  const { title, description } = document['info'] as { title: string; description: string }
  const sections = new Map<string, string[]>()
  for (const [path, item] of Object.entries(document['paths'] as Record<string, Record<string, Json>>)) {
    for (const [method, operation] of Object.entries(item)) {
      const [section = ''] = operation['tags'] as string[]
      sections.set(section, [...(sections.get(section) ?? []), operationBlock(path, method, operation)])
    }
  }
  const schemas = Object.entries((document['components'] as { schemas: Json }).schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(description)}</p>
<p>The same for machines: <a href="/api/openapi/">OpenAPI 3.1</a>.</p>
${[...sections].map(([section, blocks]) => `<h2>${escape(section)}</h2>${blocks.join('')}`).join('')}<h2>Schemas</h2>${schemas.join('')}</main></body></html>`
}
