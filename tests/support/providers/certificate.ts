/** A self-signed X.509 certificate for a test, with only the DER fields that its reader needs. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
const SHA256_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))

export interface SigningCertificate {
  readonly pem: string
  readonly key: KeyObject
}

/** Valid from an hour ago to `until`. */
export function selfSigned(commonName: string, until = new Date(Date.now() + 3_600_000)): SigningCertificate {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))))
  const validity = sequence(time(new Date(Date.now() - 3_600_000)), time(until))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_RSA,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(body, SHA256_RSA, der(0x03, Buffer.from([0]), sign('sha256', body, key)))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return { pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'), key }
}
