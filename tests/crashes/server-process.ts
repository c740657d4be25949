/** A server process of the battery under the test's control. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outDir = `${root}tests/output/crashes`

/** Bundles the server, once for all its starts: it then starts in a fraction of the time. */
export async function buildServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': root.replace(/\/$/, '') } },
    build: {
      ssr: `${root}tests/crashes/server.ts`,
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly exited: Promise<string>,
  ) {}

  /** Starts one and waits until it listens. Its output goes to the test's own. */
  static async start(port: number, env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [`${outDir}/server.mjs`, String(port)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    const exited = new Promise<string>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}: ${said}`)),
    )
    const one = new ServerProcess(child, exited)
    await Promise.race([
      one.told('ready'),
      exited.then((how) => {
        throw new Error(`The server ended while starting: ${how}`)
      }),
    ])
    return one
  }

  private told(word: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (message: object) => {
        if (!(word in message)) return
        this.child.off('message', listen)
        resolve()
      }
      this.child.on('message', listen)
    })
  }

  /** From now on it dies when it reaches the step (`before:order.commit`). */
  async crashAt(point: string): Promise<void> {
    const armed = this.told('armed')
    this.child.send({ crashAt: point })
    await armed
  }

  /** Resolves with the signal (or the exit code and the last words) when it has ended. */
  ended(): Promise<string> {
    return this.exited
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited
  }
}
