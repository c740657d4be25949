import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { OfficeValue } from '@/lib/contract/schemas/office'
import type { OfficePictures } from '@/lib/contract/schemas/office-pictures'
import { type OfficeFault, officeGet, officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'

export type ProductImage = OfficePictures['images'][number]

export interface ProductPicturesDraft {
  readonly pictures: OfficePictures
  /** The last sentence about what was done, for the status line. */
  readonly said: string | null
  readonly fault: string | null
  readonly reload: () => Promise<void>
  /** Moves a picture to a place of the order, from 0. */
  readonly move: (id: number, to: number) => Promise<void>
  /** Changes one field of a picture. */
  readonly change: (image: ProductImage, path: string, from: OfficeValue, to: OfficeValue) => Promise<boolean>
  readonly remove: (image: ProductImage) => Promise<void>
  /** One of the library becomes the last picture of the product. */
  readonly add: (path: string) => Promise<void>
}

/** Behind all others: the next change of the order gives each its number. */
const LAST = 10_000
const SAME = { code: 'CONFLICT', reason: 'same_picture' }

/** The order with one picture at another place. */
function reordered(images: readonly ProductImage[], id: number, to: number): readonly ProductImage[] {
  const moved = images.find((image) => image.id === id)
  if (!moved) return images
  const others = images.filter((image) => image.id !== id)
  const at = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

const placeText = (intl: IntlShape, place: number, count: number) =>
  intl.formatMessage({ id: 'office.picture_moved' }, { place, count })

/** Pictures of a product: every change is saved at once, and what others have done meanwhile is loaded instead of overwritten. */
export function useProductPictures(model: string, first: OfficePictures): ProductPicturesDraft {
  const intl = useIntl()
  const router = useRouter()
  const [pictures, setPictures] = useState(first)
  const [said, setSaid] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const base = `/api/office/goods/${model}/pictures/` as const

  async function reload() {
    const result = await officeGet<OfficePictures>(base)
    if (!result.ok) return
    setPictures(result.value)
    // The page says what the product lacks, and knows its newest change: this one is nobody else's.
    router.refresh()
  }
  async function failed(refusal: OfficeFault) {
    await reload()
    setFault(faultText(intl, refusal))
  }
  async function move(id: number, to: number) {
    const images = reordered(pictures.images, id, to)
    const [before, after] = [pictures.images, images].map((list) => list.map((image) => image.id))
    if (before?.join() === after?.join()) return
    setFault(null)
    setPictures({ ...pictures, images: [...images] })
    const result = await officePost<OfficePictures>(`${base}order/`, { from: before, to: after })
    if (!result.ok) return failed(result.fault)
    setPictures(result.value)
    router.refresh()
    setSaid(placeText(intl, images.findIndex((image) => image.id === id) + 1, images.length))
  }
  async function change(image: ProductImage, path: string, from: OfficeValue, to: OfficeValue) {
    setFault(null)
    const result = await officePost(`/api/office/records/images/${image.id}/`, { patch: [{ path, from, to }] })
    if (!result.ok) await failed(result.fault)
    else {
      await reload()
      setSaid(intl.formatMessage({ id: 'office.all_saved' }))
    }
    return result.ok
  }
  async function remove(image: ProductImage) {
    setFault(null)
    const result = await officePost(`/api/office/remove/images/${image.id}/`, {})
    if (!result.ok) return failed(result.fault)
    await reload()
  }
  async function add(path: string) {
    if (pictures.images.some((image) => image.path === path)) return setFault(faultText(intl, SAME))
    setFault(null)
    const values = { modelId: Number(model), path, type: 'image', captions: {}, sortOrder: LAST }
    const result = await officePost('/api/office/records/images/', { values })
    if (!result.ok) return failed(result.fault)
    await reload()
  }
  return { pictures, said, fault, reload, move, change, remove, add }
}
