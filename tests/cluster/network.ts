/** Three machines of the cluster: network namespaces, each with one cable to a switch on which the shop is, too. */
import { execFileSync } from 'node:child_process'

export const NODES = [1, 2, 3] as const
export type Node = (typeof NODES)[number]

const NET = '10.213.77'
const SWITCH = 'shopcl-br'
const cable = (node: Node) => `shopcl-v${node}`
export const namespace = (node: Node) => `shopcl-${node}`
export const addressOf = (node: Node) => `${NET}.${node}`
/** The network of the examples, which is replaced by the test's own. */
export const inTestNetwork = (text: string) => text.replaceAll('10.0.0.', `${NET}.`)

const ip = (command: string): string =>
  execFileSync('ip', command.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

function quietly(command: string): void {
  try {
    ip(command)
  } catch {
    // It is not there.
  }
}

/** Lays the cables; what an earlier run has left is removed first. */
export function layNetwork(): void {
  removeNetwork()
  ip(`link add ${SWITCH} type bridge`)
  ip(`addr add ${NET}.254/24 dev ${SWITCH}`)
  ip(`link set ${SWITCH} up`)
  for (const node of NODES) {
    ip(`netns add ${namespace(node)}`)
    ip(`link add ${cable(node)} type veth peer name eth0 netns ${namespace(node)}`)
    ip(`link set ${cable(node)} master ${SWITCH} up`)
    ip(`-n ${namespace(node)} addr add ${addressOf(node)}/24 dev eth0`)
    ip(`-n ${namespace(node)} link set lo up`)
    ip(`-n ${namespace(node)} link set eth0 up`)
  }
}

export function removeNetwork(): void {
  for (const node of NODES) {
    quietly(`link del ${cable(node)}`)
    quietly(`netns del ${namespace(node)}`)
  }
  quietly(`link del ${SWITCH}`)
}

/** Pulls a machine's cable: packets vanish, nobody is told. */
export const unplug = (node: Node) => ip(`link set ${cable(node)} down`)
export const plugIn = (node: Node) => ip(`link set ${cable(node)} up`)

const others = (node: Node) => NODES.filter((other) => other !== node)

/** Parts a machine from the two others, while the shop still reaches all three: what it sends them goes to a card that nobody has. */
export function part(node: Node): void {
  for (const other of others(node))
    ip(`-n ${namespace(node)} neigh replace ${addressOf(other)} lladdr 02:00:00:00:00:01 nud permanent dev eth0`)
}

export function join(node: Node): void {
  for (const other of others(node)) quietly(`-n ${namespace(node)} neigh del ${addressOf(other)} dev eth0`)
}

/** The processes of a machine. */
export function processesOf(node: Node): number[] {
  try {
    return ip(`netns pids ${namespace(node)}`)
      .split('\n')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
