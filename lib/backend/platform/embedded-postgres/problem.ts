import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A problem that the person who starts the shop must solve: the message is one sentence for them. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

const code = (error: unknown) => (error as { code?: unknown } | null)?.code

/** Converts an error of PostgreSQL or the system (`text`, and the error itself) to that sentence. */
export function explain(what: string, place: string, text: string, error?: unknown): DatabaseProblem {
  const options = error === undefined ? {} : { cause: error }
  const is = (pattern: RegExp | null, ...codes: string[]) => pattern?.test(text) || codes.includes(String(code(error)))
  if (is(/no space left|disk quota|disk full|wrote only/i, 'ENOSPC', 'EDQUOT', '53100')) {
    return new DatabaseProblem(`The disk is full: there is no room for the database in ${place}.`, options)
  }
  if (is(/read-only file system/i, 'EROFS')) {
    return new DatabaseProblem(
      `The database cannot be kept in ${place}, because that disk is read-only; set DATA_DIR to a folder that can be written.`,
      options,
    )
  }
  if (is(/permission denied|has wrong ownership|operation not permitted|invalid permissions/i, 'EACCES', 'EPERM')) {
    return new DatabaseProblem(
      `This account has no right to use the database files in ${place}; start the shop as their owner, or set DATA_DIR to another folder.`,
      options,
    )
  }
  if (is(/initialized by PostgreSQL version|not compatible with this version|files are incompatible with server/i)) {
    return new DatabaseProblem(
      `The database in ${place} was made by PostgreSQL ${madeBy(place)}, and the shop comes with another version; write a backup with the former version of the shop and restore it with this one (docs/running/backup.md).`,
      options,
    )
  }
  if (is(/not a directory/i, 'ENOTDIR', 'EEXIST')) {
    return new DatabaseProblem(
      `The database cannot be kept in ${place}, because that is not a folder; set DATA_DIR to a folder.`,
      options,
    )
  }
  if (is(/could not create any TCP\/IP sockets|could not bind|address already in use/i, 'EADDRINUSE')) {
    return new DatabaseProblem('No port on 127.0.0.1 could be opened for the database.', options)
  }
  if (is(null, 'ENOENT')) {
    return new DatabaseProblem(`${place} is not there any more; bring it back, or start the shop again.`, options)
  }
  return new DatabaseProblem(`${what}: ${firstLine(text, error)}.`, options)
}

/** The version that a folder of files belongs to. The server's message has it in a part that its log leaves out. */
function madeBy(data: string): string {
  try {
    return readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return 'of a former version'
  }
}

/** The same for programs that could not be run. */
export function explainPrograms(place: string, text: string, error?: unknown): DatabaseProblem {
  if (
    error === undefined ||
    /cannot execute binary|not found|exec format|error while loading shared libraries|GLIBC/i.test(text) ||
    ['ENOENT', 'ENOEXEC'].includes(String(code(error)))
  ) {
    const reason = firstLine(text, error)
    return new DatabaseProblem(
      `The PostgreSQL programs that come with the shop do not run on this system (${reason}); set DATABASE_URL to a PostgreSQL 15 or newer.`,
      error === undefined ? {} : { cause: error },
    )
  }
  return explain('PostgreSQL could not be run', place, text, error)
}

function firstLine(text: string, error: unknown): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const telling = lines.find((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1)
  const line = telling ?? (error instanceof Error ? error.message : 'no reason was given')
  return line.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').replace(/\.$/, '')
}
