'use client'

import { type ReactElement, useId } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { parseCents, parseNumber, parseSure } from '@/lib/catalog/variant-grid'
import type { OfficeField } from '@/lib/contract/schemas/office'
import { shopLocalTime, shopMoment } from '@/lib/market/shop-time'

import { codedName, countryChoices, currencyChoices, taxAreaChoices } from './choice-names'
import { codesEditor } from './codes-editor'
import { centsText, decimalText } from './decimal'
import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { ColoursEditor } from './colours-editor'
import { FiltersEditor } from './filters-editor'
import { GoogleCategoryInput } from './google-category-input'
import { HtmlEditor } from './html-editor'
import { KnownPhrases } from './known-phrases'
import { isLinkField, LinkEditor } from './link-editor'
import { LinksEditor } from './links-editor'
import { LocalizedEditor } from './localized-editor'
import { EURO, NOTHING, REQUIRED } from './marks'
import { ownFirst } from './own-first'
import { PageKey } from './page-key'
import { PropertiesEditor } from './properties-editor'
import { PictureEditor } from './picture-editor'
import { PicturesEditor } from './pictures-editor'
import { ReferenceEditor } from './reference-editor'
import { ReferencesEditor } from './references-editor'
import { isRoleField, RolesEditor } from './roles-editor'
import { optionLabel, showValue } from './show-value'
import { HoursEditor } from './hours-editor'
import { shapeOf } from './struct-shapes'
import { SizeTableEditor } from './size-table-editor'
import { StructEditor } from './struct-editor'
import { SupplierInput } from './supplier-input'
import { TaxClassSelect } from './tax-class'
import { TermTarget } from './term-target'
import { MachineMarks } from './machine-marks'
import { MARKS } from './texts'
import { TabsEditor } from './tabs-editor'
import { TwoColoursEditor } from './two-colours-editor'
import { useTypedText } from './use-typed-text'

interface ControlProps extends EditorProps {
  id: string
}

/** Fields whose words are chosen by other means than typing. */
const CHOSEN: Readonly<Record<string, (props: EditorProps) => ReactElement>> = {
  filterableProperties: (props) => <FiltersEditor {...props} />,
  images: (props) => <PicturesEditor {...props} />,
  swatch: (props) => <ColoursEditor {...props} />,
  subText: (props) => <TwoColoursEditor {...props} separator="/" />,
}

/** The editor of a field that leads somewhere: an address, or what words of the search find; null for others. */
function leadingEditor(props: EditorProps): ReactElement | null {
  const { name } = props.field
  if (props.entity === 'search-terms' && name === 'target') return <TermTarget {...props} />
  if (props.entity === 'pages' && name === 'key') return <PageKey {...props} />
  if (props.entity === 'people' && isRoleField(name)) return <RolesEditor {...props} />
  if (isLinkField(props.entity, name)) return <LinkEditor {...props} />
  return name === 'urls' ? <LinksEditor {...props} /> : null
}

/** The editor of a field whose value is not one control; null for others. */
function wholeEditor(props: EditorProps): ReactElement | null {
  const { kind, name } = props.field
  const led = leadingEditor(props)
  if (led) return led
  if (name === MARKS) return <MachineMarks {...props} />
  if (kind.startsWith('localized')) return <LocalizedEditor {...props} />
  if (kind === 'references') return <ReferencesEditor {...props} />
  if (kind === 'properties') return <PropertiesEditor {...props} />
  // Only the value of a ribbon is a text.
  if (name === 'value' && kind === 'text') return <TwoColoursEditor {...props} separator=";" />
  if (kind !== 'json') return CHOSEN[name]?.(props) ?? codesEditor(props)
  const shape = shapeOf(name)
  if (shape) return <StructEditor {...props} shape={shape} editor={FieldEditor} />
  if (name === 'hours') return <HoursEditor {...props} />
  if (name === 'parsed') return <SizeTableEditor {...props} />
  return name === 'tabs' ? <TabsEditor {...props} editor={FieldEditor} /> : null
}

/** Its name stands beside the box. What is only read is a word below its name. */
const isTicked = ({ kind, isReadOnly }: OfficeField) => kind === 'boolean' && !isReadOnly

/** A field of a form with its name, by its kind. */
export function FieldEditor(props: EditorProps) {
  const { field, fault, hint } = props
  const intl = useIntl()
  const id = useId()
  const name = nameOfField(intl, field)
  const isBox = isTicked(field)
  const whole = wholeEditor(props)
  if (whole) return whole
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={isBox ? 'flex min-h-11 flex-row-reverse items-center justify-end gap-2' : 'contents'}>
        <FieldName id={id} field={field} name={name} />
        <Control {...props} id={id} />
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-ink-muted text-xs">
          {hint}
        </p>
      )}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
      {props.entity === 'search-terms' && field.name === 'phrases' ? (
        <KnownPhrases
          values={props.values ?? {}}
          phrases={Array.isArray(props.value) ? props.value.map(String) : []}
          isReadOnly={field.isReadOnly}
          onTake={props.onChange}
        />
      ) : null}
    </div>
  )
}

