'use client'

import { type FormEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { FileKind } from '@/lib/contract/access/office-files'
import type { ImportOptions, OfficeImport } from '@/lib/contract/schemas/office-files'
import { LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

interface Asked {
  readonly kind: FileKind
  readonly options: ImportOptions
}

interface ImportOptionsFormProps {
  file: OfficeImport
  isBusy: boolean
  onCheck: (asked: Asked) => void
}

/** What the file is imported as, and how. Every change is checked anew before it can be imported. */
export function ImportOptionsForm({ file, isBusy, onCheck }: ImportOptionsFormProps) {
  const intl = useIntl()
  const id = useId()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  const [kind, setKind] = useState<FileKind>(file.kind ?? file.kinds[0] ?? 'products')
  const [options, setOptions] = useState(file.options)
  const set = (part: Partial<ImportOptions>) => setOptions((all) => ({ ...all, ...part }))
  function check(event: FormEvent) {
    event.preventDefault()
    onCheck({ kind, options })
  }
  const tick = (name: 'skipBad' | 'hideVanished' | 'compareAll') => (
    <Checkbox
      label={word(`file_option_${name}`)}
      checked={options[name]}
      onChange={(event) => set({ [name]: event.target.checked })}
    />
  )
  return (
    <form onSubmit={check} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          id={`${id}-kind`}
          label={word('file_as')}
          hint={recognisedText(file, word)}
          value={kind}
          onChange={(event) => setKind(event.target.value as FileKind)}
        >
          {file.kinds.map((one) => (
            <option key={one} value={one}>
              {word(`file_kind_${one}`)}
            </option>
          ))}
        </Select>
        <Input
          id={`${id}-encoding`}
          label={word('file_encoding')}
          hint={word('file_encoding_hint')}
          value={options.encoding}
          maxLength={40}
          onChange={(event) => set({ encoding: event.target.value })}
        />
        {kind === 'products' ? <ProductFields id={id} options={options} set={set} /> : null}
      </div>
      <div>
        {tick('skipBad')}
        {kind === 'products' ? (
          <>
            {tick('hideVanished')}
            {tick('compareAll')}
          </>
        ) : null}
      </div>
      <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
        {word('file_check_again')}
      </Button>
    </form>
  )
}

function recognisedText({ recognised, kind }: OfficeImport, word: (id: string) => string): string | undefined {
  if (recognised === null) return word('file_not_recognised')
  return recognised === kind ? word('file_recognised') : undefined
}

interface ProductFieldsProps {
  id: string
  options: ImportOptions
  set: (part: Partial<ImportOptions>) => void
}

function ProductFields({ id, options, set }: ProductFieldsProps) {
  const intl = useIntl()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  return (
    <>
      <Select
        id={`${id}-language`}
        label={word('file_language')}
        hint={word('file_language_hint')}
        value={options.language}
        onChange={(event) => set({ language: event.target.value as ImportOptions['language'] })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_TABLE[language].nativeName}
          </option>
        ))}
      </Select>
      <Input
        id={`${id}-brand`}
        label={word('file_brand')}
        hint={word('file_brand_hint')}
        value={options.brand}
        maxLength={200}
        onChange={(event) => set({ brand: event.target.value })}
      />
      <Input
        id={`${id}-source`}
        label={word('file_source')}
        hint={word('file_source_hint')}
        value={options.source}
        required
        pattern="[a-z][a-z0-9:\-]{0,40}"
        onChange={(event) => set({ source: event.target.value })}
      />
    </>
  )
}
