import type { SettingKey } from '@/lib/contract/general-settings'
import type { OfficeChange, OfficeValue } from '@/lib/contract/schemas/office'
import { officeIntl } from '@/lib/office/server'

import { codedName } from './choice-names'
import { fieldLabel } from './field-label'
import { BECOMES, NOTHING } from './marks'
import { comparedWords, isMarkup } from './markup-words'
import { settingText } from './setting-text'
import { showValue } from './show-value'
import { differenceOf } from './text-difference'

const FIRST = 8
/** Kept by the history to be taken back, and nothing that people read. */
const INTERNAL: ReadonlySet<string> = new Set(['originalTexts'])
/** Shorter texts are read faster side by side. */
const LONG = 80

type Kind = 'cents' | 'choice' | 'moment' | undefined

/** The history has paths and no kinds: prices and what ends like them are cents of a euro, states are choices, `startsAt` is a moment. */
function kindOf(path: string): Kind {
  if (path === 'status' || path === 'state') return 'choice'
  if (path === 'version' || path.endsWith('At')) return 'moment'
  return /^price(?:\.|$)|Eur$/.test(path) ? 'cents' : undefined
}

interface DifferenceProps {
  path: string
  before: OfficeValue
  after: OfficeValue
  setting: SettingKey | null
}

/** The tabs of a page one below the other as one text; any other value as it is. */
function asText(path: string, value: OfficeValue): OfficeValue {
  if (path !== 'tabs' || !Array.isArray(value)) return value
  return value.map((tab) => tabText(tab as unknown as Tab)).join('\n')
}

interface Tab {
  readonly title: string
  readonly content: string
  readonly tabs?: readonly Tab[]
}

const tabText = ({ title, content, tabs = [] }: Tab): string => [title, content, ...tabs.map(tabText)].join('\n')

/** Two values side by side; of long texts only the words that differ, with some around them. */
async function Difference({ path, setting, ...values }: DifferenceProps) {
  const intl = await officeIntl()
  const [before, after] = [asText(path, values.before), asText(path, values.after)]
  if (before === after && before !== null) return intl.formatMessage({ id: 'office.text_confirmed' })
  const isFormatted = [before, after].some((value) => typeof value === 'string' && isMarkup(value))
  if (isFormatted) return <FormattedDifference before={String(before ?? '')} after={String(after ?? '')} />
  if (typeof before === 'string' && typeof after === 'string' && Math.max(before.length, after.length) > LONG)
    return <TextDifference before={before} after={after} />
  const shown = (value: OfficeValue) =>
    setting !== null && path === 'value' && typeof value === 'string'
      ? settingText(intl, setting, value)
      : (codedName(intl, path.split('.')[0] ?? path, value) ?? showValue(intl, kindOf(path), value))
  return (
    <>
      <del className="text-ink-muted">{shown(before) || NOTHING}</del>
      {BECOMES}
      <ins className="no-underline">{shown(after) || NOTHING}</ins>
    </>
  )
}

/** Of formatted texts the words that differ, without their tags. */
async function FormattedDifference({ before, after }: { before: string; after: string }) {
  const words = comparedWords(before, after)
  if (words === null) return (await officeIntl()).formatMessage({ id: 'office.only_formatting' })
  return (
    <span className="whitespace-pre-line">
      <TextDifference before={words[0]} after={words[1]} />
    </span>
  )
}

function TextDifference({ before, after }: { before: string; after: string }) {
  return differenceOf(before, after).map(({ kind, text }, at) => {
    const key = `${at} ${kind}`
    if (kind === 'gone')
      return (
        <del key={key} className="bg-surface-2 text-sale">
          {text}
        </del>
      )
    return kind === 'new' ? (
      <ins key={key} className="bg-surface-2 font-semibold no-underline">
        {text}
      </ins>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

interface FieldDifferencesProps {
  changes: OfficeChange['changes']
  /** The setting whose value it is. */
  setting?: SettingKey | null
}

/** What differs of a record, field by field. */
export async function FieldDifferences({ changes, setting = null }: FieldDifferencesProps) {
  const intl = await officeIntl()
  const pairs = Object.entries(changes).filter(([path]) => !INTERNAL.has(path))
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {pairs.slice(0, FIRST).map(([path, [before, after]]) => (
        <div key={path} className="contents">
          <dt className="text-ink-muted">{fieldLabel(intl, path)}</dt>
          <dd className="min-w-0 break-words">
            <Difference path={path} before={before} after={after} setting={setting} />
          </dd>
        </div>
      ))}
      {pairs.length > FIRST ? (
        <p>{intl.formatMessage({ id: 'office.more_fields' }, { count: pairs.length - FIRST })}</p>
      ) : null}
    </dl>
  )
}
