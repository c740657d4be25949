/** `npm run doctor`: says what a shop lacks for production, with what to do about it; exits with 1 when something is a fault. */
import { checkShop, isFault } from '@/lib/backend/flows/setup/check/check-shop'
import { mailServerProblem } from '@/lib/backend/platform/mail/mailer'
import { closePools } from '@/lib/backend/platform/database/pool'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { config } from '@/lib/config/env'

import { readArguments } from './lib/arguments'
import { isDemo, loadConfig } from './lib/environment'
import { findingLine } from './lib/findings'
import { fail } from './lib/progress'

async function main(): Promise<number> {
  readArguments('Usage: npm run doctor', {})
  const { databaseUrl, dataDir, walArchive: archive } = loadConfig('production')
  if (isDemo(loadConfig('production'))) process.env.SANDBOX_PAYMENTS ??= 'true'
  // A configured database is only looked at: that it does not answer is a finding.
  const embedded = databaseUrl === null ? await ensureDatabase({ dataDir, archive }) : null
  try {
    const findings = await checkShop({
      settings: config(),
      databaseUrl: embedded?.url ?? databaseUrl ?? '',
      mailProblem: await mailServerProblem(),
    })
    for (const finding of findings) console.log(findingLine(finding))
    const faults = findings.filter(isFault).length
    console.log(faults === 0 ? '\nNo faults.' : `\n${faults} faults.`)
    return faults === 0 ? 0 : 1
  } finally {
    await closePools()
    await embedded?.stop()
  }
}

main().then((code) => process.exit(code), fail)
