import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { chown, mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirMode } from '@/lib/backend/platform/private-files'
import { canWrite, chooseAccount, type Account } from './account'
import { DatabaseProblem, explain } from './problem'

/** Settings of the shop's database, in DATA_DIR/postgres.json (readable by its owner only). */
export interface DatabaseState {
  /** The folder of the database's files. */
  data: string
  port: number
  /** Of the role `shop`, which owns the database and is no superuser. */
  password: string
  /** Of the superuser `postgres`: creates the database, and stops the server. */
  adminPassword: string
}

/** For root in a project that only root can read: where PostgreSQL's files are. */
export const SYSTEM_DIR = '/var/lib/shop-postgres'

const stateFile = (dataDir: string) => join(dataDir, 'postgres.json')

/** Creates DATA_DIR and returns its real path; throws one sentence when this is not allowed. */
export function openDataDir(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      chmodSync(dataDir, dataDirMode())
    }
    return realpathSync(dataDir)
  } catch (error) {
    throw explain('The data folder could not be made', dataDir, '', error)
  }
}

/** The stored state, undefined before the first start (and for a copied project whose original uses the files). */
export function readState(dataDir: string): DatabaseState | undefined {
  const file = stateFile(dataDir)
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as DatabaseState
    const data = currentPlace(dataDir, state.data)
    return data === undefined ? undefined : { ...state, data }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (error instanceof SyntaxError)
      throw new DatabaseProblem(`${file} is damaged: it holds the database's password; restore it from a copy.`, {
        cause: error,
      })
    throw explain('The database’s state could not be read', file, '', error)
  }
}

/** The files may be in the project, and are then moved with it, or outside of it. */
function currentPlace(dataDir: string, data: string): string | undefined {
  const inside = join(dataDir, 'postgres')
  if (existsSync(join(inside, 'PG_VERSION'))) return inside
  const owner = readOwner(data)
  if (owner === undefined || owner === dataDir) return data
  // Copied, not moved: the original project still exists and uses its files.
  if (existsSync(stateFile(owner))) return undefined
  writeFileSync(join(data, '..', 'owner'), dataDir)
  return data
}

function readOwner(data: string): string | undefined {
  try {
    return readFileSync(join(data, '..', 'owner'), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes the state completely or not at all. */
export function writeState(dataDir: string, state: DatabaseState): void {
  const file = stateFile(dataDir)
  const half = `${file}.${process.pid}`
  try {
    writeFileSync(half, JSON.stringify(state, null, 2), { mode: 0o600 })
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw explain('The database’s state could not be written', file, '', error)
  }
}

/** An initial state: new passwords, and a folder that PostgreSQL's account can reach. */
export async function newState(dataDir: string, systemDir: string): Promise<DatabaseState> {
  const inside = join(dataDir, 'postgres')
  if (existsSync(join(inside, 'PG_VERSION'))) {
    throw new DatabaseProblem(
      `The database in ${inside} is there, but ${stateFile(dataDir)} with its password is not; restore that file, or move the folder away.`,
    )
  }
  const secret = () => randomBytes(24).toString('base64url')
  return { data: await choosePlace(dataDir, systemDir, inside), port: 0, password: secret(), adminPassword: secret() }
}

async function choosePlace(dataDir: string, systemDir: string, inside: string): Promise<string> {
  const account = await chooseAccount(inside)
  if (account.uid === undefined) return inside
  if (await reachable(account, inside)) return inside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const home = join(systemDir, hash)
  try {
    await mkdir(home, { recursive: true })
    chmodSync(systemDir, 0o755)
    chmodSync(home, 0o755)
    writeFileSync(join(home, 'owner'), dataDir)
  } catch (error) {
    throw explain('A place for the database could not be made', home, '', error)
  }
  return join(home, 'postgres')
}

async function reachable(account: Account, folder: string): Promise<boolean> {
  const existed = existsSync(folder)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
    return await canWrite(account, folder)
  } catch (error) {
    throw explain('A place for the database could not be made', folder, '', error)
  } finally {
    if (!existed) await rmdir(folder).catch(() => undefined)
  }
}
