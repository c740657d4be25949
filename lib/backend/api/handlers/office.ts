/** Calls of the back office. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { officeToken } from '@/lib/backend/domain/customers/office-cookie'
import { bearerToken } from '@/lib/backend/domain/customers/tokens'
import { requireRead } from '@/lib/backend/flows/office/actor'
import {
  campaignOf,
  moveCampaign,
  planCampaign,
  previewCampaign,
  priceEventsOf,
  stopCampaign,
} from '@/lib/backend/flows/office/campaigns'
import { changeMany } from '@/lib/backend/flows/office/bulk'
import { beginBulk, bulkWork, stopBulk } from '@/lib/backend/flows/office/bulk-work'
import { choicesFor, propertyChoices } from '@/lib/backend/flows/office/choices'
import { countStores, namesOfCodes, saveCount } from '@/lib/backend/flows/office/counts'
import { csvOf } from '@/lib/backend/flows/office/csv'
import { findRecords } from '@/lib/backend/flows/office/find'
import { changePrices, changeStock, goodsOf } from '@/lib/backend/flows/office/goods'
import { groupTreeOf, moveGroup } from '@/lib/backend/flows/office/group-tree'
import { changesOf, newestChange, undo } from '@/lib/backend/flows/office/history'
import { listRecords, withLabels } from '@/lib/backend/flows/office/list'
import { archiveProduct, copyProduct, createProduct } from '@/lib/backend/flows/office/products'
import { allFields, type Entity } from '@/lib/backend/flows/office/entities/entity'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { readOne } from '@/lib/backend/flows/office/rows'
import { createRecord, removeRecord, saveRecord } from '@/lib/backend/flows/office/save'
import { me, officeLogin, officeLogout } from '@/lib/backend/flows/office/session'
import { outdatedTexts } from '@/lib/backend/flows/office/outdated-texts'
import { createVariant, saveVariants } from '@/lib/backend/flows/office/variants'
import { waitingFor } from '@/lib/backend/flows/office/waiting'
import { removeView, saveView, viewsFor } from '@/lib/backend/flows/office/views'
import { db } from '@/lib/backend/platform/database/pool'
import type { officeCalls } from '@/lib/contract/calls/office'

import { actorIn } from './acting'
import { officeContentHandlers } from './office-content'
import { officeFileHandlers } from './office-files'
import { officeIntegrationHandlers } from './office-integrations'
import { officeOrderHandlers } from './office-orders'
import { officePageHandlers } from './office-pages'
import { officePictureHandlers } from './office-pictures'
import { officePurchaseHandlers } from './office-purchases'
import { officeTextHandlers } from './office-texts'
import type { Handlers } from './types'

/** Rows of a list as a file. */
const FILE_ROWS = 100_000

/** Saved lists are people's. */
const personIn = (context: CallContext) => ({ ...actorIn(context), id: requireCustomer(context.principal).id })

/** The kind of record, for a person who may see it. */
function seen(name: string, context: CallContext) {
  const entity = entityNamed(name)
  const actor = actorIn(context)
  requireRead(actor, entity)
  return { entity, actor }
}

/** Beyond it the security log does not name more accounts. */
const NAMED = 1_000

/** Whose accounts were shown, for the security log. */
function noteAccounts({ isPersonal }: Entity, rows: readonly { readonly id: string }[], context: CallContext): void {
  if (isPersonal) context.noteShown(rows.slice(0, NAMED).map(({ id }) => Number(id)))
}

