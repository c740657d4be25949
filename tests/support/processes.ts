import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ShopProcessOptions {
  dataDir: string
  systemDir: string
  databaseUrl?: string
  cwd?: string
  uid?: number
  gid?: number
}

/** A second process of the shop (tests/support/database-process.ts) that a test controls. */
export class ShopProcess {
  private readonly lines: string[] = []
  private readonly waiting: ((line: string | undefined) => void)[] = []
  private ended = false
  private constructor(readonly child: ChildProcess) {
    createInterface({ input: child.stdout! })
      .on('line', (line) => {
        const next = this.waiting.shift()
        if (next) next(line)
        else this.lines.push(line)
      })
      .on('close', () => {
        this.ended = true
        this.waiting.splice(0).forEach((next) => next(undefined))
      })
  }

  /** Starts it; `started()` resolves when its database is available. */
  static spawn(options: ShopProcessOptions): ShopProcess {
    const { uid, gid, cwd, databaseUrl } = options
    const child = spawn(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        `${root}tests/support/database-process.ts`,
        options.dataDir,
        options.systemDir,
        ...(databaseUrl ? [databaseUrl] : []),
      ],
      {
        cwd: cwd ?? root,
        env: { PATH: process.env.PATH, NODE_ENV: 'test', TSX_TSCONFIG_PATH: `${root}tsconfig.json` },
        stdio: ['pipe', 'pipe', 'inherit'],
        ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
      },
    )
    return new ShopProcess(child)
  }

  static async start(options: ShopProcessOptions): Promise<ShopProcess> {
    const one = ShopProcess.spawn(options)
    await one.started()
    return one
  }

  /** The connection string; throws the problem if the process has reported one. */
  async started(): Promise<string> {
    const said = JSON.parse((await this.next()) ?? '{"problem":"it ended"}') as {
      url?: string
      problem?: string
      kind?: string
    }
    if (said.url === undefined) throw Object.assign(new Error(said.problem), { name: said.kind })
    return said.url
  }

  async ask<T>(command: string): Promise<T> {
    this.child.stdin?.write(`${command}\n`)
    const line = await this.next()
    if (line === undefined) throw new Error(`it ended instead of answering "${command}"`)
    const { answer } = JSON.parse(line) as { answer: T & { error?: string } }
    if (answer && typeof answer === 'object' && answer.error) throw new Error(answer.error)
    return answer
  }

  /** Closes the database in an orderly way and ends the process. */
  async stop(): Promise<void> {
    if (this.ended) return
    await this.ask('stop')
    await this.exited()
  }

  /** Kills the process and its database, like a power failure. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited()
  }

  private async exited(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null)
      await new Promise((resolve) => this.child.once('exit', resolve))
  }

  private next(): Promise<string | undefined> {
    const line = this.lines.shift()
    if (line !== undefined || this.ended) return Promise.resolve(line)
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
