/** The programs of the cluster: Debian's packages. */
import { existsSync } from 'node:fs'

const NEEDED: readonly (readonly [packageName: string, file: string])[] = [
  ['patroni', '/usr/bin/patroni'],
  // Patroni talks to etcd by it; without recommended packages it is not installed.
  ['python3-etcd', '/usr/lib/python3/dist-packages/etcd/__init__.py'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres'],
  ['iproute2', '/sbin/ip'],
]

/** Why the cluster cannot run here, in one sentence; null when it can. */
export function whyNot(): string | null {
  const missing = NEEDED.filter(([, file]) => !existsSync(file)).map(([name]) => name)
  if (missing.length > 0)
    return `The cluster needs Debian's packages: apt-get install ${missing.join(' ')} (and stop the services that they start).`
  if (process.getuid?.() !== 0) return 'The cluster makes network namespaces: run it as root.'
  return null
}
