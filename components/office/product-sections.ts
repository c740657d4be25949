/** The sections of a product's page in their order, and which of them lack something that shoppers need. */
import type { IntlShape } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity, OfficeGoods, OfficeValue } from '@/lib/contract/schemas/office'
import { LANGUAGES } from '@/lib/market/languages'

import { FIRST_SECTIONS, hasField } from './form-sections'
import type { PageSection } from './section-bar'

interface Product {
  readonly entity: OfficeEntity
  readonly values: Answer<'officeRecord'>['values']
  readonly goods: OfficeGoods
  readonly pictures: number
}

const isWhole = (texts: OfficeValue | undefined) =>
  texts !== null &&
  typeof texts === 'object' &&
  !Array.isArray(texts) &&
  LANGUAGES.every((language) => Boolean(texts[language]))

export function productSections(intl: IntlShape, { entity, values, goods, pictures }: Product): PageSection[] {
  const shown = goods.variants.filter(({ isHidden }) => !isHidden)
  const missing: Readonly<Record<string, boolean>> = {
    'section-texts': !isWhole(values['name']) || !isWhole(values['longDescriptionHtml']),
    pictures: pictures === 0,
    variants: shown.length === 0,
    goods: shown.some(({ regular }) => regular === null),
  }
  const section = (id: string, message: string): PageSection => ({
    id,
    name: intl.formatMessage({ id: message }),
    isMissing: missing[id] === true,
  })
  const fields = entity.fields.filter((field) => hasField(entity.name, field, values))
  const ofForm = [...new Set(fields.map((field) => field.section))]
  const inForm = (isFirst: boolean) =>
    ofForm
      .filter((name) => FIRST_SECTIONS.has(name) === isFirst)
      .map((name) => section(`section-${name}`, `office.section_${name}`))
  return [
    ...inForm(true),
    section('pictures', 'office.pictures'),
    section('variants', 'office.entity_variants'),
    ...(shown.length > 0 ? [section('goods', 'office.goods')] : []),
    ...inForm(false),
    section('record-history', 'office.history'),
  ]
}
