/**
 * `npm run keys -- create NAME PERMISSION… [--days 365]`: makes a key for another system and prints it, once.
 * `npm run keys -- list`: the keys with their beginning, permissions, last use and expiry.
 * `npm run keys -- revoke ID`: ends a key at once.
 */

import { createKey, KEY_PERMISSIONS, listKeys, revokeKey } from '@/lib/backend/domain/integrations/keys'
import { isPermission } from '@/lib/contract/access/permissions'

import { readArguments } from './lib/arguments'
import { runCommand } from './lib/command'

const USAGE = `Usage: npm run keys -- create NAME PERMISSION… [--days 365]
       npm run keys -- list
       npm run keys -- revoke ID
Permissions: ${KEY_PERMISSIONS.join(', ')}`

type Run = () => Promise<unknown>

function create(label: string, words: readonly string[], days: string | undefined): Run | null {
  const permissions = words.filter(isPermission)
  if (label === '' || words.length === 0 || permissions.length < words.length) return null
  return () => createKey(label, permissions, days === undefined ? null : Number(days))
}

/** What the words of the command ask for; null when they are no command. */
function readCommand(args: string[]): Run | null {
  const { values, positionals } = readArguments(USAGE, {
    args,
    options: { days: { type: 'string' } },
    allowPositionals: true,
  })
  const [command = '', first = '', ...others] = positionals
  if (command === 'create') return create(first, others, values.days)
  if (command === 'list' && first === '') return async () => listKeys()
  if (command !== 'revoke' || !/^\d{1,9}$/.test(first) || others.length > 0) return null
  return async () => {
    await revokeKey(Number(first))
    return { revoked: Number(first) }
  }
}

runCommand(USAGE, readCommand(process.argv.slice(2)))
