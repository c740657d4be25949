/** `npm run api:document -- FILE`: writes the OpenAPI description of the shop API into a file, for linters and generators of clients. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { openApi } from '@/lib/backend/api/handlers/openapi'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Say where to: npm run api:document -- openapi.json')
  process.exit(2)
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`)