/** Of a picture it is the name of the group of its buttons. */
function FieldName({ id, field, name }: Pick<ControlProps, 'id' | 'field'> & { name: string }) {
  const { kind, isRequired } = field
  const isBox = isTicked(field)
  const look = isBox ? undefined : 'text-ink-muted text-xs'
  const star = isRequired && !isBox ? <span aria-hidden>{REQUIRED}</span> : null
  if (kind === 'picture')
    return (
      <span aria-hidden className={look}>
        {name}
        {star}
      </span>
    )
  return (
    <label htmlFor={id} className={look}>
      {name}
      {star}
    </label>
  )
}

function common({ id, field, fault, hint }: ControlProps) {
  return {
    id,
    className: controlStyle,
    disabled: field.isReadOnly,
    required: field.isRequired,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  }
}

/** Data without a control, and what nobody types: what the shop has noted itself, and what this person may only read. */
function ShownData({ id, field, value }: ControlProps) {
  const intl = useIntl()
  // In a list a long text is cut off.
  const whole =
    (field.kind === 'text' || field.kind === 'lines') && typeof value === 'string'
      ? value
      : showValue(intl, field.kind, value)
  return (
    <output id={id} className="min-h-6 whitespace-pre-line break-words">
      {(codedName(intl, field.name, value) ?? whole) || NOTHING}
    </output>
  )
}

function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  return field.kind === 'lines' ? (
    <textarea {...common(props)} rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <input {...common(props)} value={text} onChange={(event) => onChange(event.target.value)} />
  )
}

