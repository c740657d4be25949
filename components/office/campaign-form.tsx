'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { parseCents } from '@/lib/catalog/variant-grid'
import type { Answer } from '@/lib/contract/calls'
import type { CampaignPlan } from '@/lib/contract/schemas/office-campaigns'
import { shopLocalTime, shopMoment } from '@/lib/market/shop-time'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { CampaignChosen, type Chosen } from './campaign-chosen'
import { CampaignPreview } from './campaign-preview'
import { faultText } from './fault-text'
import { optionLabel } from './show-value'

type Preview = Answer<'previewOfficeCampaign'>
type Rule = CampaignPlan['rule']

const KINDS = ['percent', 'amount', 'fixed'] as const satisfies readonly Rule['kind'][]
const ROUNDINGS = ['none', 'ninety', 'whole', 'five'] as const satisfies readonly Rule['rounding'][]
const PRICES = ['discount', 'club'] as const satisfies readonly CampaignPlan['kind'][]
const AREAS = [1, 2] as const
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

interface Typed {
  readonly name: string
  readonly rule: Rule['kind']
  /** As it is typed: percent or euros. */
  readonly value: string
  readonly rounding: Rule['rounding']
  readonly kind: CampaignPlan['kind']
  readonly areas: readonly (1 | 2)[]
  readonly startsAt: string
  readonly endsAt: string
}

/** Tomorrow at midnight for a week, in the shop's time. */
function atFirst(now: number): Typed {
  const day = shopLocalTime(new Date(now + 24 * HOUR)).slice(0, 10)
  const end = shopLocalTime(new Date(now + 24 * HOUR + WEEK)).slice(0, 10)
  return {
    name: '',
    rule: 'percent',
    value: '20',
    rounding: 'ninety',
    kind: 'discount',
    areas: [1],
    startsAt: `${day}T00:00`,
    endsAt: `${end}T00:00`,
  }
}

/** Hundredths of a percent, or cents; null for what is no number above zero. */
function valueOf(text: string): number | null {
  const value = parseCents(text)
  return value !== null && Number.isSafeInteger(value) && value > 0 ? value : null
}

interface CampaignFormProps {
  selection: CampaignPlan['selection']
  /** The first records of the selection. */
  chosen: readonly Chosen[]
  /** How many records the selection has. */
  total: number
  /** The present time, from the server, so that both render the same form. */
  now: number
}

/** What is typed as a plan; null while something is missing. */
function planOf(typed: Typed, selection: CampaignPlan['selection']): CampaignPlan | null {
  const value = valueOf(typed.value)
  if (value === null || typed.areas.length === 0 || typed.startsAt === '' || typed.endsAt === '') return null
  return {
    selection,
    rule: { kind: typed.rule, value, rounding: typed.rounding },
    kind: typed.kind,
    areas: [...typed.areas],
    startsAt: shopMoment(typed.startsAt).toISOString(),
    endsAt: shopMoment(typed.endsAt).toISOString(),
  }
}

/** A plan that is typed, and the preview that the shop made of it. */
function useCampaignDraft({ selection: given, now }: CampaignFormProps) {
  const intl = useIntl()
  const router = useRouter()
  const [selection, setSelection] = useState(given)
  const [typed, setTyped] = useState(() => atFirst(now))
  const [shown, setShown] = useState<{ preview: Preview; page: number } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function sent<T>(path: `/api/office/${string}/`, more: object): Promise<T | null> {
    const plan = planOf(typed, selection)
    if (!plan) {
      setFault(intl.formatMessage({ id: 'office.fault_format' }))
      return null
    }
    setBusy(true)
    const result = await officePost<T>(path, { ...plan, ...more })
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    return result.ok ? result.value : null
  }
  return {
    selection,
    /** The preview was of more than is chosen now. */
    remove: (id: number) => {
      setSelection(({ of, ids = [] }) => ({ of, ids: ids.filter((one) => one !== id) }))
      setShown(null)
    },
    typed,
    shown,
    fault,
    isBusy,
    type: (values: Partial<Typed>) => {
      setTyped({ ...typed, ...values })
      setFault(null)
      // The name changes no price.
      if (Object.keys(values).some((field) => field !== 'name')) setShown(null)
    },
    show: async (page: number) => {
      const preview = await sent<Preview>('/api/office/campaigns/preview/', { page })
      if (preview) setShown({ preview, page })
    },
    plan: async () => {
      if (typed.name.trim() === '') return setFault(intl.formatMessage({ id: 'office.campaign_needs_name' }))
      const made = await sent<Answer<'planOfficeCampaign'>>('/api/office/campaigns/', { name: typed.name })
      if (made) router.push(recordPath('campaigns', String(made.id)))
    },
  }
}

