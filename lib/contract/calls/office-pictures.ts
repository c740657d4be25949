/** Calls of the back office for pictures. */
import { z } from 'zod'

import { defineCalls } from './call'
import { id, language, queryInt } from '../schemas/common'
import type { UploadBody } from '../schemas/complaint'
import { officePictures, pictureArea, pictureCuts, pictureUse, uploadedPicture } from '../schemas/office-pictures'

const reason = z.string().trim().max(500).optional()
const order = z.array(id).min(1).max(500)

export const officePictureCalls = defineCalls('Back office', {
  /** One picture, as the bytes of the body: into the library, and with `model` also behind the pictures of that product. */
  uploadOfficePicture: {
    method: 'POST',
    path: '/api/office/pictures/upload/',
    access: 'office.use',
    bodyType: 'image/*',
    query: z.strictObject({
      model: queryInt(id).optional(),
      colour: queryInt(id).optional(),
      /** Of the file. */
      name: z.string().max(500).default(''),
    }),
    body: z.custom<UploadBody>(
      (value) => typeof (value as UploadBody | null)?.read === 'function',
      'Send the bytes of one picture.',
    ),
    answer: uploadedPicture,
  },
  officePictures: {
    method: 'GET',
    path: '/api/office/goods/{model}/pictures/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    answer: officePictures,
  },
  /** CONFLICT when the pictures of the product are no longer in the order `from`. */
  orderOfficePictures: {
    method: 'POST',
    path: '/api/office/goods/{model}/pictures/order/',
    access: 'office.use',
    params: z.strictObject({ model: queryInt(id) }),
    body: z.strictObject({ from: order, to: order, reason }),
    answer: officePictures,
  },
  /** The part of a picture that a use shows; null shows all of it. CONFLICT when the cuts are no longer `from`. */
  cutOfficePicture: {
    method: 'POST',
    path: '/api/office/pictures/{picture}/cuts/',
    access: 'office.use',
    params: z.strictObject({ picture: queryInt(id) }),
    body: z.strictObject({ use: pictureUse, area: pictureArea.nullable(), from: pictureCuts, reason }),
    answer: z.object({ cuts: pictureCuts }),
  },
  officePictureUses: {
    method: 'GET',
    path: '/api/office/pictures/{picture}/uses/',
    access: 'office.use',
    params: z.strictObject({ picture: queryInt(id) }),
    /** Of the titles. */
    query: z.strictObject({ language: language.default('en') }),
    answer: z.object({
      uses: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), field: z.string() })),
    }),
  },
})
