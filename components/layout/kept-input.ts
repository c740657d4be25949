/** What was typed on a page outlives a reload that the shopper did not ask for. */

const KEY = 'so.typed'
/** Fields that appear later than the page, such as those of a dialog, are waited for this often. */
const TRIES = 50
const INTERVAL_MS = 100
/** Never written down: passwords, files, what the browser itself may not keep, and what no shopper types. */
const SKIPPED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'])

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  readonly key: string
  readonly value: string
  readonly checked: boolean | null
}
interface Kept {
  readonly path: string
  readonly fields: readonly Typed[]
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isKept = (field: Field) => !SKIPPED.has(field.type) && !/^cc-|one-time-code|password/.test(field.autocomplete)
const here = () => window.location.pathname + window.location.search

/** What a field is found by after the reload: its name and which of that name it is. */
function keyed(): Map<string, Field> {
  const found = new Map<string, Field>()
  const counts = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!isKept(field)) continue
    const name = `${field.tagName}/${field.type}/${field.name || field.id}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    found.set(`${name}/${count}`, field)
  }
  return found
}

/** The field as the server drew it says nothing; only what differs from that is kept. */
function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue || field.value !== ''
}

/** Writes down what was typed, for this tab and this address. */
export function keepInput(): void {
  const fields = [...keyed()]
    .filter(([, field]) => isChanged(field))
    .map(([key, field]): Typed => ({ key, value: field.value, checked: isToggle(field) ? field.checked : null }))
  try {
    if (fields.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify({ path: here(), fields } satisfies Kept))
  } catch {
    // Closed storage: there is nowhere to keep it.
  }
}

function takeKept(): Kept | null {
  try {
    const text = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept?.path === here() && Array.isArray(kept.fields) ? kept : null
  } catch {
    return null
  }
}

/** Writes a value the way a keyboard would, so that whoever listens to the field hears it. */
function type(field: Field, { value, checked }: Typed): void {
  if (checked !== null && isToggle(field)) {
    if (field.checked !== checked) field.click()
    return
  }
  if (field.value === value) return
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts back what was typed before the reload; fields that are not there yet are waited for. */
export function restoreInput(): void {
  const kept = takeKept()
  if (!kept) return
  let waiting = kept.fields
  const attempt = (triesLeft: number) => {
    const fields = keyed()
    waiting = waiting.filter((typed) => {
      const field = fields.get(typed.key)
      if (field) type(field, typed)
      return !field
    })
    if (waiting.length > 0 && triesLeft > 1) setTimeout(() => attempt(triesLeft - 1), INTERVAL_MS)
  }
  attempt(TRIES)
}