/** A price campaign that is being planned: typed, shown as a table, then planned. */
export function CampaignForm(props: CampaignFormProps) {
  const intl = useIntl()
  const { selection, remove, typed, shown, fault, isBusy, type, show, plan } = useCampaignDraft(props)
  const { ids } = selection
  const count = shown ? shown.preview.total - shown.preview.leftOut : 0
  return (
    <>
      <CampaignChosen
        selection={selection}
        chosen={ids ? props.chosen.filter(({ id }) => ids.includes(id)) : props.chosen}
        total={ids?.length ?? props.total}
        onRemove={remove}
      />
      <form
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void show(1)
        }}
      >
        <Labelled name={intl.formatMessage({ id: 'office.field_name' })}>
          <input
            className={controlStyle}
            value={typed.name}
            maxLength={120}
            onChange={(event) => type({ name: event.target.value })}
          />
        </Labelled>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <RuleFields typed={typed} onType={type} />
          <Times typed={typed} onType={type} />
          <Areas areas={typed.areas} onChoose={(areas) => type({ areas })} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {intl.formatMessage({ id: 'office.preview' })}
          </Button>
          <Button disabled={count === 0} busy={isBusy} onClick={() => void plan()}>
            {intl.formatMessage({ id: 'office.campaign_plan' }, { count })}
          </Button>
          <p role="alert" className="text-sale empty:hidden">
            {fault}
          </p>
        </div>
      </form>
      {shown ? <CampaignPreview {...shown} onPage={(page) => void show(page)} /> : null}
    </>
  )
}

interface FieldsProps {
  typed: Typed
  onType: (values: Partial<Typed>) => void
}

function RuleFields({ typed, onType }: FieldsProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <>
      <Choice
        name={word('campaign_rule')}
        options={KINDS}
        value={typed.rule}
        label={(option) => word(`campaign_rule_${option}`)}
        onChoose={(rule) => onType({ rule })}
      />
      <Labelled name={typed.rule === 'percent' ? word('campaign_percent') : word('campaign_euros')}>
        <input
          className={cx(controlStyle, 'tabular-nums')}
          inputMode="decimal"
          value={typed.value}
          onChange={(event) => onType({ value: event.target.value })}
        />
      </Labelled>
      <Choice
        name={word('campaign_rounding')}
        options={ROUNDINGS}
        value={typed.rounding}
        label={(option) => word(`campaign_rounding_${option}`)}
        onChoose={(rounding) => onType({ rounding })}
      />
      <Choice
        name={word('campaign_price')}
        options={PRICES}
        value={typed.kind}
        label={(option) => optionLabel(intl, option)}
        onChoose={(kind) => onType({ kind })}
      />
    </>
  )
}

function Times({ typed, onType }: FieldsProps) {
  const intl = useIntl()
  return (['startsAt', 'endsAt'] as const).map((name) => (
    <Labelled key={name} name={intl.formatMessage({ id: `office.field_${name}` })}>
      <input
        type="datetime-local"
        className={controlStyle}
        value={typed[name]}
        onChange={(event) => onType({ [name]: event.target.value })}
      />
    </Labelled>
  ))
}

function Areas({ areas, onChoose }: { areas: Typed['areas']; onChoose: (areas: Typed['areas']) => void }) {
  const intl = useIntl()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 sm:col-span-2">
      <legend className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.field_priceArea' })}</legend>
      {AREAS.map((area) => (
        <label key={area} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={areas.includes(area)}
            onChange={(event) =>
              onChoose(AREAS.filter((one) => (one === area ? event.target.checked : areas.includes(one))))
            }
          />
          {intl.formatMessage({ id: `office.area_price_${area}` })}
        </label>
      ))}
    </fieldset>
  )
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="text-ink-muted text-xs">{name}</span>
      {children}
    </label>
  )
}

interface ChoiceProps<T extends string> {
  name: string
  options: readonly T[]
  value: T
  label: (option: T) => string
  onChoose: (option: T) => void
}

function Choice<T extends string>({ name, options, value, label, onChoose }: ChoiceProps<T>) {
  return (
    <Labelled name={name}>
      <select
        className={controlStyle}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {label(option)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
