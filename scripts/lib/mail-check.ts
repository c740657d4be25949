import { mailServerProblem } from '@/lib/backend/platform/mail/mailer'
import type { Config } from '@/lib/config/env'

/** What an operator must know about mails when the shop starts, or null: that none leaves the shop, or why the mail server would take none. */
export async function mailWarning(config: Config, demo: boolean): Promise<string | null> {
  if (config.shopApiUrl !== null) return null
  if (config.mail.smtp !== null) return mailServerProblem()
  // A demonstration has nobody to write to.
  if (demo) return null
  return `NO MAIL LEAVES THIS SHOP: it has no mail server. Set SMTP_URL; until then orders, passwords and refunds are written to ${config.dataDir}/mail only.`
}
