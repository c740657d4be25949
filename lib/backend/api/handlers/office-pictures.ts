/** Calls of the back office for pictures. */
import { requireRead } from '@/lib/backend/flows/office/actor'
import { pictureEntity } from '@/lib/backend/flows/office/entities/pictures'
import { cutFor } from '@/lib/backend/flows/office/pictures/cut'
import { orderPictures, productPictures } from '@/lib/backend/flows/office/pictures/product'
import { uploadPicture } from '@/lib/backend/flows/office/pictures/upload'
import { usesOf } from '@/lib/backend/flows/office/pictures/uses'
import { readOne } from '@/lib/backend/flows/office/rows'
import { db } from '@/lib/backend/platform/database/pool'
import type { officePictureCalls } from '@/lib/contract/calls/office-pictures'

import { actorIn } from './acting'
import type { Handlers } from './types'

export const officePictureHandlers: Handlers<typeof officePictureCalls> = {
  uploadOfficePicture: ({ query, body }, context) => uploadPicture(query, body, actorIn(context)),
  officePictures: ({ params }, context) => productPictures(params.model, actorIn(context)),
  orderOfficePictures: ({ params, body: { reason, ...body } }, context) =>
    orderPictures({ model: params.model, ...body }, actorIn(context), { reason }),
  cutOfficePicture: async ({ params, body: { reason, ...body } }, context) => ({
    cuts: await cutFor({ id: params.picture, ...body }, actorIn(context), { reason }),
  }),
  officePictureUses: async ({ params, query }, context) => {
    const actor = actorIn(context)
    requireRead(actor, pictureEntity)
    const { values } = await readOne(db(), pictureEntity, String(params.picture))
    return { uses: await usesOf(String(values['path']), query.language, actor) }
  },
}
