/** The port of storage: what every home of files does. */
import type { Readable } from 'node:stream'

export interface StoredObject {
  readonly key: string
  readonly bytes: number
}

/** A file that is being read. `body` fails when the file does not arrive whole. */
export interface ReadObject {
  readonly bytes: number
  readonly changed: Date
  readonly body: Readable
}

/**
 * A home of files. Keys are paths of plain names (`imported/ab12.jpg`). Every method throws StorageProblem when the home does not do what
 * it is asked for.
 */
export interface Storage {
  /** For messages: a folder, or the address of a bucket. */
  readonly place: string
  /** Writes a file whole or not at all; one with the same key is replaced. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, type?: string): Promise<void>
  /** null: there is no such file. */
  read(key: string): Promise<ReadObject | null>
  /** All files whose keys begin so, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>
}
