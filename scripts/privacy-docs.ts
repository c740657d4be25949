/** `npm run docs:privacy`: writes docs/privacy.md from the table of lib/backend/flows/privacy/retention.ts. */
import { writeFileSync } from 'node:fs'

import { PRIVACY_PAGE, privacyPage } from './privacy-docs/page'

writeFileSync(PRIVACY_PAGE, privacyPage())
