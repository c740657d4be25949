/**
 * `npm run docs:states`: writes docs/order-states.md from the tables of lib/order.
 * `npm run docs:states -- sql`: prints the triggers that guard the tables in the database, for a migration.
 */
import { writeFileSync } from 'node:fs'

import { TRANSITION_FUNCTION, transitionTrigger } from '../lib/backend/domain/schema/transition-triggers'
import { MACHINES } from '../lib/order/machines'
import { PAGE, statesPage } from './order-states/page'

if (process.argv[2] === 'sql')
  console.log([TRANSITION_FUNCTION, ...MACHINES.map(transitionTrigger)].join('--> statement-breakpoint\n'))
else writeFileSync(PAGE, statesPage())
