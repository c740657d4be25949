/**
 * Loaded into a server that is measured (`node --import`): each SIGUSR2 moves its clock forward by the next number of
 * milliseconds in MOVE_CLOCK_MS, in turn, so that everything which it has cached ages without waiting. Timers are not affected.
 */
import { performance } from 'node:perf_hooks'

const steps = (process.env.MOVE_CLOCK_MS ?? '').split(',').map(Number)
const now = Date.now
const { timeOrigin } = performance
let moved = 0

Date.now = () => now() + moved
/** @type {ProxyHandler<DateConstructor>} */
const moveNew = {
  construct: (date, args, target) => Reflect.construct(date, args.length > 0 ? args : [Date.now()], target),
}
Object.assign(globalThis, { Date: new Proxy(Date, moveNew) })
// Next computes the age of an entry from this.
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + moved })
process.on('SIGUSR2', () => {
  const step = steps.shift() ?? 0
  moved += step
  steps.push(step)
})
