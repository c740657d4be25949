/** The archive of the write-ahead log: with it and a copy of the files the database can be brought back to any moment. */
import { chmodSync, chownSync, mkdirSync } from 'node:fs'

import { canWrite, type Account } from './account'
import { DatabaseProblem } from './problem'

/** A segment is archived at least this often, so that at most this much is lost with the machine. */
const TIMEOUT_S = 60

/**
 * The settings of a server that archives into this folder. A segment appears under its name only when it is whole; one that is there with
 * other content is an error, which PostgreSQL repeats and logs.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const goal = `"${folder}/%f"`
  const part = `"${folder}/%f.part"`
  return {
    archive_mode: 'on',
    archive_timeout: String(TIMEOUT_S),
    archive_command: `if test -f ${goal}; then cmp -s "%p" ${goal}; else cp "%p" ${part} && sync ${part} && mv ${part} ${goal}; fi`,
  }
}

/** Makes the folder for PostgreSQL's account. Throws DatabaseProblem when that account cannot write in it. */
export async function openArchive(folder: string, account: Account): Promise<void> {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) {
      if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
      chmodSync(folder, 0o700)
    }
  } catch (error) {
    throw new DatabaseProblem(`WAL_ARCHIVE: the folder ${folder} cannot be made: ${(error as Error).message}.`, {
      cause: error,
    })
  }
  if (!(await canWrite(account, folder)))
    throw new DatabaseProblem(`WAL_ARCHIVE: PostgreSQL’s account cannot write in ${folder}; give the folder to it.`)
}
