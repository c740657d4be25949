/** The HTML of single controls, each with its label, its hint and its fault. */
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import type { Translate } from '@/lib/messages/all'

import type { Field } from './fields'
import { type Filled, forgetControl, type FormFault } from './read-form'

export interface View {
  readonly translate: Translate
  readonly filled: Filled
  readonly faults: readonly FormFault[]
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

export function attributes(all: Attributes): string {
  return Object.entries(all)
    .flatMap(([name, value]) =>
      value === undefined || value === false ? [] : value === true ? [name] : [`${name}="${escapeHtml(value)}"`],
    )
    .join(' ')
}

export const text = ({ translate }: View, id: string, values?: Readonly<Record<string, string | number>>): string =>
  escapeHtml(translate(id, values))

export const faultText = (view: View, { fault }: FormFault): string => text(view, `setup.fault_${fault}`)

const faultId = (name: string) => `fault-${name}`
const hintId = (name: string) => `hint-${name}`

function faultOf(view: View, name: string): string {
  const found = view.faults.find(({ at }) => at === name)
  return found ? `<p class="fault" id="${faultId(name)}">${faultText(view, found)}</p>` : ''
}

/** The attributes that name a control, and say what is wrong with it. */
function naming(view: View, name: string, hasHint = false): Attributes {
  const isWrong = view.faults.some(({ at }) => at === name)
  const described = [...(isWrong ? [faultId(name)] : []), ...(hasHint ? [hintId(name)] : [])]
  return {
    id: name,
    name,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', secret: 'password' }

function controlOf(view: View, field: Field): string {
  const { name, type, hint, fills, optional } = field
  const value = view.filled.shown[name] ?? ''
  const isKept = view.filled.secrets[name] !== undefined
  const named = naming(view, name, hint !== undefined || isKept)
  const shared = { ...named, required: optional === undefined && !isKept, autocomplete: fills ?? 'off' }
  if (type === 'lines') return `<textarea ${attributes({ ...named, rows: '2' })}>${escapeHtml(value)}</textarea>`
  if (type === 'choice') {
    const options = LANGUAGES.map((code) => {
      const { nativeName } = LANGUAGE_TABLE[code]
      return `<option ${attributes({ value: code, lang: code, selected: code === value })}>${escapeHtml(nativeName)}</option>`
    })
    return `<select ${attributes(named)}>${options.join('')}</select>`
  }
  // A secret stays with the server: its control is always empty.
  const shown = type === 'secret' ? '' : value
  return `<input ${attributes({ ...shared, type: INPUT_TYPES[type] ?? 'text', inputmode: type === 'url' ? 'url' : undefined, value: shown })}>`
}

function keptNote(view: View, { name, type }: Field): string {
  if (type !== 'secret' || view.filled.secrets[name] === undefined) return ''
  return `<p class="hint" id="${hintId(name)}">${text(view, 'setup.ask_kept')}</p>
<label class="box"><input type="checkbox" name="${escapeHtml(forgetControl(name))}">${text(view, 'setup.ask_forget')}</label>`
}

export function checkBox(view: View, name: string, label: string): string {
  const checked = view.filled.shown[name] !== undefined
  return `<label class="box"><input ${attributes({ type: 'checkbox', ...naming(view, name), checked })}>${label}</label>${faultOf(view, name)}`
}

/** A short text with its label, such as a price or a time. */
export function shortInput(view: View, name: string, label: string, kind: 'decimal' | 'numeric' | 'time'): string {
  const value = view.filled.shown[name] ?? ''
  const type = kind === 'time' ? { type: 'time' } : { type: 'text', inputmode: kind }
  return `<div><label for="${escapeHtml(name)}">${label}</label><input ${attributes({ ...naming(view, name), ...type, autocomplete: 'off', value })}>${faultOf(view, name)}</div>`
}

/** One question. `isOptional`: its whole section may stay empty, so it is not required by itself. */
export function question(view: View, field: Field, isOptional: boolean): string {
  const { name, label, hint, type } = field
  if (type === 'check') return checkBox(view, name, text(view, label))
  const shown = isOptional ? { ...field, optional: true as const } : field
  const mark = field.optional ? ` <span class="optional">(${text(view, 'setup.ask_optional')})</span>` : ''
  const below = hint === undefined ? '' : `<p class="hint" id="${hintId(name)}">${text(view, hint)}</p>`
  return `<label for="${escapeHtml(name)}">${text(view, label)}${mark}</label>${controlOf(view, shown)}${faultOf(view, name)}${below}${keptNote(view, field)}`
}
