/**
 * Calls of the back office. They are apart from the shop's calls, so that no browser of a shopper loads them (lib/contract/all-calls.ts).
 * Each has `office.use`; which records a person sees and changes is decided by the permissions of the kind of record.
 */
import { z } from 'zod'

import { defineCalls } from './call'
import { done, id, language, queryInt, queryPage } from '../schemas/common'
import { officeContentCalls } from './office-content'
import { officeFileCalls } from './office-files'
import { officeGoodsCalls } from './office-goods'
import { officeIntegrationCalls } from './office-integrations'
import { officeOrderCalls } from './office-orders'
import { officePageCalls } from './office-pages'
import { officePictureCalls } from './office-pictures'
import { officePurchaseCalls } from './office-purchases'
import { officeTextCalls } from './office-texts'
import { officeBulkWork } from '../schemas/office-campaigns'
import {
  officeChange,
  officeEntity,
  officeChoices,
  officeGoods,
  officeNewVariant,
  officePriceChange,
  officePropertyChoices,
  officeStockChange,
  officePatch,
  officeRow,
  officeValue,
  officeValues,
  officeVariantChanges,
  officeView,
} from '../schemas/office'
import { officeWaiting } from '../schemas/office-waiting'

const entity = z.string().regex(/^[a-z][a-z-]{1,40}$/)
const recordId = z.string().min(1).max(200)
const reason = z.string().trim().max(500).optional()
const changeId = z.int().min(1)
/** Of the names of records, and of the records that they refer to. */
const inLanguage = { language: language.default('en') }
/** Search, filters and order of a list. `filter`: `field:value` parts separated by `;`, values encoded. */
const listQuery = {
  q: z.string().trim().max(200).default(''),
  filter: z.string().max(2_000).default(''),
  sort: z.string().max(60).default(''),
  ...inLanguage,
}
const atLeastOne = <T extends z.ZodType>(value: T) => z.array(value).min(1).max(1_000)

