/** Where uploaded files are kept. */
import { ConfigError } from './config-error'
import { matching, optional, origin, text, type Env } from './readers'

/** An S3-compatible service, addressed by path (`https://host/bucket/key`). */
export interface S3Service {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Put before every key, so that several shops can share a bucket; '' or a path with a slash at its end. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** S3_…; null: files are in DATA_DIR. Throws ConfigError, which never contains the keys. */
export function readStorage(env: Env): S3Service | null {
  const set = TOGETHER.filter((name) => optional(env, name) !== null)
  if (set.length === 0) return null
  const missing = TOGETHER.find((name) => !set.includes(name))
  if (missing) throw new ConfigError(missing, `must be set together with ${set.join(', ')}.`)
  const bucket = matching(env, 'S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name such as shop-files')
  const prefix = matching(env, 'S3_PREFIX', /^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*\/?$/, 'shop or shops/polku')
  return {
    endpoint: origin(env, 'S3_ENDPOINT') ?? '',
    region: matching(env, 'S3_REGION', /^[a-z0-9-]{2,40}$/, 'eu-north-1') ?? 'us-east-1',
    bucket: bucket ?? '',
    prefix: prefix === null ? '' : `${prefix.replace(/\/$/, '')}/`,
    accessKeyId: text(env, 'S3_ACCESS_KEY_ID', ''),
    secretAccessKey: text(env, 'S3_SECRET_ACCESS_KEY', ''),
  }
}