function Supplier(props: ControlProps) {
  const { value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  return <SupplierInput {...common(props)} value={text} onChange={(event) => onChange(event.target.value)} />
}

/** The taxonomy is Google's and has thousands of names: it is looked up there. */
function GoogleCategory(props: ControlProps) {
  const { value, onChange } = props
  return (
    <GoogleCategoryInput
      {...common(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function HtmlControl({ id, field, value, values, onChange, fault }: ControlProps) {
  const intl = useIntl()
  const language = values?.['language']
  return (
    <HtmlEditor
      id={id}
      label={intl.formatMessage({ id: `office.field_${field.name}` })}
      html={typeof value === 'string' ? value : ''}
      {...(typeof language === 'string' && { lang: language })}
      isReadOnly={field.isReadOnly}
      isWrong={fault !== null}
      onChange={onChange}
    />
  )
}

/** Money is typed in euros and kept in cents. The sign of the fraction is the language's; a point is read, too. */
function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { locale } = useIntl()
  const isMoney = field.kind === 'cents'
  const read = isMoney ? parseCents : field.kind === 'integer' ? parseSure : parseNumber
  const typed = useTypedText(value, onChange, {
    write: (number) => {
      if (typeof number !== 'number') return String(number ?? '')
      return isMoney ? centsText(locale, number) : decimalText(locale, number)
    },
    // What is no number is sent as it is, so that the shop says what is wrong with it.
    read: (text) => (text.trim() === '' ? null : (read(text) ?? text)),
  })
  const input = <input {...common(props)} inputMode="decimal" {...typed} />
  if (!isMoney) return input
  return (
    <span className="flex max-w-60 items-center gap-2">
      {input}
      <span aria-hidden className="text-ink-muted">
        {EURO}
      </span>
    </span>
  )
}

function BooleanControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...common(props)}
      required={false}
      type="checkbox"
      className="size-5"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

function ChoiceControl(props: ControlProps) {
  const intl = useIntl()
  const { field, value, onChange } = props
  const known = field.options ?? []
  // One that the shop does not know stays as it is.
  const unknown = typeof value === 'string' && value !== '' && !known.includes(value) ? [value] : []
  return (
    <select
      {...common(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{NOTHING}</option>
      {[...unknown, ...known].map((option) => (
        <option key={option} value={option}>
          {codedName(intl, field.name, option) ?? optionLabel(intl, option)}
        </option>
      ))}
    </select>
  )
}

interface NamedControlProps extends ControlProps {
  names: (intl: IntlShape) => readonly { readonly value: string; readonly label: string }[]
  isNumber?: boolean
}

/** A code that is chosen by its name. One that the shop does not know stays as it is. */
function NamedControl({ names, isNumber = false, ...props }: NamedControlProps) {
  const intl = useIntl()
  const { value, onChange } = props
  const chosen = String(value ?? '')
  const known = names(intl)
  const read = (text: string) => (text === '' ? null : isNumber ? Number(text) : text)
  return (
    <select {...common(props)} value={chosen} onChange={(event) => onChange(read(event.target.value))}>
      <option value="">{NOTHING}</option>
      {chosen !== '' && !known.some((one) => one.value === chosen) ? <option value={chosen}>{chosen}</option> : null}
      {known.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}

function ChoicesControl(props: ControlProps) {
  const intl = useIntl()
  const { id, field, value, onChange } = props
  const chosen = Array.isArray(value) ? value.map(String) : []
  const options = field.options ?? []
  // As everywhere, the language of the reader comes first; what is kept stays in the order of the shop.
  const shown = field.name === 'languages' ? ownFirst(options, intl.locale) : options
  return (
    <div id={id} role="group" className="flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((option) => (
        <label key={option} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            disabled={field.isReadOnly}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(options.filter((word) => (word === option ? event.target.checked : chosen.includes(word))))
            }
          />
          {codedName(intl, field.name, option) ?? optionLabel(intl, option)}
        </label>
      ))}
    </div>
  )
}

/** Words of a list, one in each line. */
function WordsControl(props: ControlProps) {
  const { value, onChange } = props
  const words = Array.isArray(value) ? value.map(String) : []
  const typed = useTypedText(value, onChange, {
    write: (list) => (Array.isArray(list) ? list.join('\n') : ''),
    read: (text) => {
      const lines = text.split('\n').map((word) => word.trim())
      return lines.filter(Boolean)
    },
  })
  return <textarea {...common(props)} rows={Math.min(Math.max(words.length + 1, 2), 8)} {...typed} />
}

/** A moment in the shop's time; it is kept in UTC. */
function MomentControl(props: ControlProps) {
  const { value, onChange } = props
  const local = typeof value === 'string' && value !== '' ? shopLocalTime(new Date(value)) : ''
  return (
    <input
      {...common(props)}
      type="datetime-local"
      className={cx(controlStyle, 'max-w-64')}
      value={local}
      onChange={(event) => onChange(event.target.value === '' ? null : shopMoment(event.target.value).toISOString())}
    />
  )
}

/** A day without a time, chosen from a calendar. */
function DayControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...common(props)}
      type="date"
      className={cx(controlStyle, 'max-w-64')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}

type Render = (props: ControlProps) => ReactElement

/** Fields whose codes have names. */
const BY_NAME: ReadonlyMap<string, Render> = new Map([
  ['taxClass', (props) => <TaxClassSelect {...props} isReadOnly={props.field.isReadOnly} />],
  ['taxAreaId', (props) => <NamedControl {...props} names={taxAreaChoices} isNumber />],
  ['supplier', (props) => <Supplier {...props} />],
  ['country', (props) => <NamedControl {...props} names={countryChoices} />],
  ['currency', (props) => <NamedControl {...props} names={currencyChoices} />],
  ['googleCategory', (props) => <GoogleCategory {...props} />],
] satisfies [string, Render][])

const number: Render = (props) => <NumberControl {...props} />
const BY_KIND: Readonly<Partial<Record<OfficeField['kind'], Render>>> = {
  boolean: (props) => <BooleanControl {...props} />,
  html: (props) => <HtmlControl {...props} />,
  choice: (props) => <ChoiceControl {...props} />,
  choices: (props) => <ChoicesControl {...props} />,
  reference: (props) => <ReferenceEditor {...props} />,
  picture: (props) => <PictureEditor {...props} />,
  json: (props) => <ShownData {...props} />,
  money: (props) => <ShownData {...props} />,
  integer: number,
  number,
  cents: number,
  moment: (props) => <MomentControl {...props} />,
  day: (props) => <DayControl {...props} />,
  words: (props) => <WordsControl {...props} />,
}

/** What reads better as words than in a control that cannot be used. */
const READ_AS_WORDS: ReadonlySet<OfficeField['kind']> = new Set([
  'text',
  'lines',
  'boolean',
  'integer',
  'number',
  'cents',
  'choice',
  'moment',
  'day',
])

function Control(props: ControlProps) {
  const { kind, isReadOnly } = props.field
  // A record that was never there is not looked for.
  const isNoRecord = kind === 'reference' && (props.value === null || props.value === '')
  if (isReadOnly && (READ_AS_WORDS.has(kind) || isNoRecord)) return <ShownData {...props} />
  const own = BY_NAME.get(props.field.name) ?? BY_KIND[props.field.kind]
  return own ? own(props) : <TextControl {...props} />
}
