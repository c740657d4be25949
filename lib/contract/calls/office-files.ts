/**
 * Calls of the back office for files of goods. For people alone: it is kept who brought and fetched a file. Which kinds of file a person may
 * bring and fetch is decided by lib/contract/access/office-files.ts; what a person may not see does not exist for them.
 */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, queryInt, queryPage } from '../schemas/common'
import type { UploadBody } from '../schemas/complaint'
import {
  exportOrder,
  fileKind,
  importOptions,
  importRow,
  importStart,
  officeExport,
  officeImport,
} from '../schemas/office-files'

const job = z.strictObject({ job: queryInt(id) })
const nothing = z.strictObject({})
/** As what a file is imported, and how. */
const asked = z.strictObject({ kind: fileKind, options: importOptions })
const page = { page: z.int(), size: z.int(), total: z.int() }

export const officeFileCalls = defineCalls('Back office', {
  /** One file, as the bytes of the body. It is kept, and its dry run begins. */
  uploadOfficeImport: {
    method: 'POST',
    path: '/api/office/imports/upload/',
    access: 'office.use',
    needsPerson: true,
    bodyType: 'application/octet-stream',
    query: z.strictObject({ name: z.string().max(500).default('') }),
    body: z.custom<UploadBody>(
      (value) => typeof (value as UploadBody | null)?.read === 'function',
      'Send the bytes of one file.',
    ),
    answer: z.object({ id: z.int() }),
  },
  officeImports: {
    method: 'GET',
    path: '/api/office/imports/',
    access: 'office.use',
    needsPerson: true,
    query: z.strictObject({ page: queryPage }),
    answer: z.object({ imports: z.array(importRow), ...page }),
  },
  officeImport: {
    method: 'GET',
    path: '/api/office/imports/{job}/',
    access: 'office.use',
    needsPerson: true,
    params: job,
    answer: officeImport,
  },
  /** The dry run anew, as another kind of file or with other options. Throws CONFLICT while it is worked on, and when it is imported. */
  checkOfficeImport: {
    method: 'POST',
    path: '/api/office/imports/{job}/check/',
    access: 'office.use',
    needsPerson: true,
    params: job,
    body: asked,
    answer: done,
  },
  /**
   * Imports what the dry run showed, or goes on with what was stopped: as that kind of file and with those options. Throws CONFLICT when there
   * is nothing of both, and when somebody has asked for another dry run meanwhile.
   */
  startOfficeImport: {
    method: 'POST',
    path: '/api/office/imports/{job}/start/',
    access: 'office.use',
    needsPerson: true,
    params: job,
    /** With what the dry run was asked; whether new products stay hidden is asked once more. */
    body: asked.extend(importStart.shape),
    answer: done,
  },
  /** What is written stays; the rest is not begun. */
  stopOfficeImport: {
    method: 'POST',
    path: '/api/office/imports/{job}/stop/',
    access: 'office.use',
    needsPerson: true,
    params: job,
    body: nothing,
    answer: done,
  },
  /** The person's own. */
  officeExports: {
    method: 'GET',
    path: '/api/office/exports/',
    access: 'office.use',
    needsPerson: true,
    query: z.strictObject({ page: queryPage }),
    answer: z.object({ exports: z.array(officeExport), kinds: z.array(fileKind), ...page }),
  },
  createOfficeExport: {
    method: 'POST',
    path: '/api/office/exports/',
    access: 'office.use',
    needsPerson: true,
    body: exportOrder,
    answer: z.object({ id: z.int() }),
  },
  stopOfficeExport: {
    method: 'POST',
    path: '/api/office/exports/{job}/stop/',
    access: 'office.use',
    needsPerson: true,
    params: job,
    body: nothing,
    answer: done,
  },
  officeExportFile: {
    method: 'GET',
    path: '/api/office/exports/{job}/file/',
    access: 'office.use',
    needsPerson: true,
    answerType: 'application/octet-stream',
    params: job,
    answer: z.custom<{ type: string; bytes: ReadableStream<Uint8Array>; length: number; name: string }>(),
  },
})
