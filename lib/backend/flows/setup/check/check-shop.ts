/** `npm run doctor`: everything that a shop needs in production, and what to do about what is missing. */
import { setDatabase } from '@/lib/backend/platform/database/pool'
import type { Config } from '@/lib/config/env'

import { contentFindings, deliveredCountries } from './contents'
import { databaseFindings } from './database'
import { environmentFindings, paymentFindings } from './environment'
import { filesFinding } from './files'
import type { Finding } from './finding'
import { linkFinding } from './links'
import { translationFinding } from './translation'

export interface CheckInput {
  readonly settings: Config
  readonly databaseUrl: string
  /** Why the configured mail server takes no mail; null when it does, or when none is configured. */
  readonly mailProblem: string | null
}

export const isFault = ({ level }: Finding): boolean => level === 'fault'

/** Looks at configuration, machine and database. Changes nothing except that a file is written, read and deleted. */
export async function checkShop({ settings, databaseUrl, mailProblem }: CheckInput): Promise<Finding[]> {
  const before = [
    ...environmentFindings(settings, mailProblem),
    ...(await filesFinding(settings)),
    await translationFinding(settings),
    ...(await databaseFindings(databaseUrl)),
  ]
  if (before.some((finding) => isFault(finding) && (finding.about === 'database' || finding.about === 'schema')))
    return before
  await setDatabase({ url: databaseUrl })
  const countries = await deliveredCountries()
  return [
    ...before,
    ...paymentFindings(settings, countries),
    ...(await contentFindings(countries)),
    await linkFinding(),
  ]
}
