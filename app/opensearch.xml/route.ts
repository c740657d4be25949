import { DEFAULT_LANGUAGE } from '@/lib/market/languages'

import { GET as describe } from '../opensearch/[file]/route'

export const dynamic = 'force-dynamic'

/** The search description in the default language, under its usual name. */
export function GET(request: Request): Promise<Response> {
  return describe(request, { params: Promise.resolve({ file: `${DEFAULT_LANGUAGE}.xml` }) })
}
