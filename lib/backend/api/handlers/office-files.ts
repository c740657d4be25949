/** Calls of the back office for files of goods. */
import { exportFile, exportsOf, orderExport, stopExport } from '@/lib/backend/flows/office-files/exports'
import {
  checkImport,
  importOf,
  importsOf,
  startImport,
  stopImport,
  uploadImport,
} from '@/lib/backend/flows/office-files/imports'
import type { officeFileCalls } from '@/lib/contract/calls/office-files'

import { actorIn } from './acting'
import type { Handlers } from './types'

const done = { ok: true } as const

export const officeFileHandlers: Handlers<typeof officeFileCalls> = {
  uploadOfficeImport: ({ query, body }, context) => uploadImport(query.name, body, actorIn(context)),
  officeImports: ({ query }, context) => importsOf(query.page, actorIn(context)),
  officeImport: ({ params }, context) => importOf(params.job, actorIn(context)),
  checkOfficeImport: async ({ params, body }, context) => {
    await checkImport(params.job, body, actorIn(context))
    return done
  },
  startOfficeImport: async ({ params, body }, context) => {
    await startImport(params.job, body, actorIn(context))
    return done
  },
  stopOfficeImport: async ({ params }, context) => {
    await stopImport(params.job, actorIn(context))
    return done
  },
  officeExports: ({ query }, context) => exportsOf(query.page, actorIn(context)),
  createOfficeExport: ({ body }, context) => orderExport(body, actorIn(context)),
  stopOfficeExport: async ({ params }, context) => {
    await stopExport(params.job, actorIn(context))
    return done
  },
  officeExportFile: ({ params }, context) => exportFile(params.job, actorIn(context)),
}
