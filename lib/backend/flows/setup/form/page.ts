/** The page with the form: HTML that works without a script. */
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { COUNTRIES, countryName } from '@/lib/market/countries'
import { type Language, LANGUAGE_TABLE, LANGUAGES, localeOf } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

import { KINDS } from '../delivery-templates'
import { attributes, checkBox, faultText, question, shortInput, text, type View } from './controls'
import { countryControl, DAYS, OTHER_CURRENCIES, type Section, SECTIONS, TERMS, wayOf } from './fields'
import type { Filled, FormFault } from './read-form'
import { STYLE } from './style'

/** A sentence above the form, or in the section of the mail server; `detail` is what a program said, in English. */
interface Notice {
  readonly id: string
  readonly at?: 'mail'
  readonly detail?: string
}

export interface FormView {
  readonly language: Language
  readonly filled: Filled
  readonly faults?: readonly FormFault[]
  readonly notice?: Notice | null
}

export const LANGUAGE_CONTROL = 'page.language'
export const SWITCH_CONTROL = 'page.switch'
export const ACTION_CONTROL = 'page.action'
export const TRY_MAIL = 'try-mail'

/** A whole page. */
export function documentOf(language: Language, body: string): string {
  const title = escapeHtml(translatorFor(language)('setup.ask_title'))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`
}

/** The words of a program that speaks English. */
export const inEnglish = (words: string): string => `<span lang="en">${escapeHtml(words)}</span>`

function noticeOf(view: View, { id, detail }: Notice): string {
  return `<div class="note" role="alert"><p>${text(view, id)}</p>${detail === undefined ? '' : `<p>${inEnglish(detail)}</p>`}</div>`
}

/** What is wrong, each with a link to its control. */
function summaryOf(view: View): string {
  if (view.faults.length === 0) return ''
  const rows = view.faults.map((fault) => {
    const label = labelAt(view, fault.at)
    return `<li><a href="#${escapeHtml(fault.at)}">${label === '' ? '' : `${label}: `}${faultText(view, fault)}</a></li>`
  })
  return `<div class="note" role="alert"><p>${text(view, 'setup.ask_faults', { count: view.faults.length })}</p><ul>${rows.join('')}</ul></div>`
}

/** What a person calls a control: the title of its section and its label. */
function labelAt(view: View, name: string): string {
  for (const { id, title, fields } of SECTIONS) {
    const field = fields.find((known) => known.name === name)
    if (field) return `${text(view, title)}, ${text(view, field.label)}`
    if (id === name || name.startsWith(`${id}.`)) return text(view, title)
  }
  return name.startsWith('delivery.') ? text(view, 'setup.section_countries') : ''
}

function languageSwitch(language: Language): string {
  const buttons = LANGUAGES.map((code) => {
    const { nativeName } = LANGUAGE_TABLE[code]
    const current = code === language ? 'true' : undefined
    return `<button ${attributes({ type: 'submit', name: SWITCH_CONTROL, value: code, lang: code, 'aria-current': current, formnovalidate: true })}>${escapeHtml(nativeName)}</button>`
  })
  return `<div class="row" role="group" aria-label="${escapeHtml(translatorFor(language)('setup.ask_language'))}">${buttons.join('')}</div>`
}

/** "Monday – Friday" for `Mo-Fr`. */
function daysText(days: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const name = (short: string) =>
    format.format(Date.UTC(2024, 0, 1 + ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].indexOf(short)))
  return days.split('-').map(name).join(' – ')
}

function hoursPart(view: View, language: Language): string {
  const rows = DAYS.map((days) => {
    const values = { days: daysText(days, language) }
    const inputs = (['opens', 'closes'] as const).map((part) =>
      shortInput(view, `store.hours.${days}.${part}`, text(view, `setup.ask_${part}`, values), 'time'),
    )
    return `<div class="pair">${inputs.join('')}</div>`
  })
  return rows.join('')
}

function waysPart(view: View, code: string, language: Language): string {
  const ways = KINDS.map((kind) => {
    const at = wayOf(code, kind)
    const inputs = TERMS.map((term) =>
      shortInput(
        view,
        `${at}.${term}`,
        text(view, `setup.ask_way_${term}`),
        term.endsWith('Days') ? 'numeric' : 'decimal',
      ),
    )
    const label = `${countryName(code, language)}: ${view.translate(`setup.${kind}`)}`
    return `<div role="group" aria-label="${escapeHtml(label)}"><p>${text(view, `setup.${kind}`)}</p>${checkBox(view, `${at}.off`, text(view, 'setup.ask_way_off'))}<div class="pair">${inputs.join('')}</div></div>`
  })
  return `<div class="terms">${ways.join('')}</div>`
}

function countriesPart(view: View, language: Language): string {
  const fault = view.faults.find(({ at }) => at === 'countries')
  const rows = COUNTRIES.map(
    ({ code }) =>
      `<div class="country">${checkBox(view, countryControl(code), escapeHtml(countryName(code, language)))}${waysPart(view, code, language)}</div>`,
  )
  return `${fault ? `<p class="fault">${faultText(view, fault)}</p>` : ''}<div class="countries">${rows.join('')}</div>`
}

function ratesPart(view: View, language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  const inputs = OTHER_CURRENCIES.map((currency) => {
    const label = escapeHtml(names.of(currency.toUpperCase()) ?? currency.toUpperCase())
    return shortInput(view, `rates.${currency}`, label, 'decimal')
  })
  return `<div class="pair">${inputs.join('')}</div>`
}

/** Sections that few people need, closed until something in them is filled in or wrong. */
const FOLDED: ReadonlySet<string> = new Set(['rates', 'stripe', 'klarna', 'paypal', 'invoice'])

function isOpen(view: View, { id, fields }: Section): boolean {
  const { shown, secrets } = view.filled
  return (
    fields.some(({ name }) => (shown[name] ?? secrets[name] ?? '') !== '') ||
    view.faults.some(({ at }) => at.startsWith(`${id}.`) || fields.some(({ name }) => name === at))
  )
}

/** The address of the form's answer leads back to this section. */
const mailPart = (view: View, notice: Notice | null): string =>
  `<p class="row"><button type="submit" name="${ACTION_CONTROL}" value="${TRY_MAIL}" formaction="#mail">${text(view, 'setup.ask_mail_try')}</button></p>${notice?.at === 'mail' ? noticeOf(view, notice) : ''}`

function sectionPart(view: View, section: Section, { language, notice = null }: FormView): string {
  const { id, title, text: below, fields, together } = section
  const parts = [
    ...(below === undefined ? [] : [`<p class="hint">${text(view, below)}</p>`]),
    ...fields.map((field) => question(view, field, together !== undefined)),
    ...(id === 'store' ? [hoursPart(view, language)] : []),
    ...(id === 'countries' ? [countriesPart(view, language)] : []),
    ...(id === 'rates' ? [ratesPart(view, language)] : []),
    ...(id === 'mail' ? [mailPart(view, notice)] : []),
  ].join('')
  return FOLDED.has(id)
    ? `<details id="${id}"${isOpen(view, section) ? ' open' : ''}><summary>${text(view, title)}</summary>${parts}</details>`
    : `<fieldset id="${id}"><legend>${text(view, title)}</legend>${parts}</fieldset>`
}

/** The form, with what was typed, but without secrets. */
export function formPage(form: FormView): string {
  const { language, filled, faults = [], notice = null } = form
  const translate = translatorFor(language)
  const view: View = { translate, filled, faults }
  return documentOf(
    language,
    `<h1>${text(view, 'setup.ask_title')}</h1><p>${text(view, 'setup.ask_intro')}</p>
<form method="post" novalidate autocomplete="off">
<button class="main away" type="submit" tabindex="-1" aria-hidden="true">${text(view, 'setup.ask_submit')}</button>
<input type="hidden" name="${LANGUAGE_CONTROL}" value="${language}">${languageSwitch(language)}
${notice && notice.at === undefined ? noticeOf(view, notice) : ''}${summaryOf(view)}
${SECTIONS.map((section) => sectionPart(view, section, form)).join('\n')}
<p class="hint">${text(view, 'setup.ask_submit_text')}</p>
<p class="row"><button class="main" type="submit">${text(view, 'setup.ask_submit')}</button></p>
</form>`,
  )
}
