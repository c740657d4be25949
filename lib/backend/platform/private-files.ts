/**
 * The files of DATA_DIR belong to the shop's account alone: mails in them contain links that open accounts and orders, and the shop's
 * secret and the password of its database are there.
 */
import { chmodSync, lstatSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
/** Every right of the group and of all other accounts. */
const OF_OTHERS = 0o077

/**
 * The mode of DATA_DIR itself. Root starts PostgreSQL as another account, which must be able to enter the folder (not to list it) to reach
 * its own files; everything else in it is closed to that account.
 */
export function dataDirMode(): number {
  return process.getuid?.() === 0 ? 0o711 : PRIVATE_FOLDER
}

/** May this process change the modes of the file? Root leaves PostgreSQL's files to PostgreSQL, which refuses to start when they are open. */
const isOwn = (uid: number) => process.getuid === undefined || uid === process.getuid()

/** Takes all rights of other accounts away from one entry and what is below it. Links are not followed. */
function close(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry || entry.isSymbolicLink() || !isOwn(entry.uid)) return
  if (entry.mode & OF_OTHERS) chmodSync(path, entry.mode & ~OF_OTHERS & 0o7777)
  if (entry.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
}

/**
 * Makes all files that this process and its children create readable by their owner only, and takes the rights of others away from what is
 * in DATA_DIR already (`dataDir`; it need not exist). A folder that another account lent, such as a mounted volume, keeps its own mode.
 * Throws the error of the file system when an own entry cannot be changed. Not for worker threads, where Node does not allow it.
 */
export function keepDataPrivate(dataDir: string): void {
  process.umask(OF_OTHERS)
  const folder = lstatSync(dataDir, { throwIfNoEntry: false })
  if (!folder?.isDirectory()) return
  if (isOwn(folder.uid)) chmodSync(dataDir, dataDirMode())
  for (const name of readdirSync(dataDir)) close(join(dataDir, name))
}

/** Writes a file with secrets. One that others could read is closed before its new text is there. */
export function writePrivateFile(path: string, text: string): void {
  close(path)
  writeFileSync(path, text, { mode: PRIVATE_FILE })
}
