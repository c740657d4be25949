/** Where uploaded files are: a folder of this machine, or an S3-compatible service that all instances share. */
import { join } from 'node:path'

import { config } from '@/lib/config/env'

import { FolderStorage } from './folder'
import { S3Storage } from './s3'
import type { Storage } from './types'

export type StorageHome = 'local' | 's3'
export const STORAGE_HOMES: readonly StorageHome[] = ['local', 's3']

/** The folder of uploaded files: the image service reads `imported/` in it. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'pictures')

/** One home, whether the shop uses it or not; null: it is not configured. */
export function storageAt(home: StorageHome): Storage | null {
  const { dataDir, storage: service } = config()
  if (home === 'local') return new FolderStorage(uploadsFolder(dataDir))
  return service === null ? null : new S3Storage(service)
}

/** The home that the shop uses: the service when one is configured. */
export const storage = (): Storage => storageAt('s3') ?? new FolderStorage(uploadsFolder(config().dataDir))
