/** Lines that are read again later: in memory while they are few, and in a file of this machine when they are not. */
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Characters that wait in memory. */
const IN_MEMORY = 4_000_000

export class Spool {
  private waiting: string[] = []
  private size = 0
  private folder: string | null = null
  private file: FileHandle | null = null

  constructor(private readonly most = IN_MEMORY) {}

  /** A text without line ends. */
  async add(line: string): Promise<void> {
    this.waiting.push(line)
    this.size += line.length
    if (this.size > this.most) await this.flush()
  }

  /** In their order; nothing may be added any more. */
  async *lines(): AsyncGenerator<string> {
    if (this.folder !== null) {
      await this.flush()
      let rest = ''
      for await (const part of createReadStream(this.path(), { encoding: 'utf8', highWaterMark: 1 << 20 })) {
        const lines = (rest + String(part)).split('\n')
        rest = lines.pop() ?? ''
        yield* lines
      }
    } else yield* this.waiting
  }

  async remove(): Promise<void> {
    this.waiting = []
    await this.file?.close()
    this.file = null
    if (this.folder !== null) await rm(this.folder, { recursive: true, force: true })
    this.folder = null
  }

  private async flush(): Promise<void> {
    // Only this process's person may read it.
    this.folder ??= await mkdtemp(join(tmpdir(), 'polku-import-'))
    this.file ??= await open(this.path(), 'a', 0o600)
    if (this.waiting.length > 0) await this.file.appendFile(`${this.waiting.join('\n')}\n`)
    this.waiting = []
    this.size = 0
  }

  private path = () => join(this.folder ?? '', 'lines')
}
