/** Restores what was typed on a page after a reload that the shopper did not ask for. */
import { readStored, removeStored, STORED, writeStored } from './storage'

/** Fields that appear later than the page, such as those of a dialog, are looked for this often. */
const TRIES = 50
const INTERVAL_MS = 100
/** Never stored: passwords, files, what the browser itself may not store, and fields that a shopper does not type in. */
const SKIPPED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'])

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldInput {
  readonly key: string
  readonly value: string
  readonly checked: boolean | null
}
interface UnsavedInput {
  readonly path: string
  readonly fields: readonly FieldInput[]
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isStorable = (field: Field) => !SKIPPED.has(field.type) && !/^cc-|one-time-code|password/.test(field.autocomplete)
const currentAddress = () => window.location.pathname + window.location.search

/** The fields of the page by a key that is the same after the reload: type, name and position among fields of that name. */
function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>()
  const counts = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!isStorable(field)) continue
    const name = `${field.tagName}/${field.type}/${field.name || field.id}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    found.set(`${name}/${count}`, field)
  }
  return found
}

/** Only a field that differs from what the server rendered is stored. */
function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue || field.value !== ''
}

/** Stores what was typed, for this tab and this address. */
export function saveInput(): void {
  const fields = [...fieldsByKey()]
    .filter(([, field]) => isChanged(field))
    .map(([key, field]): FieldInput => ({ key, value: field.value, checked: isToggle(field) ? field.checked : null }))
  if (fields.length === 0) return
  writeStored(STORED.unsavedInput, JSON.stringify({ path: currentAddress(), fields } satisfies UnsavedInput))
}

function takeSaved(): UnsavedInput | null {
  const text = readStored(STORED.unsavedInput)
  removeStored(STORED.unsavedInput)
  try {
    const saved = JSON.parse(text ?? 'null') as UnsavedInput | null
    return saved?.path === currentAddress() && Array.isArray(saved.fields) ? saved : null
  } catch {
    return null
  }
}

/** Sets a value with the events of a keyboard, so that React's state follows. */
function enter(field: Field, { value, checked }: FieldInput): void {
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

/** Restores what was typed before the reload; waits for fields that are not rendered yet. */
export function restoreInput(): void {
  const saved = takeSaved()
  if (!saved) return
  let waiting = saved.fields
  const attempt = (triesLeft: number) => {
    const fields = fieldsByKey()
    waiting = waiting.filter((typed) => {
      const field = fields.get(typed.key)
      if (field) enter(field, typed)
      return !field
    })
    if (waiting.length > 0 && triesLeft > 1) setTimeout(() => attempt(triesLeft - 1), INTERVAL_MS)
  }
  attempt(TRIES)
}
