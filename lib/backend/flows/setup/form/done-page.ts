/** The last page: what was added, the administrator's link, and what the shop still lacks. */
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import type { Language } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

import type { Finding } from '../check/finding'
import { type SetupReport, STEPS } from '../set-up-shop'
import { documentOf, inEnglish } from './page'

export interface Opened {
  readonly report: SetupReport
  readonly findings: readonly Finding[]
  /** Names of the variables that were added to the environment, and of those that had another value and keep it. */
  readonly variables: { readonly added: readonly string[]; readonly kept: readonly string[] }
  readonly administrator: string
}

const stepId = (name: SetupReport['steps'][number]['name']) =>
  (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((step) => STEPS[step] === name) ?? 'places'

export function donePage(language: Language, { report, findings, variables, administrator }: Opened): string {
  const translate = translatorFor(language)
  const text = (id: string, values?: Readonly<Record<string, string | number>>) => escapeHtml(translate(id, values))
  const row = (name: string, added: number, kept: number) =>
    `<tr><th scope="row">${name}</th><td class="number">${added}</td><td class="number">${kept}</td></tr>`
  const rows = [
    row(text('setup.done_variables'), variables.added.length, variables.kept.length),
    ...report.steps.map(({ name, added, kept }) => row(text(`setup.step_${stepId(name)}`), added, kept)),
  ]
  const link = report.administratorLink
  const missing = findings.filter(({ level }) => level !== 'ok')
  return documentOf(
    language,
    `<h1>${text('setup.done_title')}</h1>
<h2>${text('setup.done_link_title')}</h2>
${
  link === null
    ? `<p>${text('setup.done_link_known', { email: administrator })}</p>`
    : `<div class="note"><p>${text('setup.done_link', { email: administrator })}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${text('setup.done_link_next')}</p></div>`
}
<h2>${text('setup.done_added_title')}</h2>
<table><thead><tr><td></td><th scope="col">${text('setup.done_added')}</th><th scope="col">${text('setup.done_kept')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${variables.kept.length > 0 ? `<p>${text('setup.done_kept_variables', { names: variables.kept.join(', ') })}</p>` : ''}
<h2>${text('setup.done_missing_title')}</h2>
${
  missing.length === 0
    ? `<p>${text('setup.done_nothing_missing')}</p>`
    : `<p>${text('setup.done_missing')}</p><ul>${missing.map(({ about, text: said }) => `<li>${inEnglish(`${about}: ${said}`)}</li>`).join('')}</ul>`
}
<p>${text('setup.done_next')}</p>`,
  )
}
