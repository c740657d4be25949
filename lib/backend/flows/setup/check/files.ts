/** Whether uploaded files can be written, read and deleted. */
import { existsSync } from 'node:fs'

import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { storageProblem } from '@/lib/backend/platform/storage/probe'
import { S3Storage } from '@/lib/backend/platform/storage/s3'
import { uploadsFolder } from '@/lib/backend/platform/storage/storage'
import type { Config } from '@/lib/config/env'

import { type Finding, fault, ok } from './finding'

export async function filesFinding({ storage, dataDir }: Config): Promise<Finding[]> {
  // Without its folder the finding about the folder says it all.
  if (storage === null && !existsSync(dataDir)) return []
  const home = storage === null ? new FolderStorage(uploadsFolder(dataDir)) : new S3Storage(storage)
  const problem = await storageProblem(home)
  return [problem === null ? ok('files', `in ${home.place}`) : fault('files', problem)]
}
