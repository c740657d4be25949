/** Pictures of an import: from a folder, else from their URL; checked, and stored with a hash of their content as name. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'

import sharp from 'sharp'

import type { Storage } from '@/lib/backend/platform/storage/types'

import { download, NotLoaded } from './download'
import type { Reason } from './product/faults'

const MAX_PIXELS = 60_000_000
const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' }

export interface PictureStore {
  /** The folder in which pictures are searched before their URL is tried; null for none. */
  readonly folder: string | null
  /** Where they are stored: the image service reads `imported/` in it. */
  readonly target: Storage
}

/** The name of a file: given plainly, with folders, or as the end of a web address. */
function fileNameOf(picture: string): string | null {
  try {
    const path = URL.canParse(picture) ? decodeURIComponent(new URL(picture).pathname) : picture.replaceAll('\\', '/')
    return basename(path) || null
  } catch {
    return null
  }
}

async function fromFolder(folder: string, picture: string): Promise<Buffer | null> {
  const name = fileNameOf(picture)
  if (!name) return null
  const file = resolve(folder, name)
  if (!file.startsWith(resolve(folder) + sep)) return null
  return readFile(file).catch(() => null)
}

/** Loads one picture, named by a web address or a file name, and returns its path in the image service. Throws NotLoaded, or an error of the image library. */
export async function storePicture(picture: string, { folder, target }: PictureStore): Promise<string> {
  const isAddress = /^https?:/i.test(picture)
  const found = folder && (await fromFolder(folder, picture))
  if (!found && !isAddress)
    throw folder
      ? new NotLoaded('not_in_folder', 'no such file in the folder of pictures')
      : new NotLoaded('needs_folder', 'a file name needs --pictures FOLDER')
  const bytes = found || (await download(picture))
  const { format, width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const extension = FORMATS[format]
  if (!extension || width === 0 || height === 0) throw new NotLoaded('none', 'not a picture')
  const path = `imported/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
  await target.put(path, bytes, `image/${format}`)
  return path
}

/** Why a picture was left out. */
export function pictureProblem(error: unknown, about: { readonly handle: string; readonly picture: string }): Reason {
  if (error instanceof NotLoaded)
    return {
      code: `picture_${error.why}`,
      args: { ...about, ...(error.status !== null && { status: error.status }) },
    }
  const detail = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''
  if (/unsupported image format/.test(detail)) return { code: 'picture_none', args: about }
  return { code: 'picture_other', args: { ...about, detail } }
}

/** Pictures of a host that could not be reached are not asked for again. */
export const isUnreachable = ({ code }: Reason): boolean => code === 'picture_no_host' || code === 'picture_late'
