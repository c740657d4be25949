import type { Config } from '@/lib/config/env'
import { loadDemo } from '@/lib/demo/load'

/** Prints the address of the shop and the accounts of the demonstration. */
export async function welcome(config: Config, address: string, demo: boolean): Promise<void> {
  const lines = [`${config.shopName} is open at ${address}/`]
  if (config.routing.mode === 'domain') {
    for (const { language, origin } of config.routing.domains) lines.push(`  ${language}  ${origin}/`)
  }
  const accounts = demo ? ((await loadDemo('seed'))?.accounts ?? []) : []
  if (accounts.length > 0) lines.push('Accounts to try it with:')
  for (const { role, email, password } of accounts) lines.push(`  ${email.padEnd(24)} ${password.padEnd(24)} ${role}`)
  lines.push('Ctrl-C closes the shop.')
  console.log(`\n${lines.join('\n')}\n`)
}
