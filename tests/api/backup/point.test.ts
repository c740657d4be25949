import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, expect, it } from 'vitest'

import { readBase, takeBase } from '@/lib/backend/flows/backup/base'
import { recover } from '@/lib/backend/platform/embedded-postgres/base-copy'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { adminUrl } from '@/lib/backend/platform/embedded-postgres/provision'
import { readState } from '@/lib/backend/platform/embedded-postgres/state'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'

import { testFolder } from '../../support/test-server'

const folder = testFolder('point-')
const [dataDir, again, archive, systemDir] = ['data', 'again', 'wal', 'system'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

it('a base copy and the archived log restore the embedded database to a moment', async () => {
  const database = await ensureDatabase({ dataDir, systemDir, archive })
  const uploads = new FolderStorage(join(dataDir, 'pictures'))
  await uploads.put('imported/a.jpg', Buffer.from('a'))
  await ask(database.url, 'create table t (n int); insert into t values (1)')
  const input = { home: { files: new FolderStorage(folder), prefix: '' }, dataDir, uploads, secret: 'x'.repeat(32) }
  await expect(takeBase({ ...input, url: 'postgresql://other/shop' })).rejects.toThrow('Only the database in DATA_DIR')
  await sleep(1_100)
  const base = await takeBase({ ...input, url: database.url })
  expect(await readBase(base.folder)).toMatchObject({ files: [{ key: 'imported/a.jpg' }], files_copied: true })
  await ask(database.url, 'insert into t values (2)')
  await sleep(100)
  const time = new Date()
  await sleep(100)
  await ask(database.url, 'insert into t values (3)')
  const state = readState(dataDir)
  if (state) await ask(adminUrl(state), 'select pg_switch_wal()')
  await database.stop()

  await expect(recover({ dataDir, base: base.folder, archive, time, systemDir })).rejects.toThrow('There is a database')
  await recover({ dataDir: again, base: base.folder, archive, time, systemDir })
  const restored = await ensureDatabase({ dataDir: again, systemDir })
  expect(await ask(restored.url, 'select n from t order by n')).toEqual([{ n: 1 }, { n: 2 }])
  await restored.stop()
  await expect(readBase(folder)).rejects.toThrow('no complete base copy')
}, 180_000)
