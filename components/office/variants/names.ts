import type { OfficeChoices } from '@/lib/contract/schemas/office'

import { nameIn } from '../name-in'
import type { GridRow } from './grid-model'

export const colourName = ({ colours }: OfficeChoices, id: number | null, locale: string): string => {
  const colour = colours.find((known) => known.id === id)
  return colour ? nameIn(colour.names, locale) : ''
}

export const sizeName = ({ sizes }: OfficeChoices, id: number | null): string =>
  sizes.find((known) => known.id === id)?.name ?? ''

/** `Blue · M` */
export const rowName = (choices: OfficeChoices, { colourId, sizeId }: GridRow, locale: string): string =>
  [colourName(choices, colourId, locale), sizeName(choices, sizeId)].filter((part) => part !== '').join(' · ')