const recordCalls = defineCalls('Back office', {
  /** Sets a cookie that no script can read. Errors as of the log-in of the shop; FORBIDDEN for who does not work in the shop. */
  officeLogin: {
    method: 'POST',
    path: '/api/office/login/',
    access: 'public',
    body: z.strictObject({
      username: z.string().min(1).max(254),
      password: z.string().min(1).max(1024),
      code: z.string().max(40).optional(),
    }),
    answer: done,
  },
  officeLogout: {
    method: 'POST',
    path: '/api/office/logout/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({}),
    answer: done,
  },
  /** The person, what they may do, and the kinds of record that they may see. */
  officeMe: {
    method: 'GET',
    path: '/api/office/me/',
    access: 'office.use',
    needsPerson: true,
    answer: z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      permissions: z.array(z.string()),
      /** Pages that are no list of records, by the area of the menu. */
      tools: z.array(z.object({ name: z.string(), area: z.string() })),
      entities: z.array(officeEntity),
    }),
  },
  /** How much waits for the person, and what was sold: the first page of the day. */
  officeWaiting: {
    method: 'GET',
    path: '/api/office/waiting/',
    access: 'office.use',
    answer: officeWaiting,
  },
  officeRecords: {
    method: 'GET',
    path: '/api/office/records/{entity}/',
    access: 'office.use',
    params: z.strictObject({ entity }),
    query: z.strictObject({ ...listQuery, page: queryPage, size: queryInt(z.int().min(1).max(200)).default(50) }),
    answer: z.object({
      rows: z.array(officeRow),
      total: z.int(),
      /** There are more than the total: they are not counted, and found by a search or a filter. */
      isMore: z.boolean(),
      /** Too many for the order that was asked for: the newest come first. */
      isUnsorted: z.boolean(),
      page: z.int(),
      size: z.int(),
    }),
  },
  officeRecordsFile: {
    method: 'GET',
    path: '/api/office/csv/{entity}/',
    access: 'office.use',
    answerType: 'text/csv; charset=utf-8',
    params: z.strictObject({ entity }),
    query: z.strictObject({ ...listQuery, columns: z.string().max(1_000).default('') }),
    answer: z.custom<{ type: string; bytes: Uint8Array; name: string }>(),
  },
  officeRecord: {
    method: 'GET',
    path: '/api/office/records/{entity}/{record}/',
    access: 'office.use',
    params: z.strictObject({ entity, record: recordId }),
    query: z.strictObject(inLanguage),
    answer: officeRow.extend({
      /** The newest change in the history, 0 without one: a form that is open asks for it to notice others' changes. */
      change: z.int(),
      /** Paths of texts, such as `name.sv`, that are older than what they were translated from. */
      outdated: z.array(z.string()).optional(),
    }),
  },
  createOfficeRecord: {
    method: 'POST',
    path: '/api/office/records/{entity}/',
    access: 'office.use',
    params: z.strictObject({ entity }),
    body: z.strictObject({ values: officeValues, reason }),
    answer: z.object({ id: z.string() }),
  },
  /**
   * Changes fields. A field whose value is no longer the patch's `from` is CONFLICT, with what it is now; nothing is changed then. Fields
   * that others changed and the patch does not name stay as the others left them.
   */
  saveOfficeRecord: {
    method: 'POST',
    path: '/api/office/records/{entity}/{record}/',
    access: 'office.use',
    params: z.strictObject({ entity, record: recordId }),
    body: z.strictObject({ patch: officePatch, reason }),
    answer: officeRow.extend({ change: z.int() }),
  },
  removeOfficeRecord: {
    method: 'POST',
    path: '/api/office/remove/{entity}/{record}/',
    access: 'office.use',
    params: z.strictObject({ entity, record: recordId }),
    body: z.strictObject({ reason }),
    answer: done,
  },
  /** Sets fields of many records: those named, or with `all` every one that a list's query finds. */
  bulkOfficeRecords: {
    method: 'POST',
    path: '/api/office/bulk/{entity}/',
    access: 'office.use',
    params: z.strictObject({ entity }),
    body: z.strictObject({
      ids: atLeastOne(recordId).optional(),
      all: z.strictObject({ q: listQuery.q, filter: listQuery.filter }).optional(),
      set: z.record(z.string().max(100), officeValue),
      /** As long work, by people only: it is begun and not waited for, and what of it is refused leaves the rest. Without it all or nothing is changed. */
      isJob: z.boolean().default(false),
      reason,
    }),
    /** `job`: of the work that was begun. */
    answer: z.object({ changed: z.int(), batch: z.int().nullable(), job: z.int().nullable() }),
  },
  /** How far a long bulk change or the translation of products is, and what it did. */
  officeBulkWork: {
    method: 'GET',
    path: '/api/office/bulk-work/{job}/',
    access: 'office.use',
    params: z.strictObject({ job: queryInt(id) }),
    answer: officeBulkWork,
  },
  /** What is done stays. Throws CONFLICT when it has ended. */
  stopOfficeBulkWork: {
    method: 'POST',
    path: '/api/office/bulk-work/{job}/stop/',
    access: 'office.use',
    params: z.strictObject({ job: queryInt(id) }),
    body: z.strictObject({}),
    answer: done,
  },
  officeChanges: {
    method: 'GET',
    path: '/api/office/changes/',
    access: 'office.use',
    query: z.strictObject({
      entity: entity.optional(),
      record: recordId.optional(),
      batch: queryInt(z.int().min(1)).optional(),
      /** A part of the name or e-mail of who made the change. */
      who: z.string().trim().min(1).max(100).optional(),
      /** The first and the last day, by the shop's calendar. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      page: queryPage,
    }),
    answer: z.object({ changes: z.array(officeChange), total: z.int(), page: z.int() }),
  },
  /** Takes a change back, or with `batch` a whole bulk change. CONFLICT where a field was changed again since. */
  undoOfficeChange: {
    method: 'POST',
    path: '/api/office/undo/',
    access: 'office.use',
    body: z.strictObject({ change: changeId.optional(), batch: changeId.optional() }),
    answer: z.object({ undone: z.int() }),
  },
  officeViews: {
    method: 'GET',
    path: '/api/office/views/',
    access: 'office.use',
    needsPerson: true,
    query: z.strictObject({ entity: entity.optional() }),
    answer: z.object({ views: z.array(officeView) }),
  },
  saveOfficeView: {
    method: 'POST',
    path: '/api/office/views/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({
      entity,
      name: z.string().trim().min(1).max(80),
      query: z.string().max(2_000),
      isShared: z.boolean(),
    }),
    answer: officeView,
  },
  removeOfficeView: {
    method: 'POST',
    path: '/api/office/views/remove/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({ id }),
    answer: done,
  },
  /** Variants of a product with their prices and stock. */
  officeGoods: {
    method: 'GET',
    path: '/api/office/goods/{model}/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    answer: officeGoods,
  },
  /** Changes prices of variants. With `isPreview` nothing is changed, and the answer is what would be. */
  changeOfficePrices: {
    method: 'POST',
    path: '/api/office/goods/{model}/prices/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: z.strictObject({
      changes: z.array(officePriceChange).min(1).max(2_000),
      isPreview: z.boolean().default(false),
      reason,
    }),
    answer: officeGoods,
  },
  /** Adds units to a store, or takes them away. Throws OUT_OF_STOCK. */
  changeOfficeStock: {
    method: 'POST',
    path: '/api/office/goods/{model}/stock/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: officeStockChange.extend({ reason }),
    answer: officeGoods,
  },
  /** Makes, changes and removes variants in one transaction, as one entry of the history. A fault names the row with `details.row`. */
  saveOfficeVariants: {
    method: 'POST',
    path: '/api/office/goods/{model}/variants/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: officeVariantChanges.extend({ reason }),
    answer: officeGoods,
  },
  /** A variant with its regular price (with VAT; the export price follows from it), in one transaction. */
  createOfficeVariant: {
    method: 'POST',
    path: '/api/office/variants/',
    access: 'office.use',
    body: z.strictObject({ values: officeValues, price: officeNewVariant.shape.price.default(null), reason }),
    answer: z.object({ id: z.string() }),
  },
  /** What a product and its variants are made of: colours, sizes, size tables, tax classes, stores. */
  officeChoices: {
    method: 'GET',
    path: '/api/office/choices/',
    access: 'office.use',
    answer: officeChoices,
  },
  officePropertyChoices: {
    method: 'GET',
    path: '/api/office/property-choices/',
    access: 'office.use',
    query: z.strictObject({ group: queryInt(id).optional() }),
    answer: z.object({ properties: officePropertyChoices }),
  },
  /** A product with its variants, in one transaction and as one entry of the history. */
  createOfficeProduct: {
    method: 'POST',
    path: '/api/office/products/',
    access: 'office.use',
    body: z.strictObject({ values: officeValues, variants: z.array(officeNewVariant).max(600), reason }),
    answer: z.object({ id: z.string() }),
  },
  /** A product like it that is not shown yet, with its variants and regular prices, without numbers, stock and pictures. */
  copyOfficeProduct: {
    method: 'POST',
    path: '/api/office/products/{model}/copy/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: z.strictObject({ reason }),
    answer: z.object({ id: z.string() }),
  },
  /** The product is not shown any more, and its address leads to a group or another product. */
  archiveOfficeProduct: {
    method: 'POST',
    path: '/api/office/products/{model}/archive/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: z.strictObject({ to: z.strictObject({ entity: z.enum(['groups', 'products']), id }), reason }),
    answer: done,
  },
  /** For the command bar: records whose name or number matches, of every kind that the person may see. */
  officeFind: {
    method: 'GET',
    path: '/api/office/find/',
    access: 'office.use',
    query: z.strictObject({ q: z.string().trim().min(1).max(100), ...inLanguage }),
    answer: z.object({
      found: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), note: z.string() })),
    }),
  },
})

export const officeCalls = {
  ...recordCalls,
  ...officeContentCalls,
  ...officeGoodsCalls,
  ...officePictureCalls,
  ...officeOrderCalls,
  ...officePageCalls,
  ...officePurchaseCalls,
  ...officeIntegrationCalls,
  ...officeFileCalls,
  ...officeTextCalls,
} as const