export const officeHandlers: Handlers<typeof officeCalls> = {
  officeLogin: ({ body }, context) => officeLogin(body, context),
  officeLogout: (_input, context) =>
    officeLogout(bearerToken(context.headers('authorization')) ?? officeToken(context.headers('cookie')), context),
  officeMe: (_input, { principal }) => me(requireCustomer(principal)),
  officeWaiting: (_input, context) => waitingFor(actorIn(context)),
  officeRecords: async ({ params, query }, context) => {
    const { page, size, ...list } = query
    const { entity } = seen(params.entity, context)
    const found = await listRecords(entity, list, { page, size })
    noteAccounts(entity, found.rows, context)
    return { ...found, page, size }
  },
  officeRecordsFile: async ({ params, query: { columns, ...list } }, context) => {
    // A file has no pictures.
    const { pictures: _pictures, ...entity } = seen(params.entity, context).entity
    const { rows } = await listRecords(entity, list, { page: 1, size: FILE_ROWS })
    noteAccounts(entity, rows, context)
    const known = allFields(entity)
    const wanted = columns === '' ? entity.columns : columns.split(',').filter((name) => Object.hasOwn(known, name))
    return { type: 'text/csv; charset=utf-8', bytes: csvOf(wanted, rows), name: `${entity.name}.csv` }
  },
  officeRecord: async ({ params, query }, context) => {
    const { entity } = seen(params.entity, context)
    const [change, record] = await Promise.all([
      newestChange(entity.name, params.record),
      readOne(db(), entity, params.record, query),
    ])
    noteAccounts(entity, [record], context)
    const [[row], outdated] = await Promise.all([
      withLabels(entity, [record], query.language),
      outdatedTexts(db(), entity, record),
    ])
    return { ...(row ?? { ...record, labels: {} }), change, outdated }
  },
  createOfficeRecord: ({ params, body }, context) => {
    const { entity, actor } = seen(params.entity, context)
    return createRecord(entity, body.values, actor, { reason: body.reason })
  },
  saveOfficeRecord: async ({ params, body }, context) => {
    const { entity, actor } = seen(params.entity, context)
    const record = await saveRecord(entity, params.record, body.patch, actor, { reason: body.reason })
    const [row] = await withLabels(entity, [record], 'en')
    return { ...(row ?? { ...record, labels: {} }), change: await newestChange(entity.name, params.record) }
  },
  removeOfficeRecord: async ({ params, body }, context) => {
    const { entity, actor } = seen(params.entity, context)
    await removeRecord(entity, params.record, actor, { reason: body.reason })
    return { ok: true as const }
  },
  bulkOfficeRecords: async ({ params, body }, context) => {
    const { entity, actor } = seen(params.entity, context)
    const { isJob, ...change } = body
    if (isJob) return { changed: 0, batch: null, job: await beginBulk(entity, change, actor) }
    return { ...(await changeMany(entity, change, actor)), job: null }
  },
  officeBulkWork: ({ params }, context) => bulkWork(params.job, actorIn(context)),
  stopOfficeBulkWork: async ({ params }, context) => {
    await stopBulk(params.job, actorIn(context))
    return { ok: true as const }
  },
  officeChanges: ({ query }, context) => changesOf(query, actorIn(context)),
  undoOfficeChange: ({ body }, context) => undo(body, actorIn(context)),
  officeViews: async ({ query }, context) => ({ views: await viewsFor(personIn(context), query.entity) }),
  saveOfficeView: ({ body }, context) => saveView(body, personIn(context)),
  removeOfficeView: async ({ body }, context) => {
    await removeView(body.id, personIn(context))
    return { ok: true as const }
  },
  officeGoods: ({ params }, context) => goodsOf(params.model, actorIn(context)),
  changeOfficePrices: ({ params, body: { reason, ...body } }, context) =>
    changePrices({ model: params.model, ...body }, actorIn(context), { reason }),
  changeOfficeStock: ({ params, body: { reason, ...body } }, context) =>
    changeStock({ model: params.model, ...body }, actorIn(context), { reason }),
  saveOfficeVariants: ({ params, body: { reason, ...changes } }, context) =>
    saveVariants(params.model, changes, actorIn(context), { reason }),
  createOfficeVariant: ({ body: { reason, ...variant } }, context) =>
    createVariant(variant, actorIn(context), { reason }),
  officeChoices: (_input, context) => choicesFor(actorIn(context)),
  officePropertyChoices: async ({ query }, context) => ({
    properties: await propertyChoices(query.group ?? null, actorIn(context)),
  }),
  createOfficeProduct: ({ body: { reason, ...product } }, context) =>
    createProduct(product, actorIn(context), { reason }),
  copyOfficeProduct: ({ params, body }, context) => copyProduct(params.model, actorIn(context), body),
  archiveOfficeProduct: async ({ params, body: { to, reason } }, context) => {
    await archiveProduct(params.model, to, actorIn(context), { reason })
    return { ok: true as const }
  },
  officeFind: async ({ query }, context) => {
    const found = await findRecords(query.q, query.language, actorIn(context))
    const accounts = found.filter(({ entity }) => entityNamed(entity).isPersonal)
    if (accounts.length > 0) context.noteShown(accounts.map(({ id }) => Number(id)))
    return { found }
  },
  previewOfficeCampaign: ({ body }, context) => previewCampaign(body, actorIn(context)),
  planOfficeCampaign: ({ body: { reason, ...plan } }, context) => planCampaign(plan, actorIn(context), { reason }),
  officeCampaign: ({ params, query }, context) => campaignOf(params.campaign, query.page, actorIn(context)),
  moveOfficeCampaign: async ({ params, body: { reason, ...times } }, context) => {
    await moveCampaign({ id: params.campaign, ...times }, actorIn(context), { reason })
    return { ok: true as const }
  },
  stopOfficeCampaign: async ({ params, body }, context) => {
    await stopCampaign(params.campaign, actorIn(context), body)
    return { ok: true as const }
  },
  officePriceEvents: ({ params }, context) => priceEventsOf(params.variant, actorIn(context)),
  officeGroupTree: (_input, context) => groupTreeOf(actorIn(context)),
  moveOfficeGroup: ({ body }, context) => moveGroup(body, actorIn(context)),
  saveOfficeCount: ({ body }, context) => saveCount(body, actorIn(context)),
  officeCountStores: async (_input, context) => ({ stores: await countStores(actorIn(context)) }),
  officeCodes: async ({ body }, context) => ({ found: await namesOfCodes(body.codes, actorIn(context)) }),
  ...officeContentHandlers,
  ...officePictureHandlers,
  ...officeOrderHandlers,
  ...officePageHandlers,
  ...officePurchaseHandlers,
  ...officeIntegrationHandlers,
  ...officeFileHandlers,
  ...officeTextHandlers,
}
