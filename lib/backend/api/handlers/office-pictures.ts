/** Calls of the back office for pictures. */
import { actorOf, requireRead } from '@/lib/backend/flows/office/actor'
import { pictureEntity } from '@/lib/backend/flows/office/entities/pictures'
import { cutFor } from '@/lib/backend/flows/office/pictures/cut'
import { orderPictures, productPictures } from '@/lib/backend/flows/office/pictures/product'
import { uploadPicture } from '@/lib/backend/flows/office/pictures/upload'
import { usesOf } from '@/lib/backend/flows/office/pictures/uses'
import { readOne } from '@/lib/backend/flows/office/rows'
import { db } from '@/lib/backend/platform/database/pool'
import type { officePictureCalls } from '@/lib/contract/calls/office-pictures'

import type { Handlers } from './types'

export const officePictureHandlers: Handlers<typeof officePictureCalls> = {
  uploadOfficePicture: ({ query, body }, { principal }) => uploadPicture(query, body, actorOf(principal)),
  officePictures: ({ params }, { principal }) => productPictures(params.model, actorOf(principal)),
  orderOfficePictures: ({ params, body: { reason, ...body } }, { principal }) =>
    orderPictures({ model: params.model, ...body }, actorOf(principal), { reason }),
  cutOfficePicture: async ({ params, body: { reason, ...body } }, { principal }) => ({
    cuts: await cutFor({ id: params.picture, ...body }, actorOf(principal), { reason }),
  }),
  officePictureUses: async ({ params, query }, { principal }) => {
    const actor = actorOf(principal)
    requireRead(actor, pictureEntity)
    const { values } = await readOne(db(), pictureEntity, String(params.picture))
    return { uses: await usesOf(String(values['path']), query.language, actor) }
  },
}
