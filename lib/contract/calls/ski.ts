/** The ski wizard (spec 2 §2, §3 and §7), and the packages that staff mount. */
import { z } from 'zod'

import { defineCalls } from './call'
import { country, id, language, queryInt, queryPage, queryTaxArea } from '../schemas/common'
import { compatibleProducts, skiWizard } from '../schemas/ski'

const sport = z.enum(['laskettelu', 'murto'])
const chosen = queryInt(id).optional()

export const skiCalls = defineCalls('Ski packages', {
  compatibleProducts: {
    method: 'GET',
    path: '/api/compatible_products/',
    access: 'optional',
    sendsAuth: true,
    sharedSeconds: 60,
    /** Ids of variants; `ski_type` is alpine (laskettelu) or cross-country (murto). */
    query: z.strictObject({
      ski_id: chosen,
      binding_id: chosen,
      boot_id: chosen,
      tax_area: queryTaxArea,
      ski_type: sport,
    }),
    answer: compatibleProducts,
  },
  /** The products of the wizard. */
  skiWizard: {
    method: 'GET',
    path: '/api/ski_wizard/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ ski_type: sport, language, tax_area: queryTaxArea, country: country.optional() }),
    answer: skiWizard,
  },
  /** Packages that staff have to mount: of paid orders that are not sent, newest first, 50 a page. */
  skiPackages: {
    method: 'GET',
    path: '/api/staff/ski_packages/',
    access: 'ski_packages.read',
    query: z.strictObject({ page: queryPage }),
    answer: z.object({
      total: z.int(),
      pages: z.int(),
      packages: z.array(
        z.object({
          order_number: z.string(),
          created: z.string(),
          quantity: z.int(),
          parts: z.array(z.object({ name: z.string(), color: z.string().nullable(), size: z.string().nullable() })),
          /** weight, height, age, shoe_size and level, as entered by the shopper. */
          skier: z.record(z.string(), z.string()),
        }),
      ),
    }),
  },
})
