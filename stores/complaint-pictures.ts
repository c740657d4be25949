/** The pictures chosen for the complaint. They stay in memory until the tab is closed, also when sending fails. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { shrinkPicture } from '@/lib/browser/shrink-picture'
import { onLogout } from '@/lib/browser/storage'
import { uuid } from '@/lib/browser/uuid'
import {
  checkPictures,
  MAX_EDGE,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type PictureProblem,
} from '@/lib/complaint/pictures'

interface ChosenPicture {
  readonly id: string
  readonly name: string
  /** Bytes of the file as it was chosen. */
  readonly chosenBytes: number
  /** What is sent. */
  readonly blob: Blob
  /** Address of the preview. */
  readonly url: string
  /** The server's id of the picture once it is uploaded. */
  readonly sent: string | null
}

interface PictureNote {
  readonly problem: PictureProblem
  readonly name: string
}

interface Pictures {
  readonly pictures: readonly ChosenPicture[]
  readonly note: PictureNote | null
  /** Number of files that are being shrunk. */
  readonly preparing: number
}

export const picturesStore = createStore<Pictures>()(() => ({ pictures: [], note: null, preparing: 0 }))

const isKnownType = ({ type }: File) => PICTURE_TYPES.some((known) => known === type)

/** Adds files that were chosen or dropped; a note names a file that cannot be added. */
export async function addPictures(files: readonly File[]): Promise<void> {
  picturesStore.setState({ note: null })
  for (const file of files) {
    const problem = file.size > MAX_PICTURE_BYTES ? 'picture_too_large' : isKnownType(file) ? null : 'picture_type'
    if (problem) picturesStore.setState({ note: { problem, name: file.name } })
    else await addOne(file)
  }
}

async function addOne(file: File): Promise<void> {
  picturesStore.setState(({ preparing }) => ({ preparing: preparing + 1 }))
  const blob = await shrinkPicture(file, MAX_EDGE)
  const added: ChosenPicture = {
    id: uuid(),
    name: file.name,
    chosenBytes: file.size,
    blob,
    url: URL.createObjectURL(blob),
    sent: null,
  }
  const all = [...picturesStore.getState().pictures, added]
  const problem = checkPictures(all.map(({ chosenBytes, blob: { size } }) => ({ chosenBytes, bytes: size })))
  if (problem) URL.revokeObjectURL(added.url)
  picturesStore.setState(({ preparing, note }) =>
    problem
      ? { preparing: preparing - 1, note: { problem, name: file.name } }
      : { preparing: preparing - 1, note, pictures: all },
  )
}

export function removePicture(id: string): void {
  picturesStore.setState(({ pictures }) => {
    const gone = pictures.find((picture) => picture.id === id)
    if (gone) URL.revokeObjectURL(gone.url)
    return { note: null, pictures: pictures.filter((picture) => picture.id !== id) }
  })
}

/** Records that the server has stored a picture, or (`id` null) that it has deleted all of them. */
export function markSent(id: string | null, sent: string | null): void {
  picturesStore.setState(({ pictures }) => ({
    pictures: pictures.map((picture) => (id === null || picture.id === id ? { ...picture, sent } : picture)),
  }))
}

export function notePicture(note: PictureNote): void {
  picturesStore.setState({ note })
}

export function clearPictures(): void {
  for (const { url } of picturesStore.getState().pictures) URL.revokeObjectURL(url)
  picturesStore.setState({ pictures: [], note: null, preparing: 0 })
}

onLogout(clearPictures)

export function usePictures<T>(select: (state: Pictures) => T): T {
  return useStore(picturesStore, select)
}
