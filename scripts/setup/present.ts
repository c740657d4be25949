/** What the form of `npm run setup -- --browser` finds out before and while it is filled in. */
import pg from 'pg'

import type { Filled, Values } from '@/lib/backend/flows/setup/form/read-form'
import { databaseValues, presentValues } from '@/lib/backend/flows/setup/form/present'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { readState } from '@/lib/backend/platform/embedded-postgres/state'
import { reasonOf } from '@/lib/backend/platform/log'
import { connectSmtp } from '@/lib/backend/platform/mail/smtp'
import { type Config, readConfig } from '@/lib/config/env'

const PATIENCE_MS = 3_000

/** The values in a database; null when it does not answer or has no tables yet. */
async function valuesIn(url: string): Promise<Values | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await databaseValues(client)
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function knownValues({ databaseUrl, dataDir, walArchive: archive }: Config): Promise<Values | null> {
  if (databaseUrl !== null) return valuesIn(databaseUrl)
  if (readState(dataDir) === undefined) return null
  const { url, stop } = await ensureDatabase({ dataDir, archive })
  try {
    return await valuesIn(url)
  } finally {
    await stop()
  }
}

/** What the form begins with. A database is only read, and one that does not exist is not made. */
export async function presentAnswers(settings: Config): Promise<Filled> {
  return presentValues(process.env, await knownValues(settings))
}

/** Logs in to the mail server of an address; what is wrong, or null. */
export async function mailProblemOf(smtpUrl: string): Promise<string | null> {
  try {
    const { mail } = readConfig({ ...process.env, SMTP_URL: smtpUrl })
    if (mail.smtp === null) return 'SMTP_URL is empty.'
    const connection = connectSmtp(mail.smtp, mail)
    try {
      return await connection.problem()
    } finally {
      connection.close()
    }
  } catch (error) {
    return reasonOf(error)
  }
}
